import { fetchWithTimeout } from './fetching.ts';
import type { OwnGame } from './own-game.ts';

/** Key of the list in the browser's storage. */
const KEY = 'games';

/** Most games that are remembered; the oldest one is forgotten first. */
const MAX_GAMES = 50;

/** Paths of the pages that this browser plays a seat on, the latest one first. */
export function ownGames(): readonly string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string' && /^\/g\/[\w-]+$/.test(path)) : [];
  } catch {
    return [];
  }
}

/** How a game stands; undefined if the server did not say. A page that was closed has no game. */
export async function askGame(path: string, language: string): Promise<OwnGame | undefined> {
  const answer = await fetchWithTimeout(`${path}/mine?lang=${language}`).catch(() => undefined);
  if (answer?.status === 404) return {};
  return answer?.ok ? ((await answer.json()) as OwnGame) : undefined;
}

/** Orders games: first those that wait for the reader, beginning with the one whose time ends first. */
export function byUrgency(one: OwnGame['game'], other: OwnGame['game']): number {
  const end = (game: OwnGame['game']) => (game?.isYours ? (game.until ?? Number.MAX_SAFE_INTEGER) : Number.MAX_VALUE);
  return end(one) - end(other);
}

/** Path of the page of the next game that waits for the reader, among those that this browser plays a seat in besides one. */
export async function waitingGame(besides: string, language: string): Promise<string | undefined> {
  const paths = ownGames().filter((path) => path !== besides);
  const games = await Promise.all(paths.map(async (path) => ({ path, game: (await askGame(path, language))?.game })));
  const [first] = games.toSorted((one, other) => byUrgency(one.game, other.game));
  return first?.game?.isYours ? first.path : undefined;
}

/** Remembers that this browser plays a seat on a page. */
export function noteGame(path: string): void {
  store([path, ...ownGames().filter((one) => one !== path)].slice(0, MAX_GAMES));
}

/** Forgets a page that this browser plays on no longer. */
export function forgetGame(path: string): void {
  store(ownGames().filter((one) => one !== path));
}

function store(paths: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(paths));
  } catch {
    // The browser has no storage; the page can only be opened by its link.
  }
}
