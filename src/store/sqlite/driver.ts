import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { driverPackage } from './driver-package.ts';

/** The SQLite driver for the Node.js that runs this program: the only place where one is loaded. */
const Driver: typeof Sqlite = createRequire(import.meta.url)(driverPackage());

if (driverPackage() !== 'better-sqlite3') {
  try {
    new Driver(':memory:').close();
  } catch (cause) {
    const sentence = `The database driver is not compiled for Node.js ${process.versions.node} yet: run "npm run build" once.`;
    throw new Error(sentence, { cause });
  }
}

export default Driver;

/** An open connection of the driver. */
export type Connection = Sqlite.Database;
