import { type LocalDiscord, startLocalDiscord } from 'local-discord';
import { TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import type { Program } from '../../lab/driving/started-program.ts';
import { builtCommand } from '../support/built-program.ts';
import { until } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';
import { newDatabase } from '../support/test-database.ts';

/**
 * The program on a file as a process of its own, without pages and metrics: nothing but itself keeps it alive. In the process of
 * a test something always is.
 */
async function leftAlone(command = builtCommand()): Promise<{ discord: LocalDiscord; program: Program }> {
  const discord = await startLocalDiscord({ port: 0 });
  onTestFinished(() => discord.close());
  const environment = {
    DATABASE_URL: await newDatabase(),
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: discord.botToken,
  };
  const program = runProgram(environment, command);
  await program.ready;
  return { discord, program };
}

/** How often the program has said something. */
const times = ({ errors }: Program, message: string) => errors().split(message).length - 1;

/** Resolves when the program is connected; fails when it has ended instead. */
async function connected({ gateway }: LocalDiscord, { child }: Program): Promise<void> {
  await until(async () => gateway.online || child.exitCode !== null, 60_000);
  expect(child.exitCode, 'it goes on').toBeNull();
}

it('outlives lost sessions one after the other, and ends when it is told to while it waits for Discord', async () => {
  const { discord, program } = await leftAlone();
  const { gateway } = discord;
  // It resumes at once, which is refused; the new session follows after a pause.
  gateway.drop({ resumable: false });
  await connected(discord, program);
  expect(times(program, 'connecting to Discord again after a pause')).toBe(1);
  gateway.closeAll(4000);
  await connected(discord, program);
  const ana = new TestPerson(discord.origin, discord.personIds.Ana!, Object.values(discord.channelIds)[0]!);
  onTestFinished(() => ana.close());
  await ana.listen();
  expect((await ana.command('help')).content).not.toBe('');
  gateway.keepOut(() => true);
  gateway.drop({ resumable: true });
  await until(async () => times(program, 'connecting to Discord again after a pause') === 3, 60_000);
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

it('says that it ended although nobody asked for it, whoever ended it', async () => {
  const leave = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...rest) => {
      if (String(text).includes('is ready')) setTimeout(() => process.exit(0), 10);
      return write(text, ...rest);
    };`;
  const [node, ...main] = builtCommand();
  const { program } = await leftAlone([
    node!,
    '--import',
    `data:text/javascript,${encodeURIComponent(leave)}`,
    ...main,
  ]);
  expect(await program.ended).toBe(1);
  expect(JSON.parse(program.errors().trim().split('\n').at(-1)!)).toMatchObject({
    level: 60,
    msg: 'the program ended although nothing asked it to',
  });
});
