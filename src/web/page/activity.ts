/** The page of a game that somebody inside Discord gets in to. */
export interface ActivityEntry {
  /** Address of the page without its origin. */
  readonly path: string;
  /** What the server knows this reader by: a pass, a dot, and a secret. */
  readonly token: string;
  /** Whether the reader has a seat, looks on, or has not said who they are. */
  readonly role: 'player' | 'spectator' | 'unknown';
}

/** Why somebody is not let in, in words. */
export interface EntryProblem {
  readonly problem: string;
  readonly code: 'no-instance' | 'no-code' | 'not-there' | 'no-game' | 'page-closed';
}
