import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../lab/driving/free-port.ts';
import type { Program } from '../lab/driving/started-program.ts';
import { openStore } from '../src/store/open-store.ts';
import { askChild } from './ask-child.ts';
import { answeringTime, buildProgram, processorTime, residentMemory, timeTakenByOthers } from './built-program.ts';
import { percentiles, report, spread } from './measure.ts';
import type { ReadByReaders, ReadersNews, ReadersOrder } from './page-readers.ts';
import { addRound, emptySum, type PlaySum, reportPlay } from './play-sum.ts';
import { prepareSide, type Side } from './side.ts';

/** Tables, and their turns a second together: a pace that a slow machine carries. */
const TABLES = 12;
const PACE = 1.5;

/** Readers of the page of one table. */
const STREAMS = 1_000;

/** How long is played before anything is measured, and in each of the rounds without and with readers in turn. */
const WARM_UP = 15_000;
const ROUND = 30_000;
const ROUNDS = 3;

/** What came of all rounds without readers, or of all with them. */
interface PageSum extends PlaySum {
  /** Processor time of the thread that answers, in seconds. */
  answering: number;
}

/** The page of a game that many look at while others play: what it costs its readers, the program and everybody's turns. */
export async function benchPage(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-page-'));
  const start = await buildProgram();
  const side = await prepareSide(`file:${join(folder, 'pirogue.db')}`, { tables: TABLES });
  const port = await freePort();
  // Behind a proxy, which tells apart who asks.
  const environment = { WEB_PORT: String(port), WEB_URL: 'https://games.example.org' };
  const program = start(side.discord, side.databaseUrl, { environment });
  const readers = fork(fileURLToPath(new URL('page-readers.ts', import.meta.url)));
  try {
    await program.ready;
    await side.tables.play({ milliseconds: WARM_UP, turnsASecond: PACE });
    const address = `http://127.0.0.1:${port}${await pageOf(side)}`;
    await reportFirstView(address);
    await compare({ side, program, readers, address });
  } finally {
    readers.kill();
    program.child.kill('SIGKILL');
    await side.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly side: Side;
  readonly program: Program;
  readonly readers: ChildProcess;
  readonly address: string;
}

/** Lets the tables play without and with readers in turn. */
async function compare({ side, program, readers, address }: Measured): Promise<void> {
  const alone: PageSum = { ...emptySum(), answering: 0 };
  const watched: PageSum = { ...emptySum(), answering: 0 };
  const memory: Record<'before' | 'with', number[]> = { before: [], with: [] };
  const read: ReadByReaders[] = [];
  const order = (what: ReadersOrder) => askChild<ReadersNews>(readers, what);
  const taken = await timeTakenByOthers();
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    await play(alone, side, program);
    memory.before.push(await residentMemory(program));
    await order({ address, streams: STREAMS });
    await play(watched, side, program);
    memory.with.push(await residentMemory(program));
    const news = await order({ end: true });
    if ('read' in news) read.push(news.read);
    await setTimeout(SETTLING);
  }
  const missed = ((await timeTakenByOthers()) - taken) / ((performance.now() - begun) / 1000);
  report({ name: 'processors taken by other machines', unit: '', figure: spread([missed]) });
  reportSum(`${TABLES} tables, no reader`, alone);
  reportSum(`${TABLES} tables, ${STREAMS} readers of one of them`, watched);
  report({ name: '  memory before', unit: 'MiB', figure: spread(memory.before) });
  report({ name: '  memory with the readers', unit: 'MiB', figure: spread(memory.with) });
  reportReaders(read, watched.seconds);
}

async function play(sum: PageSum, { tables }: Side, program: Program): Promise<void> {
  const [used, answering] = [await processorTime(program), await answeringTime(program)];
  const played = await tables.play({ milliseconds: ROUND, turnsASecond: PACE });
  addRound(sum, played, (await processorTime(program)) - used);
  sum.answering += (await answeringTime(program)) - answering;
}

function reportSum(name: string, sum: PageSum): void {
  const { seconds, program, answering } = sum;
  reportPlay(name, sum);
  report({ name: "  the program's processor time", unit: 'ms/s', figure: spread([(program * 1000) / seconds]) });
  report({ name: '  of its main thread', unit: 'ms/s', figure: spread([(answering * 1000) / seconds]) });
}

function reportReaders(read: readonly ReadByReaders[], seconds: number): void {
  const answers = read.flatMap((one) => one.answers);
  const sum = (what: 'bytes' | 'refused' | 'changes') => read.reduce((all, one) => all + one[what], 0);
  if (answers.length === 0) throw new Error('no reader was told of a change');
  report({ name: '  changes told to a reader', unit: '', figure: spread([sum('changes') / STREAMS]) });
  report({ name: '  answers to readers', unit: '/s', figure: spread([answers.length / seconds]) });
  report({ name: '  an answer to a reader', unit: 'ms', figure: spread(answers), ratio: percentiles(answers) });
  report({ name: '  its bytes', unit: 'KiB', figure: spread([sum('bytes') / answers.length / 1024]) });
  report({ name: '  answers that were refused', unit: '', figure: spread([sum('refused')]) });
}

/** Reports what a browser loads that has nothing yet: the document, what it names, and what that asks for. */
async function reportFirstView(address: string): Promise<void> {
  const begun = performance.now();
  const document = await load(address);
  const named = [...document.text.matchAll(/(?:href|src)="(\/files\/[^"]+)"/g)].map(([, path]) => path!);
  const [, art] = /data-art="([^"]+)"/.exec(document.text)!;
  const [, tiles] = /data-tiles="([^"]+)"/.exec(document.text)!;
  const files = named[0]!.replace(/[^/]*$/, '');
  const paths = [
    ...new Set([...named, `${files}art-${art}.js`, `${files}icons-${art}.json`, `${files}font-400.woff2`]),
    `${new URL(address).pathname}/tiles/${tiles}`,
    `${new URL(address).pathname}/moments/now?view=last&theme=day&lang=en`,
  ];
  const loaded = await Promise.all(paths.map((path) => load(new URL(path, address).href)));
  const bytes = loaded.reduce((sum, one) => sum + one.bytes, document.bytes);
  report({ name: 'a first view, all requests', unit: 'ms', figure: spread([performance.now() - begun]) });
  report({ name: `  bytes of ${paths.length + 1} answers`, unit: 'KiB', figure: spread([bytes / 1024]) });
  report({ name: '  of its document', unit: 'KiB', figure: spread([document.bytes / 1024]) });
}

function load(address: string): Promise<{ readonly bytes: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': '10.9.9.9' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode !== 200) return reject(new Error(`${new URL(address).pathname}: ${answer.statusCode}`));
        const isCompressed = answer.headers['content-encoding'] === 'gzip';
        resolve({ bytes: body.length, text: (isCompressed ? gunzipSync(body) : body).toString() });
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** The path of the page of a game that is half played. */
async function pageOf({ databaseUrl, tables }: Side): Promise<string> {
  const store = await openStore(databaseUrl);
  try {
    const { id } = (await store.games.open(tables.channels[MIDDLE]!))!;
    return `/g/${(await store.pages.ofGame(id, 'page-of-a-measurement')).key}`;
  } finally {
    await store.close();
  }
}

/** The table whose game is half played, so that it does not end meanwhile. */
const MIDDLE = 6;

/** Time for the program to see that readers have gone, in milliseconds. */
const SETTLING = 2_000;
