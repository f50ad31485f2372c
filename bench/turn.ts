import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { featuresFor } from '../commands/index.ts';
import { AutocompleteTable } from '../lab/driving/table.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { type App, TableCache, Wake } from '../src/app/app.ts';
import { startBot } from '../src/bot/bot.ts';
import { readLibrary } from '../src/content/content-library.ts';
import { parseSeed } from '../src/core/shuffle.ts';
import { GAMES } from '../src/games/registry.ts';
import { pausesOfGames } from '../src/guard/each-game.ts';
import { openStore } from '../src/store/open-store.ts';
import { report, spread } from './measure.ts';
import { seatTwo, Wire } from './wire.ts';

const TURNS = 20;

/**
 * Turns of a game of two over loopback sockets with a real database: from the command that ends a turn to the public
 * message with the picture in the next player's hands, and a whole turn with its draw, choices and answers.
 */
export async function benchTurn(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-bench-'));
  const wire = new Wire();
  const discord = await wire.open();
  const store = await openStore(`file:${join(folder, 'pirogue.db')}`);
  const library = readLibrary(GAMES);
  const app: App = {
    store,
    games: GAMES,
    library,
    tileSets: new Map(library.contents.map(({ set }) => [set.hash, set])),
    now: Date.now,
    newSeed: () => parseSeed('0123456789abcdef0123456789abcdef')!,
    newKey: () => 'key',
    tables: new TableCache(),
    wake: new Wake(),
    pauses: pausesOfGames(),
    onUnreadable: (error) => fail(error.message),
  };
  const log = pino({ level: 'silent' });
  const fail = (reason: string) => {
    throw new Error(reason);
  };
  const bot = await startBot({
    app,
    log,
    features: featuresFor(app),
    token: discord.botToken,
    apiBase: discord.origin,
    onFatal: fail,
  });
  const { players } = seatTwo(wire, discord, 'table');
  const table = new AutocompleteTable(players, chooserFor(11));
  await table.begin();
  const whole: number[] = [];
  const last: number[] = [];
  let message = await table.nextPublicMessage();
  for (let turn = 0; turn < TURNS; turn++) {
    const mover = players.find(({ id }) => id === message.mentions[0]!.id)!;
    const begun = performance.now();
    await mover.command('draw');
    await table.place(mover);
    await table.placeDouble(mover);
    const offered = await mover.autocomplete('meeple', { on: '' }, 'on');
    const ending = performance.now();
    if (offered.length + (await mover.autocomplete('camp', { on: '' }, 'on')).length > 0) await mover.command('boat');
    message = await table.nextPublicMessage();
    whole.push(performance.now() - begun);
    last.push(performance.now() - ending);
  }
  report({ name: 'a whole turn over the sockets, with its choices', unit: 'ms', figure: spread(whole) });
  report({ name: 'from the last command to the next turn message', unit: 'ms', figure: spread(last) });
  await bot.stop();
  await discord.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}
