import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, linksOf, verbOf } from '../../lab/driving/controls.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { settled, stage } from '../support/clock-stage.ts';
import { checkRequests, gameOf, letSee } from '../support/seated-table.ts';
import { MINUTE } from '../support/test-clock.ts';

/** The last private answer to somebody. */
const lastAnswer = async (person: TestPerson) => (await person.messages()).findLast((message) => !isPublic(message))!;

it('leads from every turn to the next game that waits, by the time left, in any server', async () => {
  const other = { id: '', channel: '' };
  const {
    pirogue,
    clock,
    table,
    ana: eva,
    ben: ana,
  } = await stage({
    names: ['Eva', 'Ana'],
    prepare({ world, guildId }) {
      other.id = String(BigInt(guildId) + 1n);
      other.channel = world.addServer({ id: other.id, name: 'Elsewhere' }).id;
    },
  });
  const { world, guildId } = pirogue.discord;
  const near = world.addTextChannel('near').id;
  const slow = await gameOf(pirogue, ['Eva', 'Ana'], { channel: other.channel, pace: 3 });
  const soon = await gameOf(pirogue, ['Eva', 'Ana'], { channel: near, pace: 1 });
  // It waits for Ana.
  await gameOf(pirogue, ['Ana', 'Eva'], { channel: world.addTextChannel('anas').id, pace: 1 });
  await clock.pass(pirogue, MINUTE);
  await settled(pirogue);
  const linkTo = (guild: string, { channel_id, id }: { channel_id: string; id: string }) =>
    `https://discord.com/channels/${guild}/${channel_id}/${id}`;

  await table.takeTurn(eva);
  const first = await lastAnswer(eva);
  expect(first.content).toMatch(/\nAnother game waits for you; its time ends <t:\d+:R>\.$/);
  expect(linksOf(first)).toEqual([
    expect.objectContaining({ label: 'Next waiting game', url: linkTo(guildId, soon.turn) }),
  ]);

  // Eva does not see that channel any more, so the next one is in the other server.
  await letSee(pirogue, near, eva, false);
  await settled(pirogue);
  await table.takeTurn(ana);
  expect(linksOf(await lastAnswer(ana)).map(({ url }) => url)).toEqual([expect.stringContaining(guildId)]);
  await settled(pirogue);
  const turn = (await eva.messages()).findLast((message) => controlsOf(message).some((one) => verbOf(one) === 'draw'))!;
  await new ButtonPlayer(chooserFor(3)).takeTurn(eva, turn);
  // The panel does not go, as it leads on.
  expect(linksOf(await lastAnswer(eva)).map(({ url }) => url)).toEqual([linkTo(other.id, slow.turn)]);
  expect(linksOf(await eva.command('mygames')).map(({ url }) => url)).not.toContain(linkTo(guildId, soon.turn));
  await letSee(pirogue, near, eva, true);
  const listed = linksOf(await eva.command('mygames')).map(({ url }) => url);
  expect(listed.slice(0, 2)).toEqual([linkTo(guildId, soon.turn), linkTo(other.id, slow.turn)]);
  expect(listed).toHaveLength(4);

  // Nothing else waits for Eva: nothing is said.
  await soon.table.takeTurn(soon.people[0]);
  await slow.table.takeTurn(slow.people[0]);
  expect((await lastAnswer(slow.people[0])).content).toMatch(/^Your turn is done\. Next: .*Ana.*\.$/);
  checkRequests(pirogue);
});
