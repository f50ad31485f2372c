import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import type { PlayableGame } from '../../lab/simulation/playable-game.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { knownTileSets } from '../../src/content/known-tile-sets.ts';
import { continueFold } from '../../src/core/fold.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { Game } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { createLog } from '../../src/host/log.ts';
import type { GameId, StoredEntry } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { guard, newLobby, noticesTo } from './store-fixture.ts';

const NOW = Date.parse('2027-03-01T10:00:00Z');
const MINUTE = 60_000;

/** Names that take an unusual way through a database. */
export const NAMES = ['𝓼𝓽𝔂𝓵𝓮𝓭', 'عربي ‮abc‬', 'O\'Brien \\ "x"; --', '👩‍👩‍👧 \u{10FFFF}', '\u0001\t\n', ' ', 'ß\u0301'];

/** What is played: every kind of game, with what it has. */
const KINDS: readonly { game: PlayableGame<never>; players: number; options: ChosenOptions }[] = [
  { game: AMAZONAS as never, players: 3, options: {} },
  { game: CARCASSONNE as never, players: 2, options: {} },
  { game: CARCASSONNE as never, players: 6, options: { river: true, abbot: true, inns: true, traders: true } },
  { game: CARCASSONNE as never, players: 4, options: { map: 'france', chips: true } },
];

const library = readLibrary(GAMES, {});

/** Stores something in every table: games of every kind, in every state, and all there is about people. */
export async function storeWorld(store: Store): Promise<void> {
  await knownTileSets(store, library, createLog('silent'));
  await store.heartbeat.beat(NOW - 60 * MINUTE);
  await store.heartbeat.beat(NOW);
  // The clock is set back, which is not believed yet.
  await store.heartbeat.beat(NOW - 20 * MINUTE);
  for (const [at, name] of NAMES.entries()) {
    await store.people.rememberUser({ id: `user ${at}`, guildId: 'guild', name, locale: 'nl' });
  }
  for (const [at, kind] of KINDS.entries()) {
    await storePlayed(store, { ...kind, channelId: `running ${at}`, isOver: false });
    await rate(store, await storePlayed(store, { ...kind, channelId: `over ${at}`, isOver: true }));
  }
  await newLobby(store, { channelId: 'lobby', cause: '1100000000000000001', posts: [{ type: 'send', kind: 'lobby' }] });
  const closed = await newLobby(store, { channelId: 'closed' });
  await store.lobbies.change({ ...guard(closed.id, 0), seats: [], ownerId: 'user 0', closed: true });
  await storePeople(store);
  await storeSpectators(store, 1);
  await storeBrowsers(store, 1);
}

/** A browser that plays a seat on the page of a game, and a ticket for another one. */
async function storeBrowsers(store: Store, gameId: GameId): Promise<void> {
  const put = (hash: string) => store.seatAccess.putTicket({ gameId, userId: 'user 0', hash, madeAt: NOW });
  await put('spent');
  await store.seatAccess.enter({
    ticket: { hash: 'spent', gameId, after: NOW - MINUTE },
    session: { hash: 'browser', kind: 'browser', madeAt: NOW, seenAt: NOW },
  });
  await put('open');
  await store.pushes.subscribe('browser', { endpoint: 'https://push.example/1', key: 'key', auth: 'auth' });
  await store.pushes.privateKey(() => 'private');
}

/** Takes one more action in every running game, and folds every other one; resolves to the numbers of those that run. */
export async function playOn(store: Store): Promise<GameId[]> {
  const running: GameId[] = [];
  const tileSets = await knownTileSets(store, library, createLog('silent'));
  for (let id = 1; ; id++) {
    const record = await store.games.byId(id);
    if (!record) return running;
    if (!record.setup) continue;
    const { rules, policies } = playable(record.ruleSet);
    const state = rules.startState(tileSets.get(record.setup.tileSet) as never, record.setup as never);
    const log = (await store.log.ofGame(id)).map(({ entry }) => entry);
    const folded = continueFold(
      rules,
      { before: { state, actions: [] }, length: 0, start: () => rules.copyState(state) },
      log as never,
    );
    if (!folded.ok) throw new Error(`game ${id}: ${JSON.stringify(folded.failure)}`);
    const { state: now } = folded.value;
    if (rules.isOver(now) !== (record.status === 'ended')) throw new Error(`game ${id} is ${record.status}`);
    if (record.status !== 'running') continue;
    const { seat } = rules.progressOf(now);
    const action = policies.random(now, chooserFor(id)) as { type: string };
    const entries: StoredEntry[] = [{ type: 'action', seat, action }];
    const write = { ...guard(id, record.revision), seq: log.length, entries, status: 'running' } as const;
    const outcome = await store.games.append({ ...write, posts: [{ type: 'send', kind: 'turn' }] });
    if (typeof outcome === 'string') throw new Error(`game ${id}: ${outcome}`);
    running.push(id);
  }
}

function playable(ruleSet: string): PlayableGame<never> {
  return (ruleSet === 'amazonas' ? AMAZONAS : CARCASSONNE) as never;
}

async function storePlayed(
  store: Store,
  of: (typeof KINDS)[number] & { channelId: string; isOver: boolean },
): Promise<GameId> {
  const { game, players, options, channelId, isOver } = of;
  const { ruleSet } = game.rules;
  const shown = library.games.find((one) => one.ruleSet === ruleSet) as Game<GameTypes>;
  const set = library.contentFor(shown, options) as never;
  const plan = { game, set, players, options, policies: ['random'], order: 'random', takebacks: 5 } as const;
  const { setup, log } = simulateGame({ ...plan, seed: channelId });
  const { colours } = setup as { colours: readonly never[] };
  const seats = colours.map((colour, seat) => ({ userId: `user ${seat}`, colour }));
  const { id } = await newLobby(store, { channelId, ownerId: 'user 0', ruleSet, seats, at: NOW });
  await store.lobbies.start({
    ...guard(id, 0, { at: NOW, posts: [{ type: 'send', kind: 'lobby' }] }),
    setup: setup as never,
    seats,
    entries: [],
    begins: { turn: 0, seat: 0 },
  });
  await store.games.append({
    ...guard(id, 1, { at: NOW + 1, cause: `11000000000000010${id}`, posts: [{ type: 'send', kind: 'turn' }] }),
    seq: 0,
    entries: (isOver ? log : log.slice(0, log.length >> 1)) as readonly StoredEntry[],
    status: isOver ? 'ended' : 'running',
    acts: { from: 0, acts: [{ type: 'player-gone', seat: 1 }], userId: 'user 6' },
  });
  return id;
}

/** Ratings have parts that only a number of 8 bytes can tell. */
async function rate(store: Store, gameId: GameId): Promise<void> {
  const { seats } = (await store.games.byId(gameId))!;
  const known = new Map<string, number>();
  const { ruleSet } = (await store.games.byId(gameId))!;
  for (const { userId } of seats) {
    const rating = (await store.ratings.ofUser(userId)).find((one) => one.ruleSet === ruleSet);
    known.set(userId, rating?.games ?? 0);
  }
  const outcome = await store.ratings.rate({
    gameId,
    seats: seats.map(({ userId }, seat) => ({
      userId,
      points: 10 * seat,
      place: 1 + seat,
      categories: { city: seat, 'the "rest"': 1 },
    })),
    ratings: seats.map(({ userId }, seat) => ({
      userId,
      seat,
      mu: 25 + Math.PI * seat,
      sigma: 0.1 + 0.2,
      games: 1 + known.get(userId)!,
    })),
  });
  if (outcome !== 'written') throw new Error(outcome);
}

async function storePeople(store: Store): Promise<void> {
  await store.people.rememberChannel({ id: 'lobby', guildId: 'guild', locale: 'de' });
  await store.people.setChannelLanguage('lobby', 'fr');
  await store.people.changeSettings('user 0', { hints: false, advice: true, theme: 'night' });
  await store.people.changeSettings('user 1', { language: 'fr', statistics: false });
  await store.reminders.set('user 1', {
    hours: 12,
    quiet: { from: 22, to: 7 },
    timezone: 'Europe/Paris',
    direct: true,
  });
  await store.reminders.setAbsence({
    absence: { userId: 'user 2', from: NOW, to: NOW + 99 * MINUTE },
    now: NOW,
    told: [],
  });
}

/** What is going on beside a running game: spectators, messages in every state, what is asked for after it. */
async function storeSpectators(store: Store, gameId: GameId): Promise<void> {
  for (const [at, what] of (['turns', 'scores', 'end'] as const).entries()) {
    await store.spectators.watch(gameId, { userId: `watcher ${at}`, what });
  }
  await store.quiets.toggle({ gameId, userId: 'watcher 0', turn: 3 });
  const plan = {
    gameId,
    seat: 1,
    userId: 'user 2',
    draft: '',
    promise: { gains: [0, 2], events: ['placed'] },
    madeAt: NOW,
  };
  await store.plans.put(plan, (await store.games.byId(gameId))!.revision);
  const [lobby, turn] = await store.posts.ofGame(gameId);
  await store.posts.begin({ id: lobby!.id, wish: 1, after: '1100000000000000007' });
  const ping = { gameId, about: 'turn 7', userId: 'user 1', postId: lobby!.id, at: NOW };
  await store.posts.deliver({ id: lobby!.id, wish: 1, messageId: '1100000000000000009', pinged: [ping] });
  await store.posts.fail({ id: turn!.id, wish: 1, code: 50_013 });
  const { revision } = (await store.games.byId(gameId))!;
  const write = {
    ...guard(gameId, revision),
    seq: (await store.log.ofGame(gameId)).length,
    entries: [],
    raises: 1,
  } as const;
  const notices = noticesTo(['watcher 0']);
  await store.games.append({ ...write, posts: [{ type: 'send', kind: 'turn' }], status: 'running', notices });
  await store.analyses.put({ gameId: 2, version: 1, body: JSON.stringify({ of: NAMES }), at: NOW });
  await store.analyses.want({ gameId: 4, at: NOW });
  await store.threads.want({
    ...{ cause: '1100000000000000011', guildId: 'guild', parentId: 'channel', name: NAMES[0]! },
    ...{ type: 'game', content: '{}', userId: 'user 1' },
  });
  await store.pages.ofGame(1, 'key of one');
  await store.pages.set({ gameId: 2, isOpen: false, newKey: 'key of another', posts: [] });
}
