/** What one process costs while nobody plays, a second. */
interface ProcessCosts {
  /** Processor milliseconds of the program, and of the database server for it. */
  readonly program: number;
  readonly database: number;
  readonly statements: number;
}

/** What one turn costs. */
interface TurnCosts extends ProcessCosts {
  /** Of the program's processor milliseconds those of the thread that answers; others paint. */
  readonly answering: number;
  /** Requests that Discord's limit counts. */
  readonly requests: number;
  /** Pictures that are sent, and their bytes. */
  readonly pictures: number;
  readonly pictureBytes: number;
  /** Commits that wait for the disk. */
  readonly commits: number;
  /** Bytes of the database, and of the server's log of writes. */
  readonly stored: number;
  readonly logged: number;
}

/** What play costs, as measured. */
export interface Costs {
  readonly process: ProcessCosts & {
    /** MiB of a process in no server. */
    readonly memory: number;
  };
  readonly turn: TurnCosts;
  /** What one message to a spectator costs. */
  readonly notice: { readonly program: number; readonly database: number; readonly requests: number };
  /** KiB of a server of Discord in the process that serves it. */
  readonly server: { readonly memory: number };
  /** A game at which nobody plays: KiB of a process, processor milliseconds a minute, bytes of the database. */
  readonly game: {
    readonly memory: number;
    readonly program: number;
    readonly database: number;
    readonly stored: number;
  };
}

/** Requests a second that Discord lets a bot make, unless it grants more. */
export const REQUESTS_PER_SECOND = 50;

/** Servers of one shard, at most. */
export const SERVERS_PER_SHARD = 2500;

/** Connections to the database of one process, at most. */
const CONNECTIONS = 11;

/** Share of the thread that answers that may be in use at the busiest time: what comes at once waits for each other. */
const BUSY = 0.5;

/** MiB that a process needs beyond what it has at rest: caches of pictures and tables, garbage of the day. */
const PLAYING_MEMORY = 300;

const SECONDS_A_DAY = 86_400;

/** How much is played. */
export interface Demand {
  readonly servers: number;
  /** Games under way, most of which wait for somebody. */
  readonly games: number;
  readonly turnsADay: number;
  /** Spectators who get a message of a turn. */
  readonly spectators: number;
  /** Turns of the busiest time, as a multiple of the day's average. */
  readonly peak: number;
}

/** What that takes at the busiest time. */
export interface Needs {
  readonly turnsASecond: number;
  /** That Discord's limit counts. */
  readonly requestsASecond: number;
  /** Multiple of what Discord lets one bot do; more than 1 cannot be played with one bot. */
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

/** Processor milliseconds, statements and requests a second of processes that share turns. */
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

/** MiB of a process at rest. */
export function memoryOf(
  { process, server, game }: Costs,
  { servers, games }: { servers: number; games: number },
): number {
  return process.memory + (servers * server.memory + games * game.memory) / 1024;
}

/** What a demand takes. */
export function needsOf(costs: Costs, demand: Demand): Needs {
  const { turn, notice, game } = costs;
  const { servers, games, turnsADay, spectators, peak } = demand;
  const turnsASecond = (turnsADay / SECONDS_A_DAY) * peak;
  const notices = turnsASecond * spectators;
  const requestsASecond = turnsASecond * turn.requests + notices * notice.requests;
  const shards = Math.ceil(servers / SERVERS_PER_SHARD);
  const answering = turnsASecond * turn.answering + notices * notice.program;
  const processes = Math.max(1, Math.ceil(answering / 1000 / BUSY));
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

/** The straight line through two measured points: what is there at 0, and what each one adds. */
export function lineThrough(
  [firstX, firstY]: readonly [number, number],
  [secondX, secondY]: readonly [number, number],
): { readonly atZero: number; readonly each: number } {
  const each = (secondY - firstY) / (secondX - firstX);
  return { atZero: firstY - each * firstX, each };
}
