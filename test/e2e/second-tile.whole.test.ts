import { expect, it } from 'vitest';
import { parseAction } from '../../src/games/carcassonne/game/action.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { StoredEntry } from '../../src/store/records.ts';
import { startPirogue } from '../support/pirogue.ts';
import { storeLog } from '../support/stored-game.ts';

/** Ana has a meeple and the builder on the road to the east; Eva has laid monasteries south of it. */
const TURNS = [
  'draw; place 1,0 r0; meeple 0',
  'draw; place 0,1 r0; pass',
  'draw; place 2,0 r0; meeple 0 builder',
  'draw; place 1,1 r0; pass',
];

it('whoever continues a road with their builder is called again, and everybody reads why', async () => {
  const pirogue = await startPirogue();
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: set.hash,
    options: { ...optionsSchema.parse({}), traders: true },
    colours: ['red', 'blue'],
    first: 0,
    pile: ['base-u', 'base-b', 'base-u', 'base-b', 'base-u', 'base-b', 'base-b'],
  };
  const log = TURNS.flatMap((turn, at) =>
    turn.split('; ').map((text): StoredEntry => ({ type: 'action', seat: at % 2, action: parseAction(text)! })),
  );
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log, ended: false, channelId, people });
  const [ana, eva] = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  await ana.command('draw');
  await ana.command('place', { x: 3, y: 0, rotation: 0 });
  await ana.command('pass');
  const called = await eva.waitForMessage(({ content }) => content.includes('Second tile for'));
  expect(called.content).toMatch(/Second tile for .*Ana.* \(builder\)/);
  expect(called.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect((await eva.command('log')).content).toMatch(/Second tile for .*Ana.* \(builder\)/);
});
