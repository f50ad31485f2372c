import type { ProcessPlace } from './lease-place.ts';
import type { GameId } from './records.ts';
import type { Store } from './store.ts';
import type { UnreadableGame } from './unreadable-game.ts';

/** A process that shares the work on a database with others. */
export interface Member extends ProcessPlace {
  readonly id: string;
  /** Increases with every heartbeat. */
  readonly beat: number;
  /** True if the process is about to end and hands its shards over. */
  readonly isLeaving: boolean;
}

/** The process that serves a shard, and the next one. */
export interface ShardHolder {
  readonly shard: number;
  /** Id of the process that serves the shard; null while none does. */
  readonly holder: string | null;
  /** Id of the process that is to serve the shard next, and whether it is connected to Discord. */
  readonly next: string | null;
  readonly isNextReady: boolean;
}

/** The processes on a database in the order in which they joined, and all shards in order. */
export interface MembersAndShards {
  readonly members: readonly Member[];
  readonly shards: readonly ShardHolder[];
}

/** The processes that share the work on a database, and the shards of each. They are rows of the database itself. */
export interface Members {
  /**
   * Adds a process. If it is the only one, divides the servers into `shards` shards; otherwise the shards stay as they are.
   * Returns undefined while another process holds the lease, such as during a move of the database.
   */
  join(self: ProcessPlace & { readonly id: string }, shards: number): Promise<MembersAndShards | undefined>;
  /** Reads the processes and shards. */
  read(): Promise<MembersAndShards>;
  /** Milliseconds since 1970 by a clock that all processes share; it is compared with the local clock at every `read`. */
  now(): number;
  /** Writes a heartbeat; returns false if the process is no longer a member, as it was taken for dead. */
  beat(id: string): Promise<boolean>;
  /** Announces that a process is about to end. */
  announceLeaving(id: string): Promise<void>;
  /** Removes a process and frees its shards. With `beat`, only if the process has written no other heartbeat since. */
  remove(id: string, beat?: number): Promise<void>;
  /** Takes a free shard; returns false if another process was faster. */
  take(shard: number, id: string): Promise<boolean>;
  /** Asks the holder of a shard for it; returns false if another process was faster. */
  ask(shard: number, from: { readonly holder: string; readonly id: string }): Promise<boolean>;
  /** Tells the holder of a shard that the process that asked for it is connected. */
  tellReady(shard: number, id: string): Promise<void>;
  /**
   * Gives a shard to the connected process that has asked for it, or frees it.
   *
   * @param from.taken ids of interactions that this process answered last
   */
  handOver(shard: number, from: { readonly id: string; readonly taken: readonly string[] }): Promise<void>;
  /** Ids of the interactions that the previous holder of a shard answered last. */
  taken(shard: number): Promise<readonly string[]>;
  /**
   * Returns true if a session with Discord may begin now; this counts as the beginning of one.
   *
   * @param bucket Discord lets sessions of different buckets begin at the same time
   */
  mayIdentify(bucket: number): Promise<boolean>;
}

/** Sends messages to the other processes on a database. A process that is cut off misses the messages of that time. */
export interface Broadcast {
  /** Sends a text to all other processes; it has at most some thousand characters. */
  readonly tell: (text: string) => Promise<void>;
  /**
   * Calls `hear` with texts of other processes, and `onMissed` when texts may have been missed. Returns a function that stops it.
   */
  readonly listen: (on: { readonly hear: (text: string) => void; readonly onMissed: () => void }) => () => void;
}

/** A database that several processes share. */
export interface SharedDatabase {
  readonly members: Members;
  readonly broadcast: Broadcast;
  /** Runs missing migrations. */
  bringUpToDate(): Promise<void>;
  /**
   * Returns the store for a process.
   *
   * @param id id of the process
   * @param on.lost called before a write if the process was taken for dead; must end the program
   * @param on.unreadable called with an unreadable game that a list leaves out
   * @param on.rewound called after a connection broke, with the games whose writes by this process the database has lost, as a
   * standby took over that was behind; called again if it rejects because the database is away
   */
  store(
    id: string,
    on: {
      readonly lost: () => never;
      readonly unreadable: (error: UnreadableGame) => void;
      readonly rewound: (games: readonly GameId[]) => Promise<void>;
    },
  ): Store;
  /** Closes the database, also after its store was closed. */
  close(): Promise<void>;
}
