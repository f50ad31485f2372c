/** The first version of Node-API that the current driver needs; Node.js has it from 22.14 on. */
const NEEDED_API = 10;

/**
 * Name of the package that has the SQLite driver for a version of Node-API. The current driver brings its binaries along, but
 * crashes where Node-API is older; the one before aborts on Node.js 24, and is compiled by the build.
 *
 * @param api version of Node-API; that of the Node.js that runs by default
 */
export function driverPackage(api = process.versions.napi): 'better-sqlite3' | 'better-sqlite3-for-node-20' {
  return Number(api) >= NEEDED_API ? 'better-sqlite3' : 'better-sqlite3-for-node-20';
}
