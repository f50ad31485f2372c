import { AMAZONAS } from '../lab/simulation/amazonas.ts';
import { simulateGame } from '../lab/simulation/simulated-game.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import type { Store } from '../src/store/store.ts';

/** A game of Amazonas that was played at random to its end. */
export type PlayedGame = ReturnType<typeof playedGame>;

/** Plays a game to its end, and tells whose turn it was after each entry of its log; equal seeds give equal games. */
export function playedGame(players: number, seed: string) {
  const { set } = readTileSet(amazonas);
  const { rules } = AMAZONAS;
  const game = simulateGame({ game: AMAZONAS, set, players, seed, policies: ['random'], order: 'random' });
  const state = rules.startState(set, game.setup);
  const turns = game.log.map((entry) => {
    if (entry.type === 'action') rules.perform(state, entry.action, []);
    const { turn, seat } = rules.progressOf(state);
    return { turn, seat };
  });
  return { ...game, turns };
}

/** Entries of its log that were made when about a share of it (0 to 1) was played and a turn begins. */
export function entriesAt({ log }: PlayedGame, share: number): number {
  const from = Math.floor(log.length * share);
  return log.findIndex((entry, at) => at >= from && entry.type === 'action' && entry.action.type === 'draw');
}

/** Stores a running game as if it had been played up to an entry of its log. */
export async function storeGame(
  store: Store,
  game: {
    readonly played: PlayedGame;
    readonly entries: number;
    readonly guildId: string;
    readonly channelId: string;
    /** Who has which seat. */
    readonly users: readonly string[];
  },
): Promise<void> {
  const { guildId, channelId, users, played } = game;
  const { setup, log } = played;
  const seats = setup.colours.map((colour, seat) => ({ userId: users[seat]!, colour }));
  const at = Date.now();
  const options = { seats: seats.length, autoDraw: false, order: 'random', hints: true } as const;
  const about = { guildId, channelId, ownerId: users[0]!, ruleSet: amazonas.ruleSet, options, seats, at, posts: [] };
  const { id: gameId, revision } = (await store.lobbies.open(about))!;
  await store.lobbies.start({ gameId, revision, at, setup, seats, entries: [], posts: [] });
  const begun = (await store.games.byId(gameId))!;
  const entries = log.slice(0, game.entries);
  // The program writes this with every turn; without it, it would read the whole game to find out.
  const clock = { type: 'begin', ...played.turns[game.entries - 1]! } as const;
  await store.games.append({
    gameId,
    revision: begun.revision,
    seq: 0,
    at,
    entries,
    posts: [],
    status: 'running',
    clock,
  });
}

/** Lets a store know the tiles of the games. */
export async function storeTiles(store: Store): Promise<void> {
  const { set, json } = readTileSet(amazonas);
  await store.tileSets.put({ hash: set.hash, ruleSet: amazonas.ruleSet, json });
}
