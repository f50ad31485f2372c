import { expect, it } from 'vitest';
import { seedFor } from '../../lab/simulation/chooser.ts';
import { createSetup } from '../../src/games/carcassonne/game/create-setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { startPirogue } from '../support/pirogue.ts';
import { storeLog } from '../support/stored-game.ts';
import { ORIGIN, pathOf, servePages } from './support/pages.ts';
import { enterSeat } from './support/seat-browser.ts';

const NAMES = ['Ana', 'Ben'];

/** Browsers of the seats of a game with the dragon, whose steps are asked from each player in turn. */
async function stage() {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const channelId = pirogue.discord.world.addTextChannel('table').id;
  const content = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const options = { dragon: true, interrupts: 'ask' } as const;
  const setup = createSetup({ content, colours: ['red', 'blue'], seed: seedFor('flight'), order: 'given', options });
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name, channelId)));
  const seats = people.map(({ id }, at) => ({ id, name: NAMES[at]!, locale: 'en-US' }));
  const stored = { ruleSet: 'carcassonne', setup, log: [], ended: false, channelId, people: seats } as const;
  const { id: gameId } = await storeLog(pirogue, { ...stored, options: { chosen: options } });
  const path = await pathOf(pirogue, channelId);
  const enter = (userId: string, at: number) =>
    enterSeat(pirogue, pages, { path, gameId, userId, 'x-forwarded-for': `203.0.113.${at}` });
  return Promise.all(people.map(({ id }, at) => enter(id, at)));
}

/** Who called the dragon takes the first step of its flight. */
const callerOf = (flight: string) => NAMES.indexOf(/^1\. (\w+): the dragon/.exec(flight)![1]!);

it('begins what it tells of a move with its player, and tells places of pieces and tiles after all else', async () => {
  const browsers = await stage();
  const lines: string[] = [];
  let flight = '';
  for (let isFlown = false; !isFlown; ) {
    const turns = await Promise.all(browsers.map((browser) => browser.turn()));
    const mover = turns.findIndex(({ state }) => state === 'choose');
    const { since } = turns[mover]!;
    const { step, revision, choices, draft } = await browsers[mover]!.drafted();
    isFlown = flight !== '' && step !== 'decision';
    if (step === 'decision') {
      flight = since.find((line) => /2\. \w+: the dragon flies/.test(line)) ?? '';
      // The flight is asked about now, so it is told before the turns that are over.
      if (flight !== '') expect(since[0]).toBe(flight);
    }
    const { told } = await browsers[mover]!.send('turn', { revision, draft: step === 'draw' ? choices[0]!.do : draft });
    // A step in the turn of another is told with that turn, also when it was the last one.
    if (step === 'decision' && flight !== '' && mover !== callerOf(flight)) expect(told).toEqual([]);
    for (const line of told!) expect(line).toMatch(new RegExp(`^(1\\. )?${NAMES[mover]}`));
    lines.push(...since, ...told!);
  }
  // Who called the dragon has not seen where others sent it after that.
  const caller = browsers[callerOf(flight)]!;
  const [known] = flight.split('; tile');
  expect((await caller.turn()).since).toContainEqual(expect.stringContaining(`${known}; `));
  const withTiles = lines.filter((line) => line.includes('tile at'));
  expect(withTiles.length).toBeGreaterThan(5);
  for (const line of withTiles) expect(line).toMatch(/tile at x -?\d+, y -?\d+[^;]*\.$/);
  for (const first of ['the dragon flies', 'meeple'])
    expect(lines).toContainEqual(expect.stringMatching(`${first} .*; tile at`));
});
