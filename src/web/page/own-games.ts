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
