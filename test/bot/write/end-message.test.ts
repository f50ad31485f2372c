import { expect, it } from 'vitest';
import { type FinishedTurn, finishedTurns } from '../../../src/app/finished-turns.ts';
import { DISCORD_WRITING, messagesIn } from '../../../src/bot/write/message-text.ts';
import { endText } from '../../../src/bot/write/messages/end-message.ts';
import { scoreLines } from '../../../src/games/amazonas/rules/event.ts';
import { commandMentions, speechIn } from '../../../src/i18n/speech.ts';
import { LANGUAGES } from '../../../src/i18n/translate.ts';
import type { AmazonasTable } from '../../support/amazonas-table.ts';
import { peopleNamed } from '../support/people.ts';
import { LONG_NAMES, tablesOf } from '../support/played-table.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];
const ids = commandMentions(new Map([['verify', '1100000000000000001']]));

/** The end of a random game, with seats, as a message needs them. */
function endOf(players: number, seed: string): AmazonasTable {
  const [end] = [...tablesOf(players, seed)].slice(-1) as [AmazonasTable];
  const seats = end.setup.colours.map((colour, seat) => ({ userId: `110000000000000000${seat}`, colour }));
  return { ...end, record: { ...end.record, seats } };
}

function peopleAt({ setup: { colours } }: AmazonasTable, names: readonly string[]) {
  const plain = names.slice(0, colours.length);
  return peopleNamed(
    plain,
    plain.map((name) => `🟡 ${DISCORD_WRITING.name(name)}`),
  );
}

/** What every seat gets in the final scoring, by category and seat. */
function finalPoints({ fold }: AmazonasTable): Map<string, number> {
  const sums = new Map<string, number>();
  for (const event of fold.actions.flatMap(({ events }) => events)) {
    const kind = event.type === 'feature-scored' && event.final ? event.kind : event.type === 'mouth-scored' && 'mouth';
    if (!kind) continue;
    for (const { seat, points } of scoreLines(event)) {
      const key = `${kind} ${NAMES[seat]}`;
      if (points > 0) sums.set(key, (sums.get(key) ?? 0) + points);
    }
  }
  return sums;
}

const HEADINGS = { Tributaries: 'tributary', Villages: 'village', Camps: 'jungle', 'River mouth': 'mouth' } as const;

it.each([2, 3, 4, 5])('tells the final scoring of %i players category by category, every point once', (players) => {
  const table = endOf(players, `end ${players}`);
  const lines = endText(speechIn(messagesIn('en'), ids), table, peopleAt(table, NAMES)).split('\n');
  const told = new Map<string, number>();
  const headings: string[] = [];
  for (const [heading, kind] of Object.entries(HEADINGS)) {
    const line = lines.find((one) => one.startsWith(`- ${heading}: `));
    if (!line) continue;
    headings.push(heading);
    const seats = [...line.matchAll(/\u2068(\S+)\u2069 \*\*(\d+)\*\*(?: \(([\d +]+)\))?/g)];
    const sums = seats.map(([, , sum]) => Number(sum));
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    for (const [, name, sum, parts] of seats) {
      told.set(`${kind} ${name}`, Number(sum));
      if (parts) expect(parts.split(' + ').reduce((total, part) => total + Number(part), 0)).toBe(Number(sum));
    }
  }
  expect(told).toEqual(finalPoints(table));
  const order = lines.flatMap((line) => headings.filter((heading) => line.startsWith(`- ${heading}: `)));
  expect(order).toEqual(headings);
  // Who has won is what people want to know first.
  const best = Math.max(...table.fold.state.scores);
  expect(lines[1]).toMatch(new RegExp(`^\\*\\*.*with ${best} points!\\*\\*$`));
});

it.each([2, 3, 4, 5])('tells the places of %i players, how far each is behind, and how the game went', (players) => {
  const table = endOf(players, `story ${players}`);
  const { scores } = table.fold.state;
  const lines = endText(speechIn(messagesIn('en'), ids), table, peopleAt(table, NAMES)).split('\n');
  const best = Math.max(...scores);
  const expected = [...scores.keys()]
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .map((seat) => {
      const place = scores.filter((score) => score > scores[seat]!).length;
      const behind = scores[seat] === best ? '' : ` (${best - scores[seat]!} behind)`;
      return `${['🥇', '🥈', '🥉'][place] ?? `${place + 1}.`} ${NAMES[seat]} ${scores[seat]}${behind}`;
    });
  // Just above the pictures.
  expect(lines.slice(-players).map((line) => line.replace(/[\u2068\u2069]|[🟡🔴🟢🔵⚫🟣] /gu, ''))).toEqual(expected);

  // The lead is counted anew, event by event.
  const now = scores.map(() => 0);
  let max = 0;
  let [turn, leader, since, changes] = [1, -1, 0, 0];
  let hasFinal = false;
  const look = () => {
    const top = Math.max(...now);
    const isShared = now.filter((score) => score === top).length > 1;
    const ahead = now.indexOf(top);
    if (isShared || ahead !== leader) since = turn;
    if (isShared) {
      since = turn + 1;
      return;
    }
    if (leader >= 0 && ahead !== leader) changes++;
    leader = ahead;
  };
  const events = table.fold.actions.flatMap((action) => action.events);
  for (const event of events) {
    if (event.type === 'turn-started' || ('final' in event && event.final && !hasFinal)) look();
    if (event.type === 'turn-started') turn++;
    if ('final' in event && event.final) hasFinal = true;
    for (const { seat, points } of scoreLines(event)) {
      now[seat]! += points;
      max = Math.max(max, points);
    }
  }
  const last = turn;
  turn++;
  look();
  expect(now).toEqual(scores);
  const story = lines.find((line) => line.includes('Biggest score'))!;
  expect(Number(/Biggest score: .*, (\d+) for /.exec(story)![1])).toBe(max);
  const isShared = scores.filter((score) => score === best).length > 1;
  const led = /led from turn (\d+) to the end/.exec(story)?.[1];
  const changed = /The lead changed (once|\d+)/.exec(story)?.[1];
  if (isShared) expect(changed === 'once' ? 1 : Number(changed ?? 0)).toBe(changes);
  else if (since > last) expect(story).toContain('took the lead in the final scoring');
  else expect(Number(led)).toBe(since);
});

it.each(LANGUAGES)('has room for the final scoring whatever people are called, in %s', (language) => {
  let bySeat = 0;
  for (const seed of ['room 1', 'room 2', 'room 3']) {
    const table = endOf(5, seed);
    const say = speechIn(messagesIn(language), ids);
    const text = endText(say, table, peopleAt(table, LONG_NAMES));
    expect([...text].length).toBeLessThanOrEqual(2000);
    const lines = text.split('\n');
    expect(lines).not.toContain('…');
    const proof = lines.findIndex((line) => line.includes('</verify:1100000000000000001>'));
    expect(proof).toBeGreaterThan(0);
    expect(lines.filter((line) => /^(?:🥇|🥈|🥉|\d\.) /u.test(line))).toHaveLength(5);
    const total = [...finalPoints(table).values()].reduce((sum, points) => sum + points, 0);
    const scoring = lines.slice(lines.indexOf(say('end.final')) + 1, proof);
    const isBySeat = scoring.every((line) => !line.includes('**'));
    if (isBySeat) bySeat++;
    // Sums in bold by category, single numbers by seat; names hold digits, too.
    const bare = scoring.map((line) => line.replace(/\u2068[^\u2069]*\u2069/g, ''));
    const numbers = bare.flatMap((line) => [...line.matchAll(isBySeat ? /\d+/g : /\*\*(\d+)\*\*/g)]);
    expect(numbers.reduce((sum, [all, bold]) => sum + Number(bold ?? all), 0)).toBe(total);
  }
  expect(bySeat).toBeGreaterThan(0);
});

it('tells every turn that no message has told before', () => {
  const table = endOf(3, 'several last turns');
  const [before, last] = finishedTurns(table).slice(-2) as [FinishedTurn, FinishedTurn];
  const say = speechIn(messagesIn('en'), ids);
  const played = (since?: number) =>
    endText(say, table, peopleAt(table, NAMES), { since })
      .split('\n')
      .flatMap((line) => /\u2068(\S+)\u2069\*\* has played:$/.exec(line)?.[1] ?? []);
  expect(played(last.entry)).toEqual([NAMES[last.seat]]);
  expect(played(before.entry)).toEqual([NAMES[before.seat], NAMES[last.seat]]);
  // Of a whole game there is no room for more than the last turn, whose scoring is told as ever.
  const text = endText(say, table, peopleAt(table, NAMES), { since: 0 });
  expect(text).toBe(endText(say, table, peopleAt(table, NAMES)));
  expect(text).not.toContain('\n…');
});
