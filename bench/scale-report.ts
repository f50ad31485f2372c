import { type Costs, type Demand, lineThrough, loadOf, memoryOf, needsOf } from '../lab/simulation/scale-model.ts';
import type { LoadPoint } from './load-point.ts';

/** What a program at rest has used. */
interface Rest {
  readonly servers: number;
  readonly games: number;
  readonly seconds: number;
  readonly program: number;
  readonly database: number;
  readonly memory: number;
  readonly stored: number;
}

const KIBI = 1024;

/** Turns a second at the second point, as a multiple of those at the first one, below which a line through both says nothing. */
const APART = 2;

/**
 * Costs that follow from measurements.
 *
 * @param of.few, of.many one process with few and with many tables
 * @param of.together, of.watched several processes, without and with spectators, who get `notices` messages a turn
 * @param of.played all that was played on the server
 * @param of.rest a program in one server, in many, and in many with a game each
 * @throws Error when the machine was too busy to play at the pace that was asked for
 */
export function fitCosts(of: {
  few: LoadPoint;
  many: LoadPoint;
  together: LoadPoint;
  watched: LoadPoint;
  notices: number;
  played: readonly LoadPoint[];
  rest: readonly Rest[];
}): Costs {
  const { few, many, together, watched, notices } = of;
  if (many.turnsASecond < few.turnsASecond * APART)
    throw new Error(
      `this machine is too busy: ${many.tables} tables played ${many.turnsASecond.toFixed(1)} turns a second, ${few.tables} ` +
        `tables ${few.turnsASecond.toFixed(1)}`,
    );
  const line = (what: keyof LoadPoint) => lineThrough([few.turnsASecond, few[what]], [many.turnsASecond, many[what]]);
  const [program, database, statements] = [line('program'), line('database'), line('statements')];
  const aTurn = (what: keyof LoadPoint) => many[what] / many.turnsASecond;
  // Where notices cost less than turns differ, nothing is left of them.
  const aNotice = (what: keyof LoadPoint) =>
    Math.max(0, watched[what] / watched.turnsASecond - together[what] / together.turnsASecond) / notices;
  const [none, inServers, withGames] = of.rest as [Rest, Rest, Rest];
  const aGame = (what: 'program' | 'database') =>
    ((withGames[what] - inServers[what]) / withGames.games / withGames.seconds) * 60;
  return {
    process: {
      program: program.atZero,
      database: database.atZero,
      statements: statements.atZero,
      memory: none.memory,
    },
    turn: {
      program: program.each,
      answering: line('answering').each,
      database: database.each,
      statements: statements.each,
      requests: aTurn('requests'),
      pictures: aTurn('pictures'),
      pictureBytes: aTurn('pictureBytes'),
      commits: line('commits').each,
      // A database grows by pages, and now and then gives some back.
      stored: sumOf(of.played, 'stored') / sumOf(of.played, 'turnsASecond'),
      logged: aTurn('logged'),
    },
    notice: { program: aNotice('program'), database: aNotice('database'), requests: aNotice('requests') },
    server: { memory: ((inServers.memory - none.memory) / (inServers.servers - none.servers)) * KIBI },
    game: {
      memory: ((withGames.memory - inServers.memory) / withGames.games) * KIBI,
      program: aGame('program'),
      database: aGame('database'),
      stored: (withGames.stored - inServers.stored) / withGames.games,
    },
  };
}

/** An amount of all points together. */
function sumOf(points: readonly LoadPoint[], what: keyof LoadPoint): number {
  return points.reduce((sum, point) => sum + point[what] * point.seconds, 0);
}

/** Prints a measured point. */
export function sayPoint(what: string, point: LoadPoint): void {
  const { processes, tables, turnsASecond, program, answering, database, statements, requests, slowAnswer } = point;
  say(
    `${processes} x ${tables} tables, ${turnsASecond.toFixed(1)} turns/s: program ${program.toFixed(0)} ms/s ` +
      `(${answering.toFixed(0)} answering), database ${database.toFixed(0)} ms/s, ${statements.toFixed(0)} statements/s, ` +
      `${requests.toFixed(1)} requests/s, p99 of answers ${slowAnswer.toFixed(0)} ms; ${what}`,
  );
}

/** Prints a point that the model was not made from, and how far the model is from it. */
export function sayPrediction(costs: Costs, point: LoadPoint): void {
  const load = loadOf(costs, point);
  const errors = (['program', 'database', 'statements', 'requests'] as const).map(
    (what) => `${what} ${load[what].toFixed(0)} (${percent(load[what], point[what])})`,
  );
  sayPoint(`predicted ${errors.join(', ')}`, point);
}

/** Prints the memory of programs at rest, and how far the model is from the last one, which it was not made from. */
export function checkRest(costs: Costs, rest: readonly Rest[]): void {
  for (const [at, { servers, games, memory, program, database, seconds }] of rest.entries()) {
    const predicted = memoryOf(costs, { servers, games });
    const check =
      at === rest.length - 1 ? `predicted ${predicted.toFixed(0)} (${percent(predicted, memory)})` : 'fitted';
    const used = `program ${(program / seconds).toFixed(1)} ms/s, database ${(database / seconds).toFixed(1)} ms/s`;
    say(`at rest, ${servers} servers, ${games} games: ${memory.toFixed(0)} MiB, ${used}; ${check}`);
  }
}

/** Prints costs as the model takes them. */
export function sayCosts(costs: Costs): void {
  const rounded = JSON.stringify(
    costs,
    (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value),
    2,
  );
  say(`costs: ${rounded.replaceAll('"', '')}`);
}

/**
 * Houses whose needs are told. How much people play is assumed, not measured: two games a server, ten turns a day in each, a
 * spectator at every second game, and at the busiest time three times the day's average.
 */
const HOUSES = [100, 1000, 30_000, 500_000].map((servers): Demand => {
  const games = 2 * servers;
  return { servers, games, turnsADay: 10 * games, spectators: 0.5, peak: 3 };
});

/** Prints what houses of several sizes need, as a table of Markdown. */
export function sayNeeds(costs: Costs): void {
  const needs = HOUSES.map((house) => needsOf(costs, house));
  const row = (name: string, figures: readonly number[], digits = 0) =>
    say(`| ${name} | ${figures.map((figure) => text(figure, digits)).join(' | ')} |`);
  row(
    'servers',
    HOUSES.map(({ servers }) => servers),
  );
  say(`|---|${'---|'.repeat(HOUSES.length)}`);
  row(
    'games under way',
    HOUSES.map(({ games }) => games),
  );
  row(
    'turns a day',
    HOUSES.map(({ turnsADay }) => turnsADay),
  );
  row(
    'turns a second, busiest',
    needs.map(({ turnsASecond }) => turnsASecond),
    2,
  );
  row(
    'requests a second',
    needs.map(({ requestsASecond }) => requestsASecond),
    1,
  );
  row(
    'of what Discord allows one bot',
    needs.map(({ limits }) => limits),
    2,
  );
  row(
    'shards, at least',
    needs.map(({ shards }) => shards),
  );
  row(
    'processes',
    needs.map(({ processes }) => processes),
  );
  row(
    'processors for them',
    needs.map(({ processors }) => processors),
    2,
  );
  row(
    'processors for the database',
    needs.map(({ databaseProcessors }) => databaseProcessors),
    2,
  );
  row(
    'memory of all processes, MiB',
    needs.map(({ memory }) => memory),
  );
  row(
    'connections, at most',
    needs.map(({ connections }) => connections),
  );
  row(
    'durable commits a second',
    needs.map(({ commitsASecond }) => commitsASecond),
    1,
  );
  row(
    'database grows a day, MiB',
    needs.map(({ stored }) => stored),
    1,
  );
  row(
    "server's log a day, MiB",
    needs.map(({ logged }) => logged),
    1,
  );
}

function text(figure: number, digits: number): string {
  return figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function percent(predicted: number, measured: number): string {
  const error = ((predicted - measured) / measured) * 100;
  return `${error < 0 ? '' : '+'}${error.toFixed(0)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
