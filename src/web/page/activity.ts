/** The page of a game that opens for a reader inside Discord. */
export interface ActivityEntry {
  /** Address of the page without its origin. */
  readonly path: string;
  /** Identifies the reader to the server: a pass, a dot, and a secret. */
  readonly token: string;
  /** Whether the reader has a seat, looks on, or has not said who they are. */
  readonly role: 'player' | 'spectator' | 'unknown';
}

/** Says why a reader inside Discord gets no page. */
export interface EntryProblem {
  readonly problem: string;
  readonly code: 'no-instance' | 'no-code' | 'not-there' | 'no-game' | 'page-closed';
}
