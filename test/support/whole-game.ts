import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { commitmentOf } from '../../src/core/commitment.ts';
import { type GameEvent, scoreLines } from '../../src/games/amazonas/rules/event.ts';
import { RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import { fold } from './amazonas-rules.ts';
import { newTileSet } from './amazonas-table.ts';
import { type Pirogue, startPirogue } from './pirogue.ts';
import { checkQuiet } from './seated-table.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

/** Plays a whole game by autocomplete alone and checks everything that was said and sent. */
export async function playWholeGame(players: number): Promise<void> {
  const pirogue = await startPirogue({ seed: `${players}`.repeat(32) });
  const people = await Promise.all(NAMES.slice(0, players).map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(people, chooserFor(players));
  await table.begin({ seats: players });
  const end = await table.playOn();

  const record = (await pirogue.store.games.last(people[0]!.channel))!;
  const log = (await pirogue.store.log.ofGame(record.id)).map(({ entry }) => entry);
  const folded = fold(newTileSet(pirogue.app), record.setup as Setup, JSON.parse(JSON.stringify(log)));
  if (!folded.ok) throw new Error(folded.failure.rejection.code);
  const { state, actions } = folded.value;
  expect(state.phase).toBe('over');
  expect(record.status).toBe('ended');
  const sums = state.scores.map(() => 0);
  for (const line of actions.flatMap(({ events }) => events.flatMap(scoreLines))) sums[line.seat]! += line.points;
  expect(state.scores).toEqual(sums);
  expect(toldScores(end)).toEqual([...state.scores].sort((a, b) => b - a));
  // Nothing was left out for want of room.
  expect(end.content).not.toMatch(/^…$/m);
  expect(end.mentions.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());

  await checkProof(people[0]!, record.setup as Setup);
  await checkPublicMessages(
    pirogue,
    actions.flatMap(({ events }) => events),
  );
  checkQuiet(pirogue);
}

/** The scores of the places, the best first. */
function toldScores(end: WireMessage): number[] {
  const places = end.content.split('\n').filter((line) => /^(?:🥇|🥈|🥉|\d\.) /u.test(line));
  return places.map((line) => Number(/\u2069 (\d+)/.exec(line)![1]));
}

/** The fingerprint told at the start is that of the seed and pile told once it is over. */
async function checkProof(person: TestPerson, setup: Setup): Promise<void> {
  const told = (await person.messages()).map(({ content }) => content).join('\n');
  // In small print below who plays.
  const commitment = /Players in order: .*\n-# The order of the tiles is fixed.*: `([0-9a-f]{64})`/.exec(told)?.[1];
  const seed = /`([0-9a-f]{32})`/.exec((await person.command('verify')).content)?.[1];
  expect(seed).toBe(setup.seed);
  expect(commitment).toBe(commitmentOf(RULES, { ...setup, seed }, 'random'));
}

async function checkPublicMessages(pirogue: Pirogue, events: readonly GameEvent[]): Promise<void> {
  const spectator = await pirogue.person('Ana');
  const turns = 1 + events.filter(({ type }) => type === 'turn-started').length;
  const created = pirogue.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  // The lobby, one message for every turn, and the end.
  expect(created).toHaveLength(1 + turns + 1);
  const messages = (await spectator.messages()).filter(isPublic);
  const turnMessages = messages.filter(({ mentions }) => mentions.length === 1);
  for (const message of turnMessages) {
    expect(message.mention_everyone).toBe(false);
    expect(message.attachments).toHaveLength(1);
    const [picture] = message.attachments;
    expect(picture!.content_type).toBe('image/png');
    expect(picture!.description!.length).toBeGreaterThan(100);
    expect([...picture!.description!].length).toBeLessThanOrEqual(1024);
  }
}
