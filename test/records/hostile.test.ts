import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRecord } from '../../src/app/record-check.ts';
import { readRecordFile } from '../../src/app/record-file.ts';
import { messagesIn } from '../../src/bot/write/message-text.ts';
import { differenceText, faultText } from '../../src/bot/write/verification.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';
import { commandMentions, speechIn } from '../../src/i18n/speech.ts';

const library = readLibrary(GAMES);
const tileSets = new Map(GAMES.map(({ ruleSet }) => library.ownContent(ruleSet)).map((set) => [set.hash, set]));
const house = { games: library.games, library, tileSets };
const say = speechIn(messagesIn('en'), commandMentions(new Map()));

type Json = Record<string, unknown>;
const trueRecord = (path: string): Json =>
  JSON.parse(readFileSync(new URL(`../golden/${path}`, import.meta.url), 'utf8'));
const RECORDS = [
  trueRecord('carcassonne-v1/2-players-germany-chips.json'),
  trueRecord('carcassonne-v1/2-players-random.json'),
  trueRecord('v1/2-players-greedy-1.json'),
];

/** JSON of values that nobody has in mind who reads a text or number. */
const strange: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '{"__proto__": {"toString": 1}}',
    '{"toString": null, "valueOf": 1}',
    '["__proto__", "constructor"]',
    '['.repeat(20_000) + ']'.repeat(20_000),
    '{"a":['.repeat(5_000) + ']}'.repeat(5_000),
    '"__proto__"',
    '"constructor"',
    '"\\u0000\\ud800"',
    JSON.stringify('x'.repeat(50_000)),
    '1e999',
    '-0',
    '9007199254740993',
    '[]',
    '{}',
    'null',
    'true',
  ),
  fc.json(),
);

/** Every place of a record by its keys; of a list only the first one. */
function placesOf(value: unknown): readonly (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [[]];
  const keys = Array.isArray(value) ? ['0'] : [...Object.keys(value), 'more'];
  return [[], ...keys.flatMap((key) => placesOf((value as Json)[key]).map((place) => [key, ...place]))];
}

/** Stands for the strange value until the record is text. */
const HERE = 'the strange value';

/** A record as JSON in which the value at a place is another one. */
function changed(record: Json, place: readonly string[], value: string): string {
  const copy = structuredClone({ record }) as Json;
  let at = copy;
  for (const key of ['record', ...place].slice(0, -1)) at = at[key] as Json;
  at[['record', ...place].at(-1)!] = HERE;
  return JSON.stringify(copy.record).replace(JSON.stringify(HERE), () => value);
}

/** What the program says about a file, all in all. */
function told(text: string): string {
  const file = readRecordFile(house, text)!;
  const { game } = file;
  const checked = checkRecord(game, { ruleSet: game.ruleSet, text, content: file.content });
  if (checked.outcome === 'other-stack') return checked.outcome;
  if (checked.outcome === 'not-record') return checked.faults.map(faultText).join('\n');
  const { record } = checked;
  return checked.differences.map((difference) => differenceText(say, game, { difference, record })).join('\n');
}

it('has a short word on every file of JSON, whatever its values are', () => {
  const changes = RECORDS.flatMap((record) => placesOf(record).map((place) => ({ record, place })));
  fc.assert(
    fc.property(fc.constantFrom(...changes), strange, ({ record, place }, value) => {
      expect(told(changed(record, place, value)).length).toBeLessThan(2000);
    }),
    { numRuns: 120, seed: 7 },
  );
});

it('has a short word on JSON that is no record at all', () => {
  fc.assert(
    fc.property(strange, (value) => {
      expect(told(value).length).toBeLessThan(2000);
    }),
    { seed: 7 },
  );
});
