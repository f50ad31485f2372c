import { createRequire } from 'node:module';

/** The first version of Node-API that better-sqlite3 runs on; it crashes on older ones. Node.js has it from 22.14 on. */
const NEEDED_API = 10;

/**
 * Name of the package that has the SQLite driver: better-sqlite3 where it runs and is installed, which npm leaves out on Node.js 20;
 * else the one that stands in for it.
 *
 * @param api version of Node-API; that of the Node.js that runs by default
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
