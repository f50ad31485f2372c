import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { standInDriver } from './stand-in-driver.ts';

/** The oldest version of Node-API that better-sqlite3 supports; Node.js has it from 22.14 on. */
const NEEDED_API = 10;

const name = driverPackage();
const loaded = createRequire(import.meta.url)(name);

/** The SQLite driver for the running Node.js; it is loaded only here. */
const Driver: typeof Sqlite = name === 'better-sqlite3' ? loaded : standInDriver(loaded);

export default Driver;

/** An open connection of the driver. */
export type Connection = Sqlite.Database;

/**
 * Name of the package with the SQLite driver: better-sqlite3 if it is supported and installed, which npm omits on Node.js 20;
 * otherwise its substitute.
 *
 * @param api version of Node-API; by default that of the running Node.js
 */
export function driverPackage(api = process.versions.napi): 'better-sqlite3' | '@photostructure/sqlite' {
  return Number(api) >= NEEDED_API && isInstalled('better-sqlite3') ? 'better-sqlite3' : '@photostructure/sqlite';
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
