import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { PRESETS } from '../../src/games/carcassonne/presets.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';
import { storeLog } from '../support/stored-game.ts';

/** Every expansion that is offered. */
const ALL = PRESETS['big-box']!;

it('a game with every expansion is played to its end by buttons alone', async () => {
  const pirogue = await startPirogue();
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  // The rule for absent players leaves all special pieces in the supplies (E58).
  const plan = {
    game: CARCASSONNE,
    set,
    players: 3,
    seed: 'expansions',
    policies: ['stand-in'],
    options: ALL,
  } as const;
  const { setup, log } = simulateGame({ ...plan, order: 'given' });
  const begun = log.findIndex(
    (entry, at) => at > log.length * 0.8 && entry.type === 'action' && entry.action.type === 'draw',
  );
  const names = ['Ana', 'Bruno', 'Eva'];
  const people = names.map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const record = await storeLog(pirogue, {
    ruleSet: 'carcassonne',
    setup,
    log: log.slice(0, begun),
    ended: false,
    channelId,
    people,
  });
  const players = await Promise.all(names.map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(players, chooserFor(1), 'pass');
  const tapping = new ButtonPlayer(chooserFor(2));
  let message = await table.nextPublicMessage();
  while (message.mentions.length === 1) {
    const mover = players.find(({ id }) => id === message.mentions[0]!.id)!;
    await tapping.takeTurn(mover, message);
    message = await table.nextPublicMessage();
  }
  expect((await pirogue.store.games.last(channelId))!.status).toBe('ended');
  const tapped = (await pirogue.store.log.ofGame(record.id)).slice(begun).map(({ entry }) => JSON.stringify(entry));
  expect(tapped.filter((entry) => entry.includes('"as":'))).not.toEqual([]);
  checkRequests(pirogue);
});
