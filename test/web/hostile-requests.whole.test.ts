import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { RECORD_LIMIT } from '../../src/app/record-file.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkRequests, gameOf } from '../support/seated-table.ts';
import { type Ask, ORIGIN, type Pages, pathOf, servePages } from './support/pages.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Who asks, as a proxy tells it. */
const READER = '203.0.113.77';

const HOST = 'Host: 127.0.0.1';

/** What is asked for by a usual request, and the status that answers it. */
const REQUESTS: readonly (readonly [what: string, path: (page: string) => string, status: number, ask?: Ask])[] = [
  ['a file beside the others', () => '/files/../../package.json', 404],
  ['the same, encoded', () => '/files/%2e%2e/%2e%2e%2fpackage.json', 404],
  ['the same, encoded twice', () => '/files/%252e%252e%252fpackage.json', 404],
  ['a file below a page', (page) => `${page}/..%2f..%2f..%2fetc%2fpasswd`, 404],
  ['a guessed key', () => `/g/${'a'.repeat(24)}`, 404],
  ['a key but for its last character', (page) => page.slice(0, -1), 404],
  ['a key and one character more', (page) => `${page}x`, 404],
  ['a key in other letters', (page) => `/g/${swapped(page.slice(3))}`, 404],
  ['a pattern for a key', () => `/g/${'%25'.repeat(24)}`, 404],
  ['a key that ends in NUL', (page) => `${page}%00`, 404],
  ['a statement for a key', () => "/g/'%20or%20''='00000000000000", 404],
  ['the name of every object', () => '/g/__proto__', 404],
  ['a file by the name of every object', () => '/files/__proto__/constructor', 404],
  ['a moment by the name of every object', (page) => `${page}/moments/__proto__`, 404],
  ['a moment before the first', (page) => `${page}/moments/-1`, 404],
  ['a moment that no number holds', (page) => `${page}/moments/99999999999999999999`, 404],
  ['a moment with a fraction', (page) => `${page}/moments/1.5`, 404],
  ['a moment in another script', (page) => `${page}/moments/%D9%A1`, 404],
  ['a moment that is broken', (page) => `${page}/moments/%E0%A4%A`, 404],
  ['a view that is none', (page) => `${page}/moments/now?view=constructor&theme=__proto__&lang=toString`, 200],
  ['a view of a seat that is none', (page) => `${page}/moments/now?view=since-9`, 200],
  ['the same parameter often', (page) => `${page}/moments/now?${'view=owners&'.repeat(200)}`, 200],
  ['a very long address', (page) => `${page}?${'x'.repeat(9_000)}`, 431],
  ['very long headers', (page) => page, 431, { headers: { 'x-long': 'x'.repeat(9_000) } }],
  ['another server', (page) => page, 421, { headers: { host: 'evil.example.com' } }],
  ['another server that looks like this one', (page) => page, 421, { headers: { host: 'games.example.org.evil.com' } }],
  ['a server of which the name is none', (page) => page, 400, { headers: { host: 'a b<c>' } }],
  ['a socket', (page) => page, 200, { headers: { connection: 'upgrade', upgrade: 'websocket' } }],
  ['another method by a header', (page) => page, 200, { headers: { 'x-http-method-override': 'DELETE' } }],
  ['its own way to be traced', (page) => page, 404, { method: 'TRACE' }],
  ['a method of another protocol', (page) => page, 404, { method: 'PROPFIND' }],
  [
    'a form of another site',
    () => '/replay',
    415,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
  ],
  ['a record without a type', () => '/replay', 415, { method: 'POST', body: '{}' }],
  ['a record that is no JSON', () => '/replay', 422, { method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['a record that is a number', () => '/replay', 422, { method: 'POST', headers: JSON_TYPE, body: '1' }],
  ['a record that is deep', () => '/replay', 422, { method: 'POST', headers: JSON_TYPE, body: '['.repeat(50_000) }],
  [
    'a record that is deep and whole',
    () => '/replay',
    422,
    { method: 'POST', headers: JSON_TYPE, body: '['.repeat(50_000) + ']'.repeat(50_000) },
  ],
  [
    'a record with the name of every object',
    () => '/replay',
    422,
    { method: 'POST', headers: JSON_TYPE, body: '{"__proto__":{"ruleSet":"amazonas"},"ruleSet":"constructor"}' },
  ],
  [
    'too large a record',
    () => '/replay',
    413,
    { method: 'POST', headers: JSON_TYPE, body: 'x'.repeat(RECORD_LIMIT + 1) },
  ],
  [
    'too large a record in pieces',
    () => '/replay',
    413,
    { method: 'POST', headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, body: 'x'.repeat(RECORD_LIMIT + 1) },
  ],
  [
    'a record that grows when it is unpacked',
    () => '/replay',
    422,
    {
      method: 'POST',
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(20 * 2 ** 20)),
    },
  ],
];

/** What only somebody writes who speaks no proper HTTP, and what the answer begins with. */
const WRITTEN: readonly (readonly [what: string, text: (page: string) => string, answer: RegExp])[] = [
  ['a request without a server', (page) => `GET ${page} HTTP/1.1\r\nConnection: close\r\n\r\n`, /^HTTP\/1\.1 400 /],
  ['an old protocol', (page) => `GET ${page} HTTP/1.0\r\n${HOST}\r\n\r\n`, /^HTTP\/1\.1 200 /],
  ['an old protocol without a server', (page) => `GET ${page} HTTP/1.0\r\n\r\n`, /^HTTP\/1\.1 4\d\d /],
  [
    'a whole address',
    (page) => `GET http://evil.example.com${page} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 421 /,
  ],
  ['no address', () => `GET example HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`, /^HTTP\/1\.1 400 /],
  ['a way out', () => `CONNECT evil.example.com:443 HTTP/1.1\r\n${HOST}\r\n\r\n`, /^(HTTP\/1\.1 4\d\d |$)/],
  [
    'a backslash',
    () => `GET /files\\..\\..\\package.json HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 40[04] /,
  ],
  ['NUL', (page) => `GET ${page}\0 HTTP/1.1\r\n${HOST}\r\n\r\n`, /^HTTP\/1\.1 400 /],
  [
    'two lengths',
    () => `POST /replay HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and pieces',
    () =>
      `POST /replay HTTP/1.1\r\n${HOST}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'pieces that are none',
    () =>
      `POST /replay HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    /^(HTTP\/1\.1 (4\d\d|503) |$)/,
  ],
  ['another protocol', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', /^HTTP\/1\.1 400 /],
];

/** How long the server waits where tests wait for that to be over, in milliseconds. */
const SHORT = { request: 400, headers: 300, idle: 1_000, silence: 1_500, check: 50, heartbeat: 25_000 };

async function playing(patience?: typeof SHORT) {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { people, table } = await gameOf(pirogue, ['Ana', 'Ben']);
  const pages = await servePages(pirogue, patience && { patience });
  const page = await pathOf(pirogue, people[0].channel);
  const allLogged = (): string => JSON.stringify([...pages.log, ...pirogue.log]);
  return {
    pirogue,
    pages,
    page,
    people,
    /** The bot and its pages go on, and no line of a log names who asked or for what. */
    async checkUnharmed() {
      await table.takeTurn(people[0]);
      expect((await pages.ask(page)).status).toBe(200);
      expect(pages.log).toEqual([]);
      for (const secret of [page.slice(3), READER, '203.0.113.', 'evil', 'Ana', 'Ben']) {
        expect(allLogged()).not.toContain(secret);
      }
      checkRequests(pirogue);
    },
  };
}

/** A text with its small letters large and its large ones small. */
function swapped(text: string): string {
  return [...text].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())).join('');
}

/** Writes on a connection of its own and resolves with what came back, once it is over or has answered. */
async function written(pages: Pages, text: string): Promise<string> {
  const raw = await pages.raw();
  raw.socket.write(text, 'latin1');
  await until(async () => raw.isOver());
  return raw.text();
}

it(`refuses ${REQUESTS.length} hostile requests without harm`, async () => {
  const { pages, page, checkUnharmed } = await playing();
  const came: [string, number][] = [];
  for (const [at, [what, path, , how]] of REQUESTS.entries()) {
    const headers = { 'x-forwarded-for': `${READER}, 203.0.113.${at}`, ...how?.headers };
    const answer = await pages.ask(path(page), { ...how, headers });
    came.push([what, answer.status]);
    expect(answer.text).not.toMatch(/"name": "pirogue"|root:|node_modules|at .*\.ts:/);
    if (answer.status !== 431) expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  }
  expect(came).toEqual(REQUESTS.map(([what, , status]) => [what, status]));
  await checkUnharmed();
});

it(`refuses ${WRITTEN.length} requests that are no proper HTTP without harm`, async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  for (const [what, text, answer] of WRITTEN) {
    expect([what, (await written(pages, text(page))).split('\r\n')[0]]).toEqual([what, expect.stringMatching(answer)]);
  }
  await checkUnharmed();
});

it('puts nothing of a request into the headers of its answer', async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  const line = '%0d%0aset-cookie:%20a=b';
  for (const path of [`${page}?lang=en${line}`, `${page}?theme=${line}`, `/${line}`, `${page}/moments/0${line}`]) {
    const { headers } = await pages.ask(path, { headers: { accept: 'text/html' } });
    expect(headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(headers)).not.toContain('a=b');
  }
  await checkUnharmed();
});

it('waits neither for slow headers nor for slow bodies, and leaves who takes no answer whatever it sends', async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  const slow = [
    `GET ${page} HTTP/1.1\r\n${HOST}\r\nX-Slow: `,
    `POST /replay HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    '',
  ];
  for (const text of slow) await written(pages, text);
  const deaf = await pages.raw();
  deaf.socket.pause();
  // So many answers that most of them wait in the program, which reads no more requests then.
  for (let time = 0; time < 2_000; time++) {
    const reader = `X-Forwarded-For: 203.0.113.${time % 250}`;
    deaf.socket.write(`GET ${page}/board.png HTTP/1.1\r\n${HOST}\r\n${reader}\r\n\r\n`);
  }
  await until(async () => {
    // A connection that is not read from is seen to be closed by what is written to it.
    deaf.socket.write('\r\n');
    return deaf.socket.destroyed;
  });
  await checkUnharmed();
});

it('opens so many streams for one address, and counts a household as one', async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  const open = (address: string) => pages.listen(`${page}/live`, { 'x-forwarded-for': address });
  const streams = await Promise.all(Array.from({ length: 50 }, (_, at) => open(`2001:db8:1:2::${at.toString(16)}`)));
  const opened = streams.filter(({ status }) => status === 200);
  expect([opened.length, pages.streams()]).toEqual([40, 40]);
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(10);
  // Whoever writes an address before that of the proxy is the same reader.
  expect((await open('198.51.100.9, 2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await open('2001:db8:1:3::1')).status).toBe(200);
  for (const stream of streams) stream.close();
  await until(async () => pages.streams() === 1);
  await checkUnharmed();
});

it('leaves no stream open that waits behind another answer, or whose reader has gone', async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  const live = `GET ${page}/live HTTP/1.1\r\n${HOST}\r\n\r\n`;
  const raw = await pages.raw();
  raw.socket.write(live.repeat(3));
  await until(async () => raw.text().includes('event: changed'));
  expect(pages.streams()).toBe(1);
  raw.socket.destroy();
  for (let time = 0; time < 20; time++) {
    const gone = await pages.raw();
    gone.socket.write(live);
    gone.socket.resetAndDestroy();
  }
  await until(async () => pages.streams() === 0);
  await checkUnharmed();
});

it('answers an address again after a while that asked too much, and others all the time', async () => {
  const { pages, page, checkUnharmed } = await playing(SHORT);
  const ask = (path: string, address: string) => pages.ask(path, { headers: { 'x-forwarded-for': address } });
  const statuses = new Map<number, number>();
  for (let time = 0; time < 400; time++) {
    const { status, headers } = await ask('/robots.txt', READER);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 429) {
      expect(headers).toMatchObject({ 'retry-after': '60', 'x-content-type-options': 'nosniff' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  }
  expect(statuses.get(200)).toBeGreaterThanOrEqual(300);
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect((await ask(page, '198.51.100.2')).status).toBe(200);
  await checkUnharmed();
});

it('logs why a page could not be made, but not for whom', async () => {
  const { pirogue, pages, page } = await playing(SHORT);
  failing(pirogue);
  expect((await pages.ask(page)).status).toBe(503);
  expect(pages.log).toMatchObject([{ level: 50, msg: 'a page in the browser could not be made' }]);
  expect(JSON.stringify(pages.log)).not.toContain(page.slice(3));
  expect(JSON.stringify(pages.log)).toContain('no such table');
});

/** The database loses what pages are found by. */
function failing({ connection }: Pirogue): void {
  connection.exec('drop table pages');
}
