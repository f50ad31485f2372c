/** Costs of one process per second while nobody plays. */
interface ProcessCosts {
  /** Processor milliseconds of the program, and those that it causes at the database server. */
  readonly program: number;
  readonly database: number;
  readonly statements: number;
}

/** Costs of one turn. */
interface TurnCosts extends ProcessCosts {
  /** Part of `program` that the main thread uses, which answers interactions; other threads paint. */
  readonly answering: number;
  /** Requests that count towards Discord's rate limit. */
  readonly requests: number;
  /** Pictures that are sent, and their bytes. */
  readonly pictures: number;
  readonly pictureBytes: number;
  /** Commits that wait for the disk. */
  readonly commits: number;
  /** Bytes that the database grows by, and bytes in the server's write-ahead log. */
  readonly stored: number;
  readonly logged: number;
}

/** Measured costs. */
export interface Costs {
  readonly process: ProcessCosts & {
    /** MiB of a process that serves no server of Discord. */
    readonly memory: number;
  };
  readonly turn: TurnCosts;
  /** Costs of one message to a spectator. */
  readonly notice: { readonly program: number; readonly database: number; readonly requests: number };
  /** KiB that a server of Discord takes in the process that serves it. */
  readonly server: { readonly memory: number };
  /** Costs of a game that waits: KiB in a process, processor milliseconds per minute, bytes in the database. */
  readonly game: {
    readonly memory: number;
    readonly program: number;
    readonly database: number;
    readonly stored: number;
  };
}

/** Requests per second that Discord allows a bot by default. */
export const REQUESTS_PER_SECOND = 50;

/** Most servers of one shard. */
export const SERVERS_PER_SHARD = 2500;

/** Most connections of one process to the database. */
const CONNECTIONS = 11;

/** Largest allowed load of the main thread at the busiest time, so that simultaneous interactions do not wait long. */
const MAX_BUSY_SHARE = 0.5;

/** MiB that a busy process needs in addition to its memory at rest, such as for caches. */
const PLAYING_MEMORY = 300;

const SECONDS_A_DAY = 86_400;

/** The amount of play that has to be served. */
export interface Demand {
  readonly servers: number;
  /** Number of running games, most of which wait for a player. */
  readonly games: number;
  readonly turnsADay: number;
  /** Mean number of spectators who get a message about a turn. */
  readonly spectators: number;
  /** Turns per second at the busiest time, as a multiple of the day's average. */
  readonly peak: number;
}

/** Resources that a demand needs at the busiest time. */
export interface Needs {
  readonly turnsASecond: number;
  /** Requests that count towards Discord's rate limit. */
  readonly requestsASecond: number;
  /** Share of one bot's rate limit; more than 1 is impossible with one bot. */
  readonly limits: number;
  readonly shards: number;
  readonly processes: number;
  /** Processors in use, of all processes, and of the database server. */
  readonly processors: number;
  readonly databaseProcessors: number;
  /** MiB of all processes. */
  readonly memory: number;
  readonly connections: number;
  readonly commitsASecond: number;
  /** MiB a day. */
  readonly stored: number;
  readonly logged: number;
  /** MiB of pictures a second. */
  readonly pictureBytesASecond: number;
}

/** Returns processor milliseconds, statements and requests per second of all processes together. */
export function loadOf(
  { process, turn }: Costs,
  { processes, turnsASecond }: { processes: number; turnsASecond: number },
) {
  return {
    program: processes * process.program + turnsASecond * turn.program,
    database: processes * process.database + turnsASecond * turn.database,
    statements: processes * process.statements + turnsASecond * turn.statements,
    requests: turnsASecond * turn.requests,
  };
}

/** Returns the MiB of a process at rest. */
export function memoryOf(
  { process, server, game }: Costs,
  { servers, games }: { servers: number; games: number },
): number {
  return process.memory + (servers * server.memory + games * game.memory) / 1024;
}

/** Computes the resources that a demand needs. */
export function needsOf(costs: Costs, demand: Demand): Needs {
  const { turn, notice, game } = costs;
  const { servers, games, turnsADay, spectators, peak } = demand;
  const turnsASecond = (turnsADay / SECONDS_A_DAY) * peak;
  const notices = turnsASecond * spectators;
  const requestsASecond = turnsASecond * turn.requests + notices * notice.requests;
  const shards = Math.ceil(servers / SERVERS_PER_SHARD);
  const answering = turnsASecond * turn.answering + notices * notice.program;
  const processes = Math.max(1, Math.ceil(answering / 1000 / MAX_BUSY_SHARE));
  const load = loadOf(costs, { processes, turnsASecond });
  const MINUTE = 60;
  const MEBI = 1024 * 1024;
  return {
    turnsASecond,
    requestsASecond,
    limits: requestsASecond / REQUESTS_PER_SECOND,
    shards,
    processes,
    processors: (load.program + notices * notice.program + (games * game.program) / MINUTE) / 1000,
    databaseProcessors: (load.database + notices * notice.database + (games * game.database) / MINUTE) / 1000,
    memory: memoryOf(costs, { servers, games }) + (processes - 1) * costs.process.memory + processes * PLAYING_MEMORY,
    connections: processes * CONNECTIONS,
    commitsASecond: turnsASecond * turn.commits,
    pictureBytesASecond: (turnsASecond * turn.pictureBytes) / MEBI,
    stored: (turnsADay * turn.stored) / MEBI,
    logged: (turnsADay * turn.logged) / MEBI,
  };
}

/** Returns the straight line through two measured points: its value at 0, and its slope (`each`). */
export function lineThrough(
  [firstX, firstY]: readonly [number, number],
  [secondX, secondY]: readonly [number, number],
): { readonly atZero: number; readonly each: number } {
  const each = (secondY - firstY) / (secondX - firstX);
  return { atZero: firstY - each * firstX, each };
}
