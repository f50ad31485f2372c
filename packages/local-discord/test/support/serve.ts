import { startLocalDiscord } from '../../src/index.ts';

// A local Discord in a process of its own, so that a test can kill it without warning.
const discord = await startLocalDiscord({ port: 0, dataDir: process.argv[2] ?? '' });
process.stdout.write(`${discord.origin}\n`);
