import { expect, it } from 'vitest';
import { readConfig } from '../../src/host/config.ts';

/** The web part of the configuration, or what is wrong with the environment. */
function webOf(environment: Readonly<Record<string, string>>) {
  const read = readConfig(environment);
  return read.ok ? read.value.web : read.failure;
}

it('has no pages unless it has a port for them', () => {
  expect(webOf({})).toBeUndefined();
  expect(webOf({ WEB_PORT: '', WEB_HOST: ' ', WEB_URL: '' })).toBeUndefined();
});

it('serves pages to this machine alone unless told', () => {
  expect(webOf({ WEB_PORT: '8080' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    origin: 'http://127.0.0.1:8080',
    proxies: 0,
  });
  expect(webOf({ WEB_PORT: '8080', WEB_HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0', proxies: 0 });
});

it.each([
  ['https://games.example.org', 'https://games.example.org'],
  ['HTTPS://Games.Example.org/', 'https://games.example.org'],
  ['http://192.168.0.7:8080', 'http://192.168.0.7:8080'],
])('links to pages at %s, where a proxy passes requests on', (url, origin) => {
  expect(webOf({ WEB_PORT: '8080', WEB_URL: url })).toMatchObject({ origin, proxies: 1 });
});

it.each([
  'games.example.org',
  'ftp://games.example.org',
  'https://games.example.org/pirogue',
  'https://games.example.org/?a',
  'https://games.example.org/#a',
  'https://me@games.example.org',
  // Discord refuses messages with such a link.
  'http://localhost:8080',
])('says that %s is no origin', (url) => {
  expect(webOf({ WEB_PORT: '8080', WEB_URL: url })).toEqual([
    expect.stringMatching(/^WEB_URL: must be an origin such as https:\/\/games\.example\.org/),
  ]);
});

it('says that an address of pages needs a port', () => {
  expect(webOf({ WEB_HOST: '0.0.0.0', WEB_URL: 'https://games.example.org' })).toEqual([
    expect.stringMatching(/^WEB_HOST: needs a WEB_PORT/),
    expect.stringMatching(/^WEB_URL: needs a WEB_PORT/),
  ]);
});

it('counts the proxies that a host names', () => {
  const proxied = { WEB_PORT: '8080', WEB_URL: 'https://games.example.org' };
  expect(webOf({ ...proxied, WEB_PROXIES: '2' })).toMatchObject({ proxies: 2 });
  expect(webOf({ ...proxied, WEB_PROXIES: '0' })).toMatchObject({ proxies: 0 });
  expect(webOf({ ...proxied, WEB_PROXIES: ' ' })).toMatchObject({ proxies: 1 });
  expect(webOf({ WEB_PROXIES: '2' })).toEqual([expect.stringMatching(/^WEB_PROXIES: needs a WEB_PORT/)]);
});

it.each([
  [{ WEB_PORT: '8080', WEB_PROXIES: 'many' }, 'WEB_PROXIES: must be a number'],
  [{ WEB_PORT: '8080', WEB_PROXIES: '-1' }, 'WEB_PROXIES'],
  [{ WEB_PORT: '0' }, 'WEB_PORT'],
  [{ WEB_PORT: 'http' }, 'WEB_PORT: must be a port'],
  [{ WEB_PORT: '70000' }, 'WEB_PORT'],
  [{ WEB_PORT: '8080', WEB_HOST: 'games' }, 'WEB_HOST: must be an address'],
])('says what is wrong with %o', (environment, told) => {
  expect(webOf(environment as Record<string, string>)).toEqual([expect.stringContaining(told)]);
});

it('has the activity where it is switched on, on Discord with the secret of the application and over https', () => {
  const pages = { WEB_PORT: '8080', WEB_URL: 'https://games.example.org' };
  const onDiscord = { ...pages, DISCORD_TOKEN: 'token', ACTIVITY: 'on', DISCORD_CLIENT_SECRET: 'secret' };
  expect(webOf(onDiscord)).toMatchObject({ activity: { clientSecret: 'secret' } });
  for (const ACTIVITY of ['off', '']) expect(webOf({ ...onDiscord, ACTIVITY })).not.toHaveProperty('activity');
  // The program's own local Discord has a secret of its own.
  expect(webOf({ WEB_PORT: '8080', ACTIVITY: 'on' })).toMatchObject({ activity: { clientSecret: 'local-discord' } });
  expect(webOf({ ACTIVITY: 'off' })).toBeUndefined();
});

it.each([
  [{ ACTIVITY: 'on' }, 'ACTIVITY: needs a WEB_PORT'],
  [{ ACTIVITY: 'yes', WEB_PORT: '8080' }, 'ACTIVITY: '],
  [{ WEB_URL: 'https://a.example', DISCORD_CLIENT_SECRET: '' }, 'ACTIVITY: needs a DISCORD_CLIENT_SECRET'],
  [
    { WEB_URL: 'http://a.example', DISCORD_CLIENT_SECRET: 'a' },
    'ACTIVITY: needs a WEB_URL beside it that begins with https',
  ],
  [{ DISCORD_CLIENT_SECRET: 'a' }, 'ACTIVITY: needs a WEB_URL beside it that begins with https'],
])('says what the activity lacks with %o', (environment, told) => {
  const onDiscord = 'WEB_URL' in environment || 'DISCORD_CLIENT_SECRET' in environment;
  const whole = { ...(onDiscord && { DISCORD_TOKEN: 'token', WEB_PORT: '8080', ACTIVITY: 'on' }), ...environment };
  expect(webOf(whole as Record<string, string>)).toEqual([expect.stringContaining(told)]);
});
