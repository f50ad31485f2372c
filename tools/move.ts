import { moveDatabase } from '../src/store/move/move.ts';
import { MoveError } from '../src/store/move/move-error.ts';
import { StoreError } from '../src/store/store-error.ts';
import { runTool, UsageError } from './command-line.ts';

const HELP = `npm run move -- FROM TO

Moves everything from one database to another, and compares every game afterwards. FROM and TO are URLs as DATABASE_URL
has them, such as file:./data/pirogue.db and postgres://pirogue:password@db.example.org/pirogue. No bot may run on either.
TO has to be empty. FROM is brought up to date, as by a start of the bot, and otherwise left as it is. Broken off at any
moment, it is finished by giving the same order again; until then no bot starts on TO.

Status 0: moved, and all is the same; 1: not moved, or there are differences, and it says what; 2: wrong arguments.
`;

await runTool({
  help: HELP,
  options: {},
  async run({ positionals: [from, to, ...more] }) {
    if (!from || !to || more.length > 0) throw new UsageError('Say from where to where: npm run move -- FROM TO');
    // What is made is readable by its owner only.
    process.umask(0o077);
    try {
      return (await moveDatabase({ from, to, say: (line) => process.stdout.write(`${line}\n`) })) ? 0 : 1;
    } catch (error) {
      if (!(error instanceof MoveError || error instanceof StoreError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  },
});
