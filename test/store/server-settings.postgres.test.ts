import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { exitStatusOf } from '../../src/host/exit-status.ts';
import { openShared } from '../../src/store/open-store.ts';
import { until } from '../support/pirogue.ts';
import { pooled } from '../support/pooler.ts';
import { ask, newDatabase } from '../support/test-database.ts';

/** Signs that have a meaning in a URL. */
const PASSWORD = 'a#b/c?d%e@f:g,h';

/** With what sentence and status a process of a database ends. */
async function endOf(url: string): Promise<{ readonly said: string; readonly status: number }> {
  const error = await openShared(url).then(
    (database) => database.close().then(() => new Error('it was opened')),
    (reason: unknown) => reason as Error,
  );
  return { said: error.message, status: exitStatusOf(error) };
}

/** Makes a person of the server with a password of awkward signs, who owns nothing. */
async function newRole(url: string): Promise<string> {
  const name = `role_${new URL(url).pathname.slice(1)}`;
  await ask(url, `create role ${name} login password '${PASSWORD}'`);
  onTestFinished(
    async () =>
      void (await ask(url, `reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`)),
  );
  return name;
}

/** A URL of somebody else, with a password as it is to be written there. */
function urlOf(url: string, name: string, password: string): string {
  return url.replace(/\/\/[^@]*@/, `//${name}:${password}@`);
}

it('takes names and passwords with any sign, encoded', async () => {
  const url = await newDatabase();
  const name = await newRole(url);
  await ask(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${name}`);
  await ask(url, `alter schema public owner to ${name}`);
  const database = await openShared(urlOf(url, name, encodeURIComponent(PASSWORD)));
  onTestFinished(() => database.close());
  expect((await database.members.read()).members).toEqual([]);
});

it.each([
  ['#', 'pass#word'],
  ['/', 'pass/word'],
  ['/ after digits', '12/word'],
  ['?', 'pass?word'],
  ['? after digits', '12?word'],
  ['%', '50%word'],
])('says how to write a password with %s, without telling it', async (_, password) => {
  const { said, status } = await endOf(urlOf(await newDatabase(), 'pirogue', password));
  expect(said).toMatch(/^DATABASE_URL .* write # as %23, \/ as %2F, \? as %3F/);
  expect(said).not.toContain(password);
  expect(status).toBe(78);
});

it.each([
  [
    'several hosts as a parameter',
    (url: string) => `${url}?host=one,other`,
    /^DATABASE_URL cannot be used .*several hosts/,
  ],
  ['a port that is none', (url: string) => url.replace(/:\d+\//, ':port/'), /^DATABASE_URL cannot be used/],
  ['a port beyond all ports', (url: string) => `${url}?port=99999`, /^DATABASE_URL cannot be used .*1 to 65535/],
  [
    'no file of authorities',
    (url: string) => `${url}?sslrootcert=/no/file`,
    /^DATABASE_URL cannot be used .*\/no\/file/,
  ],
  [
    'a server without TLS',
    (url: string) => `${url}?sslmode=verify-full`,
    /does not support SSL.*sslmode=disable in DATABASE_URL/,
  ],
  ['no such database', (url: string) => `${url}_else`, /"test_\w+_else" does not exist.*createdb.*DATABASE_URL/],
  ['no such user', (url: string) => urlOf(url, 'nobody', 'secret-word'), /see name, password .* in DATABASE_URL/],
  ['a wrong password', (url: string) => urlOf(url, 'pirogue', 'secret-word'), /see name, password .* in DATABASE_URL/],
  ['no password', (url: string) => url.replace(':pirogue@', '@'), /password .* in DATABASE_URL/],
])('ends for its host to mend: %s', async (_, change, sentence) => {
  const { said, status } = await endOf(change(await newDatabase()));
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/secret-word|pirogue:pirogue/);
  expect(status).toBe(78);
});

it('ends for its host to mend where its user may make no tables', async () => {
  const url = await newDatabase();
  await ask(url, 'drop schema public cascade; create schema public; grant usage on schema public to public');
  const name = await newRole(url);
  const { said, status } = await endOf(urlOf(url, name, encodeURIComponent(PASSWORD)));
  expect(said).toMatch(/permission denied for schema public.*DATABASE_URL names own the database/);
  expect(said).not.toContain('c?d');
  expect(status).toBe(78);
});

it('is started again where a server may still come, and says which setting to look at', async () => {
  const free = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pirogue-socket-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  const url = await newDatabase();
  const silence = (silent.address() as { port: number }).port;
  const cases: readonly (readonly [url: string, said: RegExp])[] = [
    [url.replace(/:\d+\//, `:${free}/`), /ECONNREFUSED.*host and port in DATABASE_URL/],
    [url.replace('127.0.0.1', 'no-host.invalid'), /(ENOTFOUND|EAI_AGAIN).*in DATABASE_URL/],
    [url.replace(/:\d+\//, `:${silence}/`), /(timeout|terminated).*DATABASE_URL/],
    [`postgres://pirogue:secret-word@/pirogue?host=${folder}`, /ENOENT.*its socket in DATABASE_URL/],
    [`postgres://pirogue:secret-word@${encodeURIComponent(folder)}/pirogue`, /ENOENT.*its socket in DATABASE_URL/],
  ];
  for (const [wrong, sentence] of cases) {
    const { said, status } = await endOf(wrong);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('secret-word');
    expect(status).toBe(1);
  }
});

it('checks the certificate of a server as the URL says', async () => {
  const url = await newDatabase();
  const { certificate, key } = await newCertificate(url);
  await ask(url, `alter system set ssl_cert_file = '${certificate}'`);
  await ask(url, `alter system set ssl_key_file = '${key}'`);
  await ask(url, 'alter system set ssl = on');
  await ask(url, 'select pg_reload_conf()');
  onTestFinished(async () => {
    for (const name of ['ssl', 'ssl_cert_file', 'ssl_key_file']) await ask(url, `alter system reset ${name}`);
    await ask(url, 'select pg_reload_conf()');
  });
  await until(async () => (await ask(url, 'show ssl'))[0]!.ssl === 'on');
  for (const mode of ['require', 'verify-full']) {
    const { said, status } = await endOf(`${url}?sslmode=${mode}`);
    expect(said).toMatch(/self-signed certificate.*sslrootcert=.* in DATABASE_URL.*sslmode=no-verify/);
    expect(status).toBe(78);
  }
  const otherName = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${certificate}`;
  expect((await endOf(otherName)).said).toMatch(/does not match.*the host as the certificate does/);
  for (const parameters of ['sslmode=no-verify', `sslmode=verify-full&sslrootcert=${certificate}`]) {
    expect((await endOf(`${url}?${parameters}`)).said).toBe('it was opened');
  }
});

/** Makes a certificate of 127.0.0.1 that nobody has signed, as files of the user whose the server is. */
async function newCertificate(url: string): Promise<{ readonly certificate: string; readonly key: string }> {
  const data = String((await ask(url, 'show data_directory'))[0]!.data_directory);
  const folder = join(data, 'certificate');
  mkdirSync(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...name],
    {
      stdio: 'ignore',
    },
  );
  const { uid, gid } = statSync(data);
  for (const path of [folder, certificate, key]) chownSync(path, uid, gid);
  chmodSync(key, 0o600);
  return { certificate, key };
}

it('plays behind PgBouncer as it comes, which lends a connection to one process for as long as that wants it', async () => {
  const url = await pooled(await newDatabase(), []);
  const [one, other] = [await openShared(url), await openShared(url)];
  for (const database of [one, other]) onTestFinished(() => database.close());
  await one.bringUpToDate();
  const heard: string[] = [];
  await new Promise<void>((onMissed) => {
    onTestFinished(other.broadcast.listen({ hear: (text) => heard.push(text), onMissed }));
  });
  await one.broadcast.tell('good morning');
  await until(async () => heard.length > 0);
  const store = one.store('one', {
    lost: () => expect.fail(),
    unreadable: () => undefined,
    rewound: async () => undefined,
  });
  await one.members.join({ id: 'one', place: 'elsewhere', pid: 1 }, 1);
  await Promise.all(Array.from({ length: 30 }, (_, beat) => store.heartbeat.beat(beat)));
});

it.each(['transaction', 'statement'])('ends for its host to mend behind a pooler of the mode %s', async (mode) => {
  const ignored = 'ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout';
  const { said, status } = await endOf(await pooled(await newDatabase(), [`pool_mode = ${mode}`, ignored]));
  expect(said).toMatch(/^The pooler that DATABASE_URL leads to .*pool_mode = session.*name the server itself/);
  expect(status).toBe(78);
});

it('names the setting where a pooler does not know the database', async () => {
  const { said, status } = await endOf(`${await pooled(await newDatabase(), [])}_else`);
  expect(said).toMatch(/(no such database|bouncer config error).*in DATABASE_URL/);
  expect(status).toBe(78);
});
