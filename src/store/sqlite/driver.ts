import { createRequire } from 'node:module';
import type Sqlite from 'better-sqlite3';
import { driverPackage } from './driver-package.ts';
import { standIn } from './stand-in-driver.ts';

const name = driverPackage();
const loaded = createRequire(import.meta.url)(name);

/** The SQLite driver for the running Node.js; it is loaded only here. */
const Driver: typeof Sqlite = name === 'better-sqlite3' ? loaded : standIn(loaded);

export default Driver;

/** An open connection of the driver. */
export type Connection = Sqlite.Database;
