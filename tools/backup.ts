import { config as loadEnvironmentFile } from 'dotenv';
import { readConfig } from '../src/host/config.ts';
import { backUp } from '../src/store/sqlite/backup.ts';
import { fileOfUrl } from '../src/store/sqlite/store-url.ts';

/** `npm run backup -- FOLDER`: copies the database, also while the bot runs, checks the copy and prints its path. */
loadEnvironmentFile({ quiet: true });
process.umask(0o077);
const [folder, ...more] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || more.length > 0) fail('Say where to: npm run backup -- FOLDER');
const config = readConfig(process.env);
if (!config.ok) fail(config.failure.join('\n'));
try {
  const path = await backUp({ file: fileOfUrl(config.value.databaseUrl), folder, at: Date.now() });
  process.stdout.write(`${path}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
