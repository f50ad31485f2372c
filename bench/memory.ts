import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LocalDiscord, WireMessage } from 'local-discord';
import { controlsOf } from '../lab/driving/controls.ts';
import { builtCommand, type Program, startProgram } from '../lab/driving/started-program.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { TableCache, type TableSource } from '../src/app/app.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { GAMES } from '../src/games/registry.ts';
import { openStore } from '../src/store/open-store.ts';
import { KnowingTable, stateIn } from './knowing-table.ts';
import { commandCall, Wire, WirePlayer } from './wire.ts';

/**
 * The memory of the program, thread by thread, while many people in four languages and all themes ask for all sorts of
 * private answers: `npm run bench:memory -- 20000`. It has found its size when the figures after the
 * collection of garbage no longer grow.
 */
const INTERACTIONS = Number(process.argv[2] ?? 20_000);
const CHECKPOINTS = 10;

const TABLES = 8;
const PEOPLE = 300;
const LOCALES = ['en-US', 'nl', 'fr', 'de'];

/** Interactions on their way at the same time, and how many there are to one turn of a table. */
const AT_ONCE = 64;
const TO_A_TURN = 50;

/** Time that the program may take for an answer, in milliseconds: it is asked for more than it can do at once. */
const PATIENCE = 600_000;

/** Of a message: its answer is still to come. */
const LOADING = 128;

/** Runs in every thread of the program: writes what the thread holds, and collects garbage when it is told to. */
const PROBE = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { threadId } from 'node:worker_threads';
  let collected = '';
  setInterval(() => {
    let wanted = '';
    try { wanted = readFileSync(process.env.PROBE + '/collect', 'utf8'); } catch {}
    if (wanted !== collected) { gc(); gc(); }
    collected = wanted;
    writeFileSync(process.env.PROBE + '/thread-' + threadId, JSON.stringify({ collected, ...process.memoryUsage() }));
  }, 200).unref();
`;

type Choose = (count: number) => number;

/** Somebody who asks for something in a channel. */
interface Asker {
  readonly user: string;
  readonly channel: string;
}

/** Asks the program as people at the page do, and hears its private answers. */
class Crowd {
  readonly #discord: LocalDiscord;
  readonly #waiting = new Map<string, (message: WireMessage) => void>();

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
    discord.world.listen((event) => {
      if (event.type !== 'message-create' && event.type !== 'message-update') return;
      const { message } = event.stored;
      const id = message.interaction_metadata?.id ?? '';
      if (message.flags & LOADING || !this.#waiting.has(id)) return;
      this.#waiting.get(id)!(message);
      this.#waiting.delete(id);
    });
  }

  async command(asker: Asker, name: string, values: Record<string, string | number | boolean> = {}) {
    return this.#answer('POST /local/commands', { ...asker, ...commandCall(this.#discord, { name, values }) });
  }

  async autocomplete(asker: Asker, name: string, values: Record<string, string | number>, focused: string) {
    await this.#discord.ask('POST /local/autocomplete', {
      ...asker,
      ...commandCall(this.#discord, { name, values, focused }),
    });
  }

  /** Presses a button, or chooses in a menu; the answer is private and new. */
  async use(asker: Asker, message: WireMessage, component: object): Promise<WireMessage> {
    return this.#answer('POST /local/components', { ...asker, message_id: message.id, component });
  }

  /** As its reader does sooner or later; else the local Discord would grow instead of the program. */
  dismiss({ channel_id, id }: WireMessage): void {
    const stored = this.#discord.world.message(channel_id, id);
    if (stored) this.#discord.world.deleteMessage(stored);
  }

  async #answer(request: string, input: Record<string, unknown>): Promise<WireMessage> {
    const { interaction_id } = (await this.#discord.ask(request, input)) as { interaction_id: string };
    return new Promise((resolve) => this.#waiting.set(interaction_id, resolve));
  }
}

/** A table whose players take turns while the others look on. */
interface Game {
  readonly channel: string;
  readonly players: readonly WirePlayer[];
  /** Plays one turn; a new game begins when one has ended. */
  readonly takeTurn: () => Promise<void>;
}

const folder = await mkdtemp(join(tmpdir(), 'pirogue-memory-'));
const wire = new Wire();
const discord = await wire.open({ answerDeadlineMs: PATIENCE });
await promisify(execFile)('npm', ['run', 'build']);
const program = startProgram(
  {
    DATABASE_URL: `file:${join(folder, 'pirogue.db')}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
    DISCORD_REQUESTS_PER_SECOND: '5000',
    LOG_LEVEL: 'error',
    PROBE: folder,
  },
  builtCommand(['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(PROBE)}`]),
);
try {
  await program.ready;
  await measure(program);
} finally {
  process.stderr.write(program.errors());
  program.child.kill('SIGKILL');
  await discord.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(running: Program): Promise<void> {
  const choose = chooserFor(7);
  const store = await openStore(`file:${join(folder, 'pirogue.db')}`);
  const { set } = readTileSet(amazonas);
  const app = { store, games: GAMES, tileSets: new Map([[set.hash, set]]), tables: new TableCache() };
  const people = Array.from(
    { length: PEOPLE },
    (_, at) => discord.world.addPerson(`Somebody ${at}`, LOCALES[at % LOCALES.length]).user.id,
  );
  const games = await Promise.all(Array.from({ length: TABLES }, (_, at) => beginGame(app, people, at)));
  const crowd = new Crowd(discord);
  for (const [at, user] of people.entries()) await chooseTheme(crowd, { user, channel: games[0]!.channel }, at);
  await report(running, 0);
  let asked = 0;
  let turns: Promise<unknown> = Promise.resolve();
  for (let part = 1; part <= CHECKPOINTS; part++) {
    const until = Math.round((INTERACTIONS * part) / CHECKPOINTS);
    const askers = Array.from({ length: AT_ONCE }, async () => {
      while (asked < until) {
        if (++asked % TO_A_TURN === 0) turns = turns.then(games[choose(TABLES)]!.takeTurn);
        const game = games[choose(TABLES)]!;
        // Half of those who ask play themselves.
        const player = game.players[choose(game.players.length)]!.id;
        const user = choose(2) === 0 ? player : people[choose(PEOPLE)]!;
        await askOne(crowd, { user, channel: game.channel }, choose);
      }
    });
    await Promise.all(askers);
    await turns;
    await report(running, asked);
  }
  await store.close();
}

async function beginGame(app: TableSource, people: readonly string[], at: number): Promise<Game> {
  const channel = discord.world.addTextChannel(`table-${at}`).id;
  const seats = people.slice(at * 5, at * 5 + 2 + (at % 4));
  const players = seats.map((id) => new WirePlayer(wire, discord, { id, channel }));
  wire.listen(channel, (message) => {
    for (const player of players) player.hear(message);
  });
  const table = new KnowingTable(players, chooserFor(at + 10), stateIn(app, channel));
  await table.begin();
  let message = await table.nextPublicMessage(channel);
  const takeTurn = async () => {
    if (message.mentions.length !== 1) {
      await table.begin();
      message = await table.nextPublicMessage(channel);
    }
    await table.takeTurn(players.find(({ id }) => id === message.mentions[0]!.id)!);
    message = await table.nextPublicMessage(channel);
  };
  for (let turn = 0; turn < at * 8; turn++) await takeTurn();
  return { channel, players, takeTurn };
}

async function chooseTheme(crowd: Crowd, asker: Asker, at: number): Promise<void> {
  const settings = await crowd.command(asker, 'settings');
  const menu = controlsOf(settings).find(({ custom_id }) => custom_id.endsWith(':theme'))!;
  const { value } = menu.options![Math.floor(at / LOCALES.length) % menu.options!.length]!;
  await discord.ask('POST /local/components', {
    ...asker,
    message_id: settings.id,
    component: { custom_id: menu.custom_id, values: [value] },
  });
}

/** One private interaction out of all there are; what a player is shown by /draw is part of the turns. */
async function askOne(crowd: Crowd, asker: Asker, choose: Choose): Promise<void> {
  const ask = [
    () => crowd.command(asker, 'board'),
    () => crowd.command(asker, 'board', { view: 'whole' }),
    () => crowd.command(asker, 'board', { view: 'focus' }),
    () => crowd.command(asker, 'board', { view: 'text' }),
    () => crowd.command(asker, 'tiles'),
    () => crowd.command(asker, 'score'),
    () => crowd.command(asker, 'turn'),
    () => crowd.command(asker, 'log'),
    () => crowd.command(asker, 'help'),
    () => crowd.command(asker, 'mygames'),
    () => crowd.command(asker, 'settings'),
    async () => {
      const overview = await crowd.command(asker, 'rules');
      const menu = controlsOf(overview)[0]!;
      const { value } = menu.options![choose(menu.options!.length)]!;
      crowd.dismiss(overview);
      return crowd.command(asker, 'rules', { topic: value });
    },
    () => crowd.autocomplete(asker, 'tiles', { x: '' }, 'x'),
    () => crowd.autocomplete(asker, 'place', { x: '' }, 'x'),
  ];
  const answer = await ask[choose(ask.length)]!();
  if (answer) crowd.dismiss(answer);
}

interface Held {
  readonly collected: string;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
}

/** What is held before and after all garbage was collected, in MiB, in all and by the two threads. */
async function report({ child }: Program, asked: number): Promise<void> {
  const threads = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith('thread-')).sort();
    return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Held));
  };
  const resident = async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
  const before = await resident();
  const order = `${asked}`;
  await writeFile(join(folder, 'collect'), order);
  let held: Held[] = [];
  do {
    await setTimeout(100);
    held = await threads().catch(() => []);
  } while (held.length < 2 || held.some(({ collected }) => collected !== order));
  const mebi = (bytes: number) => String(Math.round(bytes / 1024 / 1024)).padStart(5);
  const told = held.map(
    ({ heapUsed, external, arrayBuffers }) =>
      `heap ${mebi(heapUsed)} external ${mebi(external)} (buffers ${mebi(arrayBuffers)})`,
  );
  const after = await resident();
  process.stdout.write(
    `${String(asked).padStart(7)} asked: ${mebi(before * 1024)} MiB, collected ${mebi(after * 1024)}; main ${told.join('; painting ')}\n`,
  );
}
