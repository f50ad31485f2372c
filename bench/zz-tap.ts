import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as after } from 'node:timers/promises';
import { startLocalDiscord } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import { pino } from 'pino';
import pg from 'pg';
import { featuresFor } from '../commands/index.ts';
import { AutocompleteTable } from '../lab/driving/table.ts';
import { startPackagedServer } from '../lab/driving/packaged-postgres.ts';
import { chooserFor } from '../lab/simulation/chooser.ts';
import type { App } from '../src/app/app.ts';
import { TableCache } from '../src/app/table-cache.ts';
import { Wake } from '../src/app/wake.ts';
import { startBot } from '../src/bot/bot.ts';
import { readLibrary } from '../src/content/content-library.ts';
import { parseSeed } from '../src/core/shuffle.ts';
import { GAMES } from '../src/games/registry.ts';
import { pausesOfGames } from '../src/guard/each-game.ts';
import Driver from '../src/store/sqlite/driver.ts';
import { openServed, openShared } from '../src/store/open-store.ts';
import { Watch } from '../src/store/lease.ts';
import { placeOf } from '../src/store/lease-place.ts';
import { ButtonPlayer } from '../test/support/button-player.ts';
import { entriesAt, playedGame, storeGame, storeTiles } from './stored-games.ts';

Error.stackTraceLimit = 60;
const TURNS = Number(process.argv[3] ?? 6);
const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite';
const web = process.argv[4] === 'web';
interface Entry { sql: string; inTx: boolean; stack: string; phase: string; at: number }
const log: Entry[] = [];
const als = new AsyncLocalStorage<string>();
let calls = 0;
const callers = () => new Error().stack!.split('\n').filter((l) => /\/(src|commands)\//.test(l) && !l.includes('node_modules')).map((l) => {
  const m = /at (?:async )?(?:new )?([\w.#<>\[\] ]+?)? ?\(?(?:file:\/\/)?[^()]*\/(src|commands)\/([^:]+):(\d+)/.exec(l);
  return m ? `${m[1] ?? ''}@${m[3]!.split('/').at(-1)}:${m[4]}` : l.trim();
}).slice(0, 5).join(' < ');
const traced = (store: any) => new Proxy(store, { get(target, name) {
  const value = target[name];
  if (value && typeof value === 'object') return traced(value);
  if (typeof value !== 'function') return value;
  return (...args: any[]) => als.run(`${++calls} ${String(name)} < ${callers()}`, () => value.apply(target, args));
} });

let phase = 'start';
const note = (sql: string, inTx: boolean) => {
  const stack = als.getStore() ?? '-';
  log.push({ sql, inTx, stack, phase, at: performance.now() });
};
const prepare = (Driver as any).prototype.prepare;
(Driver as any).prototype.prepare = function (sql: string) {
  const connection = this;
  const made = prepare.call(this, sql);
  for (const name of ['run', 'get', 'all']) {
    const plain = made[name].bind(made);
    Object.defineProperty(made, name, { configurable: true, value: (...values: unknown[]) => {
      const before = connection.inTransaction;
      const result = plain(...values);
      if (!/^PRAGMA/i.test(sql)) note(sql, before || connection.inTransaction);
      return result;
    } });
  }
  return made;
};
const query = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = function (config: any, ...rest: any[]) {
  const text: string = typeof config === 'string' ? config : config.text ?? '(?)';
  const parts = text.startsWith('begin') ? text.split(';').map((s) => s.trim()).filter(Boolean) : [text];
  this.inTx ||= text.startsWith('begin');
  for (const part of parts) note(part, this.inTx);
  if (text === 'commit' || text === 'rollback') this.inTx = false;
  return query.call(this, config, ...rest);
};
const folder = await mkdtemp(join(tmpdir(), 'once-'));
const server = kind === 'postgres' ? await startPackagedServer() : undefined;
const url = server ? `${server.url}/postgres` : `file:${join(folder, 'p.db')}`;
const fail = (reason: string): never => { throw new Error(reason); };
let store: any; let close: () => Promise<void>;
if (server) {
  const shared = await openShared(url);
  await shared.bringUpToDate();
  await shared.members.join({ id: 'me', ...placeOf() }, 1);
  store = shared.store('me', { lost: () => fail('lost'), unreadable: () => fail('x'), rewound: async () => {} } as any);
  close = () => shared.close();
} else {
  const served = await openServed(url);
  await served.lease.tryTake(new Watch());
  await served.bringUpToDate();
  store = served.store({ lost: () => fail('lost'), unreadable: () => fail('x') } as any);
  close = () => served.close();
}
const library = readLibrary(GAMES);
store = traced(store);
const app: App = {
  store, games: GAMES, library,
  tileSets: new Map(library.contents.map(({ set }) => [set.hash, set])),
  now: Date.now, newSeed: () => parseSeed('0123456789abcdef0123456789abcdef')!, newKey: () => 'key' + Math.random(),
  ...(web && { webOrigin: 'http://x' }),
  tables: new TableCache(), wake: new Wake(), pauses: pausesOfGames(),
  onUnreadable: (error) => fail(error.message),
};
const discord = await startLocalDiscord({ port: 0 });
await storeTiles(store);
const channel = discord.world.addTextChannel('t').id;
const ids = ['Ana', 'Bruno'].map((name) => discord.world.addPerson(name).user.id);
const played = playedGame(2, 'tap');
await storeGame(store, { played, entries: entriesAt(played, 0.5), guildId: discord.guildId, channelId: channel, users: ids });
const record0 = (await store.games.open(channel))!;
for (const [i, id] of ids.entries()) await store.people.rememberUser({ id, guildId: discord.guildId, name: ['Ana', 'Bruno'][i]!, locale: 'en-US' });
await store.posts.add(record0.id, [{ type: 'send', kind: 'turn' }]);
const bot = await startBot({ app, log: pino({ level: 'warn' }), features: featuresFor(app), token: discord.botToken, apiBase: discord.origin, onFatal: fail, identifyAtOnce: true } as any);
const people = await Promise.all(ids.map(async (id) => { const p = new TestPerson(discord.origin, id, channel); await p.listen(); return p; }));
class Phased {}
void Phased;
const table = new AutocompleteTable(people as any, chooserFor(2));
const tapping = new ButtonPlayer(chooserFor(42));
for (const p of people) for (const name of ['startClick', 'click', 'select'] as const) {
  const original = (p as any)[name].bind(p);
  (p as any)[name] = async (message: any, custom: string, ...rest: any[]) => { await quiet(); phase = `${custom.split(':')[1]}`; return original(message, custom, ...rest); };
}
async function quiet() { for (;;) { const last = log.at(-1)?.at ?? 0; if (performance.now() - last > 250) return; await after(60); } }
let message = await table.nextPublicMessage();
const turns: { taps: number; from: number; to: number }[] = [];
for (let t = 0; t < TURNS; t++) {
  await quiet();
  const from = log.length;
  const mover = people.find(({ id }) => id === message.mentions[0]!.id)!;
  const taps = await tapping.takeTurn(mover as any, message);
  message = await table.nextPublicMessage();
  await quiet();
  turns.push({ taps, from, to: log.length });
}
const isBegin = (e: Entry) => /^begin/i.test(e.sql);
for (const [i, { taps, from, to }] of turns.entries()) {
  const part = log.slice(from, to);
  const phases = [...new Set(part.map((e) => e.phase))].map((p) => { const es = part.filter((e) => e.phase === p); return `${p} ${es.length}/${es.filter(isBegin).length}`; });
  console.log(`turn ${i}: taps ${taps}, statements ${part.length}, transactions ${part.filter(isBegin).length} (${part.filter((e) => isBegin(e) && /read only|deferred/i.test(e.sql)).length} reading), single ${part.filter((e) => !e.inTx).length}, lease looks ${part.filter((e) => /^select (holder|1 from processes)/i.test(e.sql)).length}; ${phases.join(', ')}`);
}
const sum = turns.reduce((s, { from, to }) => s + to - from, 0);
const tx = turns.reduce((s, { from, to }) => s + log.slice(from, to).filter(isBegin).length, 0);
const taps = turns.reduce((s, t) => s + t.taps, 0);
console.log(`${kind}${web ? ' web' : ''}: mean statements ${(sum / TURNS).toFixed(1)}, transactions ${(tx / TURNS).toFixed(1)}, taps ${(taps / TURNS).toFixed(1)}`);
const { from, to } = turns.findLast((t) => t.taps === 4) ?? turns.at(-1)!;
const groups: { key: string; phase: string; es: Entry[] }[] = [];
for (const e of log.slice(from, to)) {
  const same = groups.find((g) => g.key === e.stack);
  if (same) same.es.push(e); else groups.push({ key: e.stack, phase: e.phase, es: [e] });
}
const short = (q: string) => q.replace(/\s+/g, ' ').replace(/^select .* from "(\w+)".*$/i, 'S:$1').replace(/^insert into "?(\w+)"?.*$/i, 'I:$1').replace(/^update "(\w+)".*$/, 'U:$1').replace(/^delete from "(\w+)".*$/, 'D:$1').slice(0, 40);
await writeFile(`/tmp/outbox-tap-${kind}.log`, groups.map((g) => `[${g.phase}] ${g.es.length}${g.es.some(isBegin) ? 'T' : ''} ${g.key}\n      ${g.es.map((e) => short(e.sql)).join(' | ')}`).join('\n'));
await bot.stop(); for (const p of people) p.close(); await discord.close(); await close!(); await server?.stop(); await rm(folder, { recursive: true, force: true });
process.exit(0);
