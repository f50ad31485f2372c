import type { Program } from '../lab/driving/started-program.ts';
import { answeringTime, processorTime } from './built-program.ts';
import { type CountedWay, STATEMENT_KINDS } from './counted-connection.ts';
import { percentile } from './measure.ts';
import type { ServerCosts } from './server-costs.ts';
import type { Side } from './side.ts';

/** What was measured while some tables played at some processes; everything that is an amount, a second. */
export interface LoadPoint {
  readonly processes: number;
  readonly tables: number;
  readonly turnsASecond: number;
  readonly seconds: number;
  /** Processor milliseconds of all processes, of those the threads that answer, and of the database server. */
  readonly program: number;
  readonly answering: number;
  readonly database: number;
  readonly statements: number;
  readonly commits: number;
  readonly requests: number;
  readonly pictures: number;
  readonly pictureBytes: number;
  readonly stored: number;
  readonly logged: number;
  /** Milliseconds that one answer in a hundred exceeds. */
  readonly slowAnswer: number;
}

/** Lets tables play, each so many turns a minute, and measures what that takes. */
export async function measurePoint(
  {
    side,
    programs,
    server,
  }: {
    readonly side: Side;
    readonly programs: readonly Program[];
    /** Absent where the database is a file. */
    readonly server?: { readonly costs: ServerCosts; readonly way: CountedWay; readonly database: string } | undefined;
  },
  { tables, pace, milliseconds }: { tables: number; pace: number; milliseconds: number },
): Promise<LoadPoint> {
  const sum = async (time: (program: Program) => Promise<number>) =>
    (await Promise.all(programs.map(time))).reduce((all, one) => all + one, 0);
  const look = async () => ({
    program: await sum(processorTime),
    answering: await sum(answeringTime),
    database: (await server?.costs.processorTime(server.database)) ?? 0,
    traffic: server?.way.take(),
    bytes: (await server?.costs.bytes()) ?? { database: 0, log: 0 },
  });
  const before = await look();
  const { seconds, turns, requests, answers } = await side.tables.play({
    tables,
    milliseconds,
    turnsASecond: (tables * pace) / 60,
  });
  const after = await look();
  const { statements, transactions } = after.traffic ?? {};
  return {
    processes: programs.length,
    tables,
    seconds,
    turnsASecond: turns.length / seconds,
    program: ((after.program - before.program) * 1000) / seconds,
    answering: ((after.answering - before.answering) * 1000) / seconds,
    database: ((after.database - before.database) * 1000) / seconds,
    statements: STATEMENT_KINDS.reduce((all, kind) => all + (statements?.[kind] ?? 0), 0) / seconds,
    commits: (transactions?.durable ?? 0) / seconds,
    requests: requests.limited / seconds,
    pictures: requests.files / seconds,
    pictureBytes: requests.fileBytes / seconds,
    stored: (after.bytes.database - before.bytes.database) / seconds,
    logged: (after.bytes.log - before.bytes.log) / seconds,
    slowAnswer: percentile(answers, 0.99),
  };
}
