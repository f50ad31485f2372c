import { existsSync } from 'node:fs';
import pg from 'pg';
import { StoreError } from '../store-error.ts';
import { hostsOf } from './hosts.ts';

/** Matches user, password, hosts and ports of a URL, and the rest. */
const PARTS = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/s;

/** A percent sign that begins no encoded character. */
const BARE_PERCENT = /%(?![0-9a-f]{2})/i;

const LARGEST_PORT = 65_535;

/**
 * Returns the name of a URL's database for the host: server and name, without the password.
 *
 * @throws StoreError with advice for the host if the driver cannot connect by the URL
 */
export function placeOfUrl(url: string): string {
  const [, authority = '', rest = ''] = PARTS.exec(url) ?? [];
  const [, userInfo = ''] = /^(?:(.*)@)?/s.exec(authority)!;
  const isCutOff = userInfo === '' && /^[^?]*@|^\?[^=&]*@/.test(rest);
  if (isCutOff || rest.includes('#') || BARE_PERCENT.test(userInfo)) throw unencoded();
  const clients = hostsOf(url).map(clientOf);
  return `${clients.map(serverOf).join(',')}/${clients[0]!.database ?? ''}`;
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url });
  } catch (error) {
    throw unusableUrl(error);
  }
}

function serverOf({ host, port }: pg.Client): string {
  if (!(port >= 1 && port <= LARGEST_PORT)) throw unusableUrl(new Error('its port is no number from 1 to 65535'));
  if (host.includes(',')) throw unusableUrl(new Error('several hosts belong before the name of the database'));
  if (!host.startsWith('/')) return `${host}:${port}`;
  if (!existsSync(host)) throw unusableUrl(new Error(`there is no folder ${host} with the socket of a server`));
  return `${host}/.s.PGSQL.${port}`;
}

function unencoded(): StoreError {
  return new StoreError(
    'unsupported-url',
    'DATABASE_URL cannot be read: in names and passwords write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25, as in postgres://pirogue:pass%2Fword@db.example.org/pirogue.',
  );
}

/** The error for a URL that the driver rejects, such as for a missing certificate file; it does not contain the password. */
function unusableUrl(error: unknown): StoreError {
  const detail = error instanceof Error ? error.message : String(error);
  return new StoreError(
    'unsupported-url',
    `DATABASE_URL cannot be used (${detail}): write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, with what else it has as docs/HOSTING.md tells.`,
  );
}
