import { isIP } from 'node:net';
import * as z from 'zod';
import { failure, type Result, success } from '../core/result.ts';
import { isServerUrl } from '../store/store-url.ts';

/** Hosts allowed for a local Discord: this machine only. */
const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Secret of the application of the local Discord that the program starts by itself. */
const LOCAL_SECRET = 'local-discord';

const text = z.string().trim().min(1);
/** An empty value in .env counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

const port = z.coerce.number('must be a port, 1 to 65535').int().min(1).max(65535);
const address = text.refine((value) => isIP(value) > 0, 'must be an address, such as 0.0.0.0');

const environmentSchema = z
  .object({
    DISCORD_TOKEN: optional(text),
    DISCORD_API_BASE: optional(
      text.refine(
        isLoopbackOrigin,
        'must be the origin of a local Discord on this machine, such as http://127.0.0.1:4123',
      ),
    ),
    DATABASE_URL: optional(
      text.regex(
        /^(file:|postgres(ql)?:[/][/])/,
        'must be a file, such as file:./data/pirogue.db, or a PostgreSQL server, such as postgres://pirogue@localhost/pirogue',
      ),
    ),
    TILE_SET: optional(text),
    CONTENT_DIR: optional(text),
    LOCAL_PORT: optional(port),
    SHARDS: optional(
      z.union([z.literal('auto'), z.coerce.number().int().min(1)], 'must be a number of shards, or auto'),
    ),
    DISCORD_REQUESTS_PER_SECOND: optional(z.coerce.number('must be a number, such as 50').int().min(1)),
    PICTURE_CACHE_MB: optional(z.coerce.number('must be a number of mebibytes from 16 on').int().min(16)),
    NODE_COMPILE_CACHE: optional(text),
    METRICS_PORT: optional(port),
    METRICS_HOST: optional(address),
    WEB_PORT: optional(port),
    WEB_HOST: optional(address),
    WEB_URL: optional(
      text.refine(
        isPublicOrigin,
        'must be an origin such as https://games.example.org: no path, and a host with a dot, as Discord takes no other',
      ),
    ),
    WEB_PROXIES: optional(z.coerce.number('must be a number of proxies, such as 2').int().min(0).max(9)),
    ACTIVITY: optional(z.enum(['on', 'off'])),
    DISCORD_CLIENT_SECRET: optional(text),
    BACKUP_DIR: optional(text),
    BACKUP_EVERY_HOURS: optional(z.coerce.number('must be a number of hours, such as 24').min(0.01)),
    BACKUP_KEEP: optional(z.coerce.number('must be a number of files, such as 7').int().min(1)),
    LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  })
  .refine(({ DISCORD_TOKEN, DISCORD_API_BASE }) => !(DISCORD_API_BASE && !DISCORD_TOKEN), {
    path: ['DISCORD_API_BASE'],
    message: 'needs a DISCORD_TOKEN beside it; without both, a local Discord is started',
  })
  .refine(({ DATABASE_URL, BACKUP_DIR }) => !(BACKUP_DIR && DATABASE_URL && isServerUrl(DATABASE_URL)), {
    path: ['BACKUP_DIR'],
    message: 'is for a database in a file; that of a server is saved with pg_dump (docs/HOSTING.md)',
  })
  .superRefine(({ WEB_PORT, ...others }, context) => {
    if (WEB_PORT !== undefined) return;
    const message = 'needs a WEB_PORT beside it; without that, games have no pages';
    for (const name of ['WEB_HOST', 'WEB_URL', 'WEB_PROXIES', 'ACTIVITY'] as const)
      if (others[name] !== undefined && others[name] !== 'off')
        context.addIssue({ code: 'custom', path: [name], message });
  })
  .superRefine(({ ACTIVITY, DISCORD_TOKEN, DISCORD_API_BASE, DISCORD_CLIENT_SECRET, WEB_URL = '' }, context) => {
    // The program's own local Discord needs neither.
    if (ACTIVITY !== 'on' || !DISCORD_TOKEN) return;
    const needs = (message: string) => context.addIssue({ code: 'custom', path: ['ACTIVITY'], message });
    if (!DISCORD_CLIENT_SECRET) needs('needs a DISCORD_CLIENT_SECRET beside it (Discord Developer Portal > OAuth2)');
    if (!DISCORD_API_BASE && !WEB_URL.startsWith('https:')) needs('needs a WEB_URL beside it that begins with https');
  });

/** Address and links of the pages of games. */
export interface WebConfig {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Origin of the links to pages. */
  readonly origin: string;
  /** Number of proxies between a browser and this server. */
  readonly proxies: number;
  /** The pages inside Discord, as an activity of the application; absent: they are in the browser alone. */
  readonly activity?: ActivityConfig;
}

/** Settings of the activity. */
export interface ActivityConfig {
  /** The secret of the application, by which it learns who has opened the activity. */
  readonly clientSecret: string;
}

/** Configuration of the program: the environment with defaults. */
export interface Config {
  /** Absent: the program starts a local Discord of its own. */
  readonly token?: string;
  /** Origin of a local Discord that somebody else runs. */
  readonly apiBase?: string;
  /** Number of shards (connections to Discord); `auto`, the default, is the number that Discord recommends. */
  readonly shards?: number | 'auto';
  /** Requests per second that Discord allows the bot; 50 by default. */
  readonly requestsPerSecond?: number;
  /** Cache limit of the painting thread, in mebibytes; 48 by default. */
  readonly pictureCacheMegabytes?: number;
  /** Folder in which Node.js keeps what it has compiled; absent: nowhere. */
  readonly compiledFolder?: string;
  readonly databaseUrl: string;
  /** File with the tile set for new games that can read it; absent: the sets that come with the program. */
  readonly tileSetFile?: string;
  /** Folder with tile sets and boards of the host. */
  readonly contentFolder?: string;
  readonly localPort: number;
  readonly logLevel: string;
  /** Port of the monitoring server; absent: there is none. */
  readonly metricsPort?: number;
  /** Address of the monitoring server; 127.0.0.1 by default. */
  readonly metricsHost?: string;
  /** Pages of games in the browser; absent: games have none. */
  readonly web?: WebConfig;
  /** Scheduled backups of the database. */
  readonly backups?: { readonly folder: string; readonly everyHours: number; readonly keep: number };
}

/** Reads the environment; a failure lists what is wrong, one line each, beginning with the variable's name. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    return failure(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { DISCORD_TOKEN, DISCORD_API_BASE, DATABASE_URL, TILE_SET, CONTENT_DIR, LOCAL_PORT } = parsed.data;
  const { DISCORD_REQUESTS_PER_SECOND: requestsPerSecond, SHARDS: shards, PICTURE_CACHE_MB, LOG_LEVEL } = parsed.data;
  const { METRICS_PORT, METRICS_HOST, WEB_PORT, NODE_COMPILE_CACHE: compiledFolder } = parsed.data;
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours, BACKUP_KEEP: keep } = parsed.data;
  return success({
    ...(METRICS_PORT ? { metricsPort: METRICS_PORT } : {}),
    ...(METRICS_HOST ? { metricsHost: METRICS_HOST } : {}),
    ...(WEB_PORT ? { web: webConfig(WEB_PORT, parsed.data) } : {}),
    ...(folder ? { backups: { folder, everyHours: everyHours ?? 24, keep: keep ?? 7 } } : {}),
    ...(DISCORD_TOKEN ? { token: DISCORD_TOKEN } : {}),
    ...(DISCORD_API_BASE ? { apiBase: new URL(DISCORD_API_BASE).origin } : {}),
    ...(shards ? { shards } : {}),
    ...(requestsPerSecond ? { requestsPerSecond } : {}),
    ...(PICTURE_CACHE_MB ? { pictureCacheMegabytes: PICTURE_CACHE_MB } : {}),
    ...(compiledFolder ? { compiledFolder } : {}),
    databaseUrl: DATABASE_URL ?? 'file:./data/pirogue.db',
    ...(TILE_SET ? { tileSetFile: TILE_SET } : {}),
    ...(CONTENT_DIR ? { contentFolder: CONTENT_DIR } : {}),
    localPort: LOCAL_PORT ?? 4123,
    logLevel: LOG_LEVEL ?? 'info',
  });
}

function webConfig(
  port: number,
  { WEB_HOST: host = '127.0.0.1', WEB_URL: url, WEB_PROXIES: proxies, ...settings }: z.infer<typeof environmentSchema>,
): WebConfig {
  const origin = url === undefined ? `http://127.0.0.1:${port}` : new URL(url).origin;
  const { ACTIVITY, DISCORD_CLIENT_SECRET: clientSecret = LOCAL_SECRET } = settings;
  const activity = ACTIVITY === 'on' && { activity: { clientSecret } };
  return { port, host, origin, proxies: proxies ?? Number(url !== undefined), ...activity };
}

/** True if Discord accepts links to an origin on buttons. */
function isPublicOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return hostname.includes('.') && pathname === '/' && `${search}${hash}${username}${password}` === '';
}

function isLoopbackOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, username } = new URL(value);
  return protocol === 'http:' && LOOPBACK.test(hostname) && pathname === '/' && search === '' && username === '';
}
