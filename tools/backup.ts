import { config as loadEnvironmentFile } from 'dotenv';
import { readConfig } from '../src/host/config.ts';
import { backUp } from '../src/store/sqlite/backup.ts';
import { fileOfUrl } from '../src/store/sqlite/store-url.ts';
import { runTool, UsageError } from './command-line.ts';

const HELP = `npm run backup -- FOLDER

Copies the database that DATABASE_URL names, also while the bot runs, checks the copy and prints its path.

Status 0: copied; 1: not copied, and it says why; 2: wrong arguments.
`;

await runTool({
  help: HELP,
  options: {},
  async run({ positionals: [folder, ...more] }) {
    if (!folder || more.length > 0) throw new UsageError('Say where to: npm run backup -- FOLDER');
    loadEnvironmentFile({ quiet: true });
    process.umask(0o077);
    try {
      const config = readConfig(process.env);
      if (!config.ok) throw new Error(config.failure.join('\n'));
      const path = await backUp({ file: fileOfUrl(config.value.databaseUrl), folder, at: Date.now() });
      process.stdout.write(`${path}\n`);
      return 0;
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      return 1;
    }
  },
});
