import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { driverPackage } from '../../src/store/sqlite/driver-package.ts';

test.each([
  ['Node.js 20.20', '9', 'better-sqlite3-for-node-20'],
  ['Node.js 22.2', '9', 'better-sqlite3-for-node-20'],
  ['Node.js 22.23', '10', 'better-sqlite3'],
  ['Node.js 24 and 26', '10', 'better-sqlite3'],
])('%s, with Node-API %s, gets the driver %s', (_, api, name) => {
  expect(driverPackage(api)).toBe(name);
});

// A driver that does not suit the Node.js that runs aborts the process when a statement is collected between two turns of the
// event loop, or when a database is opened.
test('statements that are no longer used are collected without harm', () => {
  const program = fileURLToPath(new URL('./collected-statements.ts', import.meta.url));
  const told = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  expect(told).toBe('all collected\n');
});
