import type { Colour } from '../core/colour.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { AnyGame } from '../games/contract/game.ts';
import {
  type ChannelId,
  DIRECT_MESSAGES,
  type GameId,
  type GameOptions,
  type GameRecord,
  type PostToWrite,
  type SeatRecord,
  type StoredEntry,
  type UserId,
} from '../store/records.ts';
import { seatOf } from './acts.ts';
import { withAgreement } from './agreement.ts';
import { type App, gameOf, openGameOf, type Request, requestIn } from './app.ts';
import { gameAfterWrite, turnPost } from './commit.ts';
import { computersAt, isComputersTurn } from './computers.ts';
import {
  allowedSeatCount,
  completeOptions,
  computersIn,
  type OptionsChange,
  optionsAfterChange,
} from './lobby-options.ts';
import { noticesFor, withFollowing } from './posts.ts';
import type { Rejection } from './rejection.ts';
import { loadTable, type Table } from './table.ts';

const REFRESH: readonly PostToWrite[] = withFollowing([{ type: 'refresh', kind: 'lobby' }]);

/** Limits for open games of one person, and of one server. */
const MAX_OF_PERSON = 20;
const MAX_OF_SERVER = 250;

/** Returns the rejection if this person or this server has too many open games to open another. */
export async function tooManyGames(
  { store }: App,
  { userId, guildId }: { readonly userId: UserId; readonly guildId: string },
): Promise<Rejection | undefined> {
  const own = await store.games.countOwn(userId);
  if (own >= MAX_OF_PERSON) return { code: 'too-many-games', who: 'person', count: own };
  // A person has one conversation with the bot, and so one game in it.
  if (guildId === DIRECT_MESSAGES) return undefined;
  const count = await store.games.countOpen(guildId);
  return count >= MAX_OF_SERVER ? { code: 'too-many-games', who: 'server', count } : undefined;
}

/**
 * Opens a lobby in a channel. The user who opens it owns it and has the first seat.
 *
 * @param request.announcedIn the parent channel, if the lobby is opened in a thread; it gets an announcement
 */
export async function openLobby(
  app: App,
  request: Omit<Request, 'game' | 'expected'> & {
    guildId: string;
    ruleSet: string;
    options: GameOptions;
    announcedIn?: ChannelId;
  },
): Promise<Result<GameRecord, Rejection>> {
  const game = gameOf(app, request.ruleSet);
  if (!game) return failure({ code: 'unknown-rules' });
  const tooMany = await tooManyGames(app, request);
  if (tooMany) return failure(tooMany);
  const { proposed: _, ...options } = request.options;
  const record = await app.store.lobbies.open({
    guildId: request.guildId,
    channelId: request.channelId,
    ownerId: request.userId,
    ruleSet: request.ruleSet,
    options: { ...options, seats: allowedSeatCount(game, options) },
    seats: [{ userId: request.userId, colour: game.colours[0]! }],
    cause: request.cause,
    at: app.now(),
    posts: [
      ...(request.announcedIn ? [{ type: 'send', kind: 'announcement', channelId: request.announcedIn } as const] : []),
      { type: 'send', kind: 'lobby' },
    ],
  });
  if (!record) return failure({ code: 'channel-busy' });
  app.wake.posts(record.guildId);
  return success(record);
}

/** Takes a seat, or changes the colour of the user's seat; without `colour`, the seat gets the first free colour. */
export async function join(app: App, request: Request, colour?: Colour): Promise<Result<GameRecord, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result;
  const { lobby, game } = result.value;
  const { seats, options } = lobby;
  if (seatOf(lobby, request.userId) >= 0 && colour === undefined) return failure({ code: 'already-joined' });
  const others = seats.filter(({ userId }) => userId !== request.userId);
  if (others.length + computersIn(lobby) >= options.seats) return failure({ code: 'lobby-full', seats: options.seats });
  const free = game.colours.filter((candidate) => others.every((seat) => seat.colour !== candidate));
  if (colour && !free.includes(colour)) return failure({ code: 'colour-taken', colour });
  const seat: SeatRecord = { userId: request.userId, colour: colour ?? free[0]! };
  const joined = seats.some(({ userId }) => userId === request.userId)
    ? seats.map((old) => (old.userId === request.userId ? seat : old))
    : [...seats, seat];
  const { told, ...shared } = options;
  return change(app, request, lobby, { seats: joined, ...(told && joined.length > 1 && { options: shared }) });
}

/** Agrees, for the user's seat, to the options that the owner of the lobby has proposed. */
export async function agree(app: App, request: Request): Promise<Result<GameRecord, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result;
  const { lobby } = result.value;
  const { seats, options } = lobby;
  const own = seats[seatOf(lobby, request.userId)];
  if (!own) return failure({ code: 'not-joined' });
  const { proposed } = options;
  if (!proposed?.missing.includes(own.colour)) return failure({ code: 'stale' });
  const missing = proposed.missing.filter((colour) => colour !== own.colour);
  return change(app, request, lobby, { seats, options: { ...options, proposed: { ...proposed, missing } } });
}

/** Leaves the lobby. It closes when the last player leaves; when the owner leaves, the next seat owns it. */
export async function leave(app: App, request: Request): Promise<Result<GameRecord, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result.failure.code === 'already-running' ? failure({ code: 'cannot-leave-running' }) : result;
  const { lobby } = result.value;
  if (seatOf(lobby, request.userId) < 0) return failure({ code: 'not-joined' });
  const seats = lobby.seats.filter(({ userId }) => userId !== request.userId);
  return change(app, request, lobby, { seats });
}

/** The games that a lobby can change to: games with enough seats, with the colours of its seats, and with computers if needed. */
export function otherGames({ games }: Pick<App, 'games'>, { ruleSet, seats, options }: Lobby): readonly AnyGame[] {
  const used = seats.length + computersIn({ options });
  return games.filter(
    (game) =>
      game.ruleSet !== ruleSet &&
      used <= game.seats.max &&
      seats.every(({ colour }) => game.colours.includes(colour)) &&
      (game.computer !== undefined || computersIn({ options }) === 0),
  );
}

type Lobby = Pick<GameRecord, 'ruleSet' | 'seats' | 'options'>;

/**
 * Changes the game of a lobby, which only the owner may do. Options that all games share are kept; the new game's own options
 * get their defaults.
 */
export async function changeGame(app: App, request: Request, ruleSet: string): Promise<Result<GameRecord, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result;
  const { lobby } = result.value;
  if (request.userId !== lobby.ownerId) return failure({ code: 'not-the-owner' });
  const game = otherGames(app, lobby).find((one) => one.ruleSet === ruleSet);
  if (!game) return failure({ code: 'stale' });
  const { chosen: _, tiles: __, proposed: ___, ...common } = lobby.options;
  const chosen = completeOptions(game, {});
  if (!chosen.ok) return chosen;
  const options = { ...common, ...(chosen.value && { chosen: chosen.value }) };
  return change(app, request, lobby, {
    ruleSet,
    seats: lobby.seats,
    options: { ...options, seats: allowedSeatCount(game, options) },
  });
}

/** Changes options of a lobby, which only the owner may do. */
export async function changeOptions(
  app: App,
  request: Request,
  wanted: OptionsChange,
): Promise<Result<GameRecord, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result;
  const { lobby, game } = result.value;
  const { ownerId, seats } = lobby;
  if (request.userId !== ownerId) return failure({ code: 'not-the-owner' });
  const options = optionsAfterChange(app, game, { lobby, wanted });
  return options.ok ? change(app, request, lobby, { seats, options: options.value }) : options;
}

/** How long only the owner of a lobby may start its game, in milliseconds. */
const OWNER_ALONE = 60 * 60_000;

/** True if a user with a seat may start the game of a lobby: the owner always, others an hour after it was opened. */
export function mayStart({ ownerId, createdAt }: GameRecord, userId: UserId, now: number): boolean {
  return userId === ownerId || now >= createdAt + OWNER_ALONE;
}

/** Starts the game of a lobby that enough players have joined. */
export async function start(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const result = await lobbyOf(app, request);
  if (!result.ok) return result;
  const { lobby: record, game } = result.value;
  if (seatOf(record, request.userId) < 0) return failure({ code: 'only-players-start' });
  if (!mayStart(record, request.userId, app.now())) {
    return failure({
      code: 'only-owner-starts',
      seat: seatOf(record, record.ownerId),
      from: record.createdAt + OWNER_ALONE,
    });
  }
  const seats = withComputers(game, record);
  if (seats.length < game.seats.min) {
    return failure({ code: 'too-few-players', min: game.seats.min });
  }
  const { chosen = {}, tiles } = record.options;
  const content = app.library.contentFor(game, chosen, tiles);
  if (!content) return failure({ code: 'content-not-offered', game });
  const setup = game.createSetup({
    content,
    colours: seats.map(({ colour }) => colour),
    seed: app.newSeed(),
    order: record.options.order,
    options: chosen,
  });
  const startState = game.startState(content, setup);
  const opening = record.options.autoDraw ? game.openingAction(startState) : undefined;
  const { seat, turn } = game.progressOf(startState);
  const entries: StoredEntry[] = opening ? [{ type: 'action', seat, action: opening }] : [];
  const posts: readonly PostToWrite[] = [...REFRESH, turnPost(seats, seat)];
  const outcome = await app.store.lobbies.start({
    gameId: record.id,
    revision: record.revision,
    cause: request.cause,
    at: app.now(),
    setup,
    seats,
    entries,
    begins: { turn, seat },
    posts,
    notices: noticesFor({ record: { seats, acts: [] }, posts }),
  });
  const started = await gameAfterWrite(app, record.id, outcome);
  if (!started.ok) return started;
  const table = await loadTable(app, started.value);
  if (isComputersTurn(table)) app.wake.computer(record);
  return success(table);
}

/** The seats of a lobby and of its computers. The computers get the free colours. */
export function withComputers({ colours }: AnyGame, { seats, options }: GameRecord): readonly SeatRecord[] {
  const free = colours.filter((colour) => seats.every((seat) => seat.colour !== colour));
  const computers = computersAt(seats, options.computers ?? []);
  return [...seats, ...computers.map((userId, index) => ({ userId, colour: free[index]! }))];
}

/** The lobby of a channel, with the rules of its game. */
export async function lobbyOf(
  app: App,
  request: Request,
): Promise<Result<{ readonly lobby: GameRecord; readonly game: AnyGame }, Rejection>> {
  const record = openGameOf(request);
  // The revision is not compared: buttons of a lobby message stay valid while the lobby changes.
  if (request.expected && request.expected.gameId !== record?.id) return failure({ code: 'stale' });
  if (!record) return failure({ code: 'no-game' });
  if (record.status !== 'lobby') return failure({ code: 'already-running' });
  const game = gameOf(app, record.ruleSet);
  return game ? success({ lobby: record, game }) : failure({ code: 'unknown-rules' });
}

async function change(
  app: App,
  request: Request,
  record: GameRecord,
  { seats, ruleSet = record.ruleSet, options = record.options }: Partial<GameRecord> & Pick<GameRecord, 'seats'>,
): Promise<Result<GameRecord, Rejection>> {
  const game = gameOf(app, ruleSet)!;
  const ownerStays = seats.some(({ userId }) => userId === record.ownerId);
  const outcome = await app.store.lobbies.change({
    gameId: record.id,
    revision: record.revision,
    cause: request.cause,
    at: app.now(),
    seats,
    ruleSet,
    options: withAgreement(app, game, record, { seats, options }),
    ownerId: ownerStays ? record.ownerId : (seats[0]?.userId ?? record.ownerId),
    closed: seats.length === 0,
    posts: REFRESH,
  });
  return gameAfterWrite(app, record.id, outcome);
}

/** The lobby with an id if it is announced in this channel, the parent of its thread; undefined if it is not. */
export async function announcedLobby(app: App, gameId: GameId, channelId: ChannelId): Promise<GameRecord | undefined> {
  const posts = await app.store.posts.ofGame(gameId);
  const isAnnounced = posts.some((post) => post.kind === 'announcement' && post.channelId === channelId);
  return isAnnounced ? app.store.games.byId(gameId) : undefined;
}

/** Starts the game of a lobby that was just opened; if that fails, the user can start it by hand. */
export async function startOpened(
  app: App,
  request: Request,
  { id, channelId, revision }: GameRecord,
): Promise<Result<undefined, Rejection>> {
  const cause = request.cause && `${request.cause}:start`;
  const expected = { gameId: id, revision };
  const threadRequest = await requestIn(app, request, channelId);
  const started = await start(app, { ...threadRequest, expected, ...(cause && { cause }) });
  // When the same command is delivered again, the game runs already.
  return started.ok || started.failure.code === 'already-running' ? success(undefined) : started;
}
