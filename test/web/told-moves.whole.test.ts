import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { seedFor } from '../../lab/simulation/chooser.ts';
import { createSetup } from '../../src/games/carcassonne/game/create-setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { begunCarcassonne } from '../e2e/support/begun-carcassonne.ts';
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

it('begins with capitals only what begins a line, and tells of a tile that fits nowhere after what its player has scored', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const pile = ['base-e', 'base-a', 'base-c', 'base-a', 'base-b'];
  const [ana, ben] = (await begunCarcassonne(pirogue, { names: NAMES, chosen: {}, pile })) as [TestPerson, TestPerson];
  const browser = await enterSeat(pirogue, pages, {
    path: await pathOf(pirogue, ana.channel),
    gameId: 1,
    userId: ben.id,
    'x-forwarded-for': '203.0.113.7',
  });
  const take = async (
    person: TestPerson,
    place: Record<string, number>,
    then: readonly [string, Record<string, string>?],
  ) => {
    await person.command('draw');
    await person.command('place', place);
    await person.command(...then);
  };
  // A city that nobody holds, so that no city is open for the full one that follows.
  await take(ana, { x: 0, y: -1, rotation: 180 }, ['pass']);
  expect((await browser.turn()).since).toEqual([
    expect.stringMatching(/^Ana: city complete \(2 tiles\), nobody on it; tile at x 0, y -1 .*\.$/),
  ]);
  await take(ben, { x: 1, y: 0, rotation: 90 }, ['pass']);
  await take(ana, { x: -1, y: 0, rotation: 270 }, ['meeple', { on: 'road' }]);
  expect((await browser.turn()).since).toEqual([
    expect.stringMatching(
      /^Ana scores 3 points for the road [^;]*; the tile “.*” fits nowhere and is out; meeple .*; tile at x -1, y 0 .*\.$/,
    ),
  ]);
});
