import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé'];

/** Entries of the log of more than half a game, up to a draw. */
const BEGUN = 142;

it('a game of three players is played to its end by buttons alone, in at most four taps a turn, one more for a double-tile', async () => {
  const players = 3;
  const pirogue = await startPirogue();
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(people, chooserFor(players));
  const tapping = new ButtonPlayer(chooserFor(players + 40));
  await storeGame(pirogue, {
    players,
    seed: 'by buttons',
    channelId: people[0]!.channel,
    entries: BEGUN,
    people: NAMES.map((name, at) => ({ id: people[at]!.id, name, locale: 'en-US' })),
  });
  const taps: number[] = [];
  const turns = new Map<string, number>();
  let message = await table.nextPublicMessage();
  while (message.mentions.length === 1) {
    const mover = people.find(({ id }) => id === message.mentions[0]!.id)!;
    taps.push(await tapping.takeTurn(mover, message));
    turns.set(message.id, 0);
    message = await table.nextPublicMessage();
  }
  const record = (await pirogue.store.games.last(people[0]!.channel))!;
  expect(record.status).toBe('ended');
  expect(taps.length).toBeGreaterThan(25);
  const played = (await pirogue.store.log.ofGame(record.id)).slice(BEGUN);
  const doubles = played.filter(({ entry }) => entry.type === 'action' && entry.action.type === 'double').length;
  expect(Math.max(...taps)).toBeLessThanOrEqual(5);
  expect(taps.filter((count) => count > 4).length).toBeLessThanOrEqual(doubles);

  for (const { method, path } of pirogue.requests) {
    const edited = method === 'PATCH' && /\/messages\/(\d+)$/.exec(path)?.[1];
    if (edited && turns.has(edited)) turns.set(edited, turns.get(edited)! + 1);
  }
  expect(Math.max(...turns.values())).toBeLessThanOrEqual(3);
  const created = pirogue.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  expect(created).toHaveLength(1 + turns.size + 1);

  // Whatever was played on has no buttons any more.
  const told = (await people[0]!.messages()).filter(({ id }) => turns.has(id));
  expect(told.flatMap(controlsOf)).toEqual([]);
  checkQuiet(pirogue);
});
