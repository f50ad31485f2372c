import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/translate.ts';
import { startPirogue } from '../support/pirogue.ts';
import { storeGame } from '../support/stored-game.ts';
import { type Ask, ORIGIN, pathOf, servePages } from './support/pages.ts';

async function served(options: Parameters<typeof servePages>[1] = {}) {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const { channel } = await pirogue.person('Ana');
  await storeGame(pirogue, { players: 2, seed: 'headers', channelId: channel, entries: 20 });
  return { pages: await servePages(pirogue, options), path: await pathOf(pirogue, channel) };
}

/** Where pages are found, the Host header of a request, and the status that answers it. */
const HOSTS: readonly (readonly [origin: string, host: string, status: number])[] = [
  [ORIGIN, 'games.example.org', 200],
  [ORIGIN, 'games.example.org:443', 200],
  [ORIGIN, 'games.example.org:80', 200],
  [ORIGIN, 'Games.Example.ORG', 200],
  [ORIGIN, 'games.example.org.', 200],
  [ORIGIN, 'GAMES.example.org.:443', 200],
  [ORIGIN, 'localhost:8080', 200],
  // As `proxy_set_header Host $host` of nginx passes on what was asked for with a port.
  ['https://games.example.org:8443', 'games.example.org', 200],
  ['https://games.example.org:8443', 'games.example.org:8443', 200],
  [ORIGIN, 'games.example.org.evil.com', 421],
  [ORIGIN, 'evil-games.example.org', 421],
  [ORIGIN, 'example.org', 421],
  [ORIGIN, '[::2]:443', 421],
];

it(`knows its own name among ${HOSTS.length}, however it is written`, async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const came: (readonly [string, string, number])[] = [];
  for (const [origin, host] of HOSTS) {
    const pages = await servePages(pirogue, { place: { origin, proxies: 1 } });
    came.push([origin, host, (await pages.ask('/robots.txt', { headers: { host } })).status]);
  }
  expect(came).toEqual(HOSTS);
});

it('compresses an answer for those alone who take that', async () => {
  const { pages, path } = await served();
  const plain = await pages.ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, coding] of [
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip, br', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', undefined],
    ['gzip; q=0.000, *', 'br'],
    ['br, identity;q=0.5, *;q=0', 'br'],
    ['identity;q=0.5, *;q=0', undefined],
    ['notgzip', undefined],
    ['', undefined],
  ] as const) {
    const { headers, body } = await pages.ask(path, { headers: { 'accept-encoding': accepted } });
    expect([accepted, headers['content-encoding']]).toEqual([accepted, coding]);
    const uncompressed = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body;
    expect(String(uncompressed)).toBe(plain.text);
  }
});

it('speaks the language that a browser likes best, and none that it refuses', async () => {
  const { pages, path } = await served();
  for (const [accepted, language] of [
    ['nl;q=0.2, fr;q=0.9, de;q=0.5', 'fr'],
    ['de;q=0, nl', 'nl'],
    ['DE-AT', 'de'],
    ['nlx, fr', 'fr'],
  ]) {
    const { text } = await pages.ask(path, { headers: { 'accept-language': accepted! } });
    expect([accepted, /lang="(..)"/.exec(text)![1]]).toEqual([accepted, language]);
  }
});

const record = (body: string, headers: Ask['headers'] = {}): Ask => ({ method: 'POST', headers, body });

it('takes a record whatever else its type says, and says in words what is wrong with it', async () => {
  const { pages } = await served();
  const types = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'];
  for (const [at, type] of types.entries()) {
    const headers = { 'content-type': type, 'x-forwarded-for': `198.51.100.${at}` };
    expect((await pages.ask('/replay', record('{', headers))).status).toBe(422);
  }
  const json = { 'content-type': 'application/json' };
  const faults: readonly (readonly [what: Ask, status: number])[] = [
    [record('{', json), 422],
    [record('1', json), 422],
    [record('{}', json), 422],
    [record(JSON.stringify({ format: 2, ruleSet: 'amazonas' }), json), 422],
    [record('{}', { 'content-type': 'text/plain' }), 415],
    [record('{}', { 'content-type': 'application/jsonx' }), 415],
    [record(' '.repeat(200_000), json), 413],
  ];
  for (const [at, [what, status]] of faults.entries()) {
    const told = new Set<string>();
    for (const language of LANGUAGES) {
      // Each from another address, as a record costs much.
      const headers = { ...what.headers, 'x-forwarded-for': `198.51.${at}.${told.size}` };
      const answer = await pages.ask(`/replay?lang=${language}`, { ...what, headers });
      expect([what.body!.slice(0, 20), answer.status]).toEqual([what.body!.slice(0, 20), status]);
      const { problem } = JSON.parse(answer.text) as { readonly problem: string };
      // Nothing of what libraries say, in any language.
      expect(problem).toMatch(/^\p{Lu}.*[.]$/su);
      expect(problem).not.toMatch(/invalid input|expected|undefined|unexpected/i);
      told.add(problem);
    }
    expect(told.size).toBe(LANGUAGES.length);
  }
});

it('lets somebody who sends far too much read why it is not taken', async () => {
  const { pages } = await served();
  const large = Buffer.alloc(10 * 2 ** 20, ' ');
  for (const pieces of [{}, { 'transfer-encoding': 'chunked' }]) {
    const answer = await slowly(pages.port, large, { 'content-type': 'application/json', ...pieces });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('too large');
  }
});

/** Posts a record over a slow connection, and reads only when all of it is sent, as simple clients do. */
async function slowly(port: number, body: Buffer, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const length = 'transfer-encoding' in headers ? {} : { 'content-length': String(body.length) };
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers, ...length });
  socket.write(`POST /replay HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  let broken: Error | undefined;
  socket.on('error', (error) => {
    broken = error;
  });
  const size = 2 ** 20;
  for (let from = 0; from < body.length && !broken; from += size) {
    const piece = body.subarray(from, from + size);
    if (!('content-length' in length)) socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    if (!('content-length' in length)) socket.write('\r\n');
    await pause(100);
  }
  if (!('content-length' in length)) socket.write('0\r\n\r\n');
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  if (broken) throw broken;
  return Buffer.concat(parts).toString();
}

it('limits each of many visitors behind a content network and a proxy by themselves', async () => {
  const { pages, path } = await served({ place: { origin: ORIGIN, proxies: 2 } });
  const asVisitor = (visitor: number, spoofed = '') => ({
    'x-forwarded-for': `${spoofed}203.0.113.${visitor}, 172.70.0.1`,
  });
  const streams = await Promise.all(
    Array.from({ length: 60 }, (_, visitor) => pages.listen(`${path}/live`, asVisitor(visitor))),
  );
  expect(streams.map(({ status }) => status)).toEqual(Array(60).fill(200));
  const asked = Array.from({ length: 600 }, (_, at) => pages.ask('/robots.txt', { headers: asVisitor(at % 60) }));
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200)).toEqual([]);
  // What a visitor writes before makes them nobody else.
  const own = await Promise.all(
    Array.from({ length: 50 }, (_, at) => pages.listen(`${path}/live`, asVisitor(99, `192.0.2.${at}, 192.0.2.1,`))),
  );
  expect(own.filter(({ status }) => status === 429)).toHaveLength(10);
  // Whoever comes past the network is known by the proxy alone.
  const past = await Promise.all(
    Array.from({ length: 50 }, () => pages.listen(`${path}/live`, { 'x-forwarded-for': '192.0.2.77' })),
  );
  expect(past.filter(({ status }) => status === 429)).toHaveLength(10);
});

it('knows visitors by what a proxy writes with their port', async () => {
  const { pages, path } = await served();
  const open = (address: string) => pages.listen(`${path}/live`, { 'x-forwarded-for': address });
  const streams = await Promise.all(
    Array.from({ length: 90 }, (_, at) => open(at % 2 ? `203.0.113.9:${4000 + at}` : `[2001:db8::1]:${4000 + at}`)),
  );
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(80);
});
