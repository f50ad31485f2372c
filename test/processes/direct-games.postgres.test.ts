import { TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import type { Program } from '../../lab/driving/started-program.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { patient } from '../support/patience.ts';
import { until } from '../support/pirogue.ts';
import { ask } from '../support/test-database.ts';
import { expectOneAnswerEach, hasShares, type ManyServers, threeOverSix } from './many-servers.ts';

/** Somebody who plays against a computer in direct messages with the bot. */
async function playsAlone({ discord }: ManyServers, name: string) {
  const { id } = discord.world.addPerson(name).user;
  const person = new TestPerson(discord.origin, id, discord.world.directChannel(id).id);
  person.patience = patient(60_000);
  onTestFinished(() => person.close());
  await person.listen();
  const table = new AutocompleteTable([person], chooserFor(name), 'pass');
  await person.command('new', { game: 'carcassonne', level: 'learner', order: 'joined', told: 'turns' });
  await table.nextPublicMessage(person.channel);
  return {
    person,
    /** Plays turns, each when its message has come after the computer's turn. */
    async play(turns: number): Promise<void> {
      for (let turn = 0; turn < turns; turn++) {
        await table.takeTurn(person);
        await table.nextPublicMessage(person.channel);
      }
    },
  };
}

/** The process that serves direct messages, which Discord sends to the first shard. */
async function serverOfDirect({ databaseUrl }: ManyServers, programs: readonly Program[]): Promise<Program> {
  const [row] = await ask(databaseUrl, 'select pid from processes join shards on holder = id where shard = 0');
  return programs.find(({ child }) => child.pid === Number(row!.pid))!;
}

it('plays games in direct messages on while their process leaves in order, and after another one has died', async () => {
  const { scene, programs } = await threeOverSix();
  const players = [await playsAlone(scene, 'Fay'), await playsAlone(scene, 'Gus')];
  await Promise.all(players.map(({ play }) => play(2)));

  const leaving = await serverOfDirect(scene, programs);
  leaving.child.kill('SIGTERM');
  await Promise.all(players.map(({ play }) => play(3)));
  expect(await leaving.ended).toBe(0);
  expectOneAnswerEach(scene);
  for (const { person } of players)
    expect(person.events.filter(({ name }) => name === 'interaction_failed')).toEqual([]);

  const left = programs.filter((program) => program !== leaving);
  const dying = await serverOfDirect(scene, left);
  dying.child.kill('SIGKILL');
  await hasShares(scene, [6]);
  for (const { person } of players)
    await until(() =>
      person.command('help').then(
        () => true,
        () => false,
      ),
    );
  await Promise.all(players.map(({ play }) => play(2)));

  // Each turn was told once, and no game was stopped for lack of its process.
  for (const { person } of players) {
    const asked = (await person.messages()).filter(({ mentions }) => mentions.length > 0);
    expect(asked).toHaveLength(8);
  }
  const store = await openStore(scene.databaseUrl);
  const open = await store.games.allOpen();
  await store.close();
  expect(open.map(({ status, pause }) => [status, pause])).toEqual(players.map(() => ['running', undefined]));
});
