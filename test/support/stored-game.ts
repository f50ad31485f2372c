import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { type SimulatedGame, simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { CommonSetup } from '../../src/core/setup.ts';
import type { Amazonas } from '../../src/games/amazonas/rules/game-rules.ts';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import type { GameOptions, GameRecord, SeenUser, StoredEntry } from '../../src/store/records.ts';
import type { AmazonasLogEntry } from './amazonas-rules.ts';
import { newTileSet } from './amazonas-table.ts';
import type { Pirogue } from './pirogue.ts';

type SimulatedAmazonas = SimulatedGame<Amazonas>;

/** A game that the store holds as if it had been played. */
export interface StoredGame {
  readonly record: GameRecord;
  readonly setup: Setup;
  readonly log: readonly AmazonasLogEntry[];
  /** Of the whole simulated game, also where less of it is stored. */
  readonly state: State;
}

export interface GameWish {
  readonly players: number;
  /** Any text; equal texts give equal games. */
  readonly seed: string;
  readonly channelId: string;
  /** Who sits there; the first ones of the server unless told. */
  readonly people?: readonly Omit<SeenUser, 'guildId'>[];
  /** So many log entries only, so that the game still runs. */
  readonly entries?: number;
  /** Options that differ from the usual ones. */
  readonly options?: Partial<GameOptions>;
  /** A change of what was shuffled. */
  readonly setup?: (setup: Setup) => Setup;
}

const simulated = new Map<string, SimulatedAmazonas>();

/** A random game with takebacks, which is played once a process: nothing of it changes. */
function simulatedGame({ app }: Pirogue, { players, seed }: GameWish): SimulatedAmazonas {
  const set = newTileSet(app);
  const key = `${set.hash} ${players} ${seed}`;
  const known = simulated.get(key);
  if (known) return known;
  const plan = { game: AMAZONAS, set, players, seed, policies: ['random'], order: 'random', takebacks: 5 } as const;
  const one = simulateGame(plan);
  simulated.set(key, one);
  return one;
}

/** Stores a random game with takebacks and lets its messages be posted. */
export async function storeGame(pirogue: Pirogue, wish: GameWish): Promise<StoredGame> {
  const { channelId } = wish;
  const { state, ...played } = simulatedGame(pirogue, wish);
  const setup = wish.setup?.(played.setup) ?? played.setup;
  const log = played.log.slice(0, wish.entries);
  const ended = log.length === played.log.length;
  const { people, options } = wish;
  const record = await storeLog(pirogue, { ruleSet: 'amazonas', setup, log, ended, channelId, people, options });
  return { record, setup, log, state };
}

/** What was played of any game. */
export interface PlayedLog {
  readonly ruleSet: string;
  readonly setup: CommonSetup;
  readonly log: readonly StoredEntry[];
  readonly ended: boolean;
  readonly channelId: string;
  /** Who sits there; the first ones of the server unless told. */
  readonly people?: readonly Omit<SeenUser, 'guildId'>[] | undefined;
  readonly options?: Partial<GameOptions> | undefined;
}

/** Stores a log and lets its messages be posted. */
export async function storeLog(pirogue: Pirogue, played: PlayedLog): Promise<GameRecord> {
  const { app, store, discord } = pirogue;
  const { ruleSet, setup, log, ended, channelId } = played;
  const people =
    played.people ?? Object.entries(discord.personIds).map(([name, id]) => ({ id, name, locale: 'en-US' }));
  const seats = setup.colours.map((colour, seat) => ({ userId: people[seat]!.id, colour }));
  for (const person of people.slice(0, seats.length)) {
    await store.people.rememberUser({ ...person, guildId: discord.guildId });
  }
  const at = app.now();
  const options = { seats: seats.length, autoDraw: false, order: 'random', hints: true, ...played.options } as const;
  const ownerId = seats[0]!.userId;
  const lobby = await store.lobbies.open({
    guildId: discord.guildId,
    channelId,
    ownerId,
    ruleSet,
    options,
    seats,
    at,
    posts: [{ type: 'send', kind: 'lobby' }],
  });
  if (!lobby) throw new Error('the channel has a game already');
  const gameId = lobby.id;
  const refresh = { type: 'refresh', kind: 'lobby' } as const;
  await store.lobbies.start({ gameId, revision: lobby.revision, at, setup, seats, entries: [], posts: [refresh] });
  const started = (await store.games.byId(gameId))!;
  await store.games.append({
    gameId,
    revision: started.revision,
    seq: 0,
    at: at + 1,
    entries: log,
    posts: [{ type: 'send', kind: ended ? 'end' : 'turn' }],
    status: ended ? 'ended' : 'running',
    clock: ended ? { type: 'end' } : { type: 'touch', isMove: true },
  });
  app.wake.posts();
  return (await store.games.byId(gameId))!;
}
