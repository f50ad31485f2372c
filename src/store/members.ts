import type { Place } from './lease-place.ts';
import type { GameId } from './records.ts';
import type { Store } from './store.ts';
import type { UnreadableGame } from './unreadable-game.ts';

/** A process that shares the work on a database with others. */
export interface Member extends Place {
  readonly id: string;
  /** Grows with every heartbeat. */
  readonly beat: number;
  /** Whether it is about to end, and hands its shards on. */
  readonly isLeaving: boolean;
}

/** Who serves a shard. */
export interface ShardHolder {
  readonly shard: number;
  /** Id of the process; null while nobody serves it. */
  readonly holder: string | null;
  /** Id of the process that is to serve it next, and whether that is connected. */
  readonly next: string | null;
  readonly isNextReady: boolean;
}

/** The processes on a database, the one that joined first before the others, and all shards in order. */
export interface Situation {
  readonly members: readonly Member[];
  readonly shards: readonly ShardHolder[];
}

/** Which processes share the work on a database, and which shard is whose: rows of the database itself. */
export interface Members {
  /**
   * Adds a process, and divides the servers into so many shards if no other process is there; else they stay as they are.
   * Returns undefined while the database is moved, or not moved yet.
   */
  join(self: Place & { readonly id: string }, shards: number): Promise<Situation | undefined>;
  look(): Promise<Situation>;
  /** Milliseconds since 1970 by a clock that is the same for all processes, as it was at the last look. */
  now(): number;
  /** Writes a heartbeat; false when the process was taken for dead and is no member any more. */
  beat(id: string): Promise<boolean>;
  /** Says that a process is about to end. */
  announceLeaving(id: string): Promise<void>;
  /** Removes a process, whose shards nobody serves then; with a heartbeat only where it has written no other one. */
  remove(id: string, beat?: number): Promise<void>;
  /** Takes a shard that nobody serves; false when another process was faster. */
  take(shard: number, id: string): Promise<boolean>;
  /** Asks the holder of a shard for it; false when another process was faster. */
  ask(shard: number, from: { readonly holder: string; readonly id: string }): Promise<boolean>;
  /** Tells the holder of a shard that the process which asked for it is connected. */
  tellReady(shard: number, id: string): Promise<void>;
  /**
   * Gives a shard to the process that has asked for it and is connected, or to nobody.
   *
   * @param taken interactions that were answered lately
   */
  handOn(shard: number, from: { readonly id: string; readonly taken: readonly string[] }): Promise<void>;
  /** The interactions that the holder of a shard before has answered last. */
  taken(shard: number): Promise<readonly string[]>;
  /**
   * Asks whether a session with Discord may begin now; whoever is told so has begun one.
   *
   * @param bucket of those that Discord lets begin a session at the same time
   */
  mayIdentify(bucket: number): Promise<boolean>;
}

/** A way to tell the other processes on a database something; what is told while a process is cut off is lost to it. */
export interface Broadcast {
  /** Tells all others; the text has at most some thousand characters. */
  readonly tell: (text: string) => Promise<void>;
  /**
   * Calls `hear` with what others tell, and `onMissed` when something may have been missed; returns how to stop.
   */
  readonly listen: (on: { readonly hear: (text: string) => void; readonly onMissed: () => void }) => () => void;
}

/** A database that processes share. */
export interface SharedDatabase {
  readonly members: Members;
  readonly broadcast: Broadcast;
  /** Runs the migrations that it lacks. */
  bringUpToDate(): Promise<void>;
  /**
   * The store for a process.
   *
   * @param id of the process
   * @param on.lost called before a write, when the process was taken for dead; must end the program
   * @param on.unreadable called with a game that a list leaves out, as it cannot be read
   * @param on.rewound called after connections broke, with the games of which the database lacks what this process has
   * written: a standby took over that was behind; called again while that rejects because the database is away
   */
  store(
    id: string,
    on: {
      readonly lost: () => never;
      readonly unreadable: (error: UnreadableGame) => void;
      readonly rewound: (games: readonly GameId[]) => Promise<void>;
    },
  ): Store;
  /** Closes it; also after the store. */
  close(): Promise<void>;
}
