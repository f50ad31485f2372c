import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { REMINDER, settled, stage, told } from '../support/clock-stage.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY, HOUR } from '../support/test-clock.ts';

const OVER = /Time is up for .*Ana/;

async function press(person: TestPerson, message: WireMessage, end: string): Promise<WireMessage> {
  const control = controlsOf(message).find(({ custom_id }) => custom_id.endsWith(end))!;
  const { interaction_id } = await person.startClick(message, control.custom_id);
  return person.reply(interaction_id);
}

/** Three people, whose first player lets a turn of one day pass; the table is asked. */
async function overdue() {
  const staged = await stage({ pace: 1, names: ['Ana', 'Ben', 'Eva'] });
  const { pirogue, clock, ben } = staged;
  await clock.pass(pirogue, DAY + HOUR);
  await settled(pirogue);
  const asked = (await told(ben, OVER))[0]!;
  return { ...staged, asked, eva: staged.people[2]! };
}

it('lets the table skip a turn that is over its time, by buttons', async () => {
  const { pirogue, clock, ben, eva, asked } = await overdue();
  expect(controlsOf(asked).map(({ custom_id }) => custom_id.split(':').slice(4).join(':'))).toEqual([
    'skip:0',
    'extend:0',
    'replace:0',
  ]);
  await press(ben, asked, 'skip:0');
  await settled(pirogue);
  const vote = (await told(ben, /skip/)).at(-1)!;
  await press(eva, vote, 'yes');
  await settled(pirogue);
  expect((await told(eva, /it is your turn/)).at(-1)!.mentions.map(({ id }) => id)).toEqual([ben.id]);
  // The question is over with the turn, and so is the reminder.
  expect(controlsOf((await told(ben, OVER))[0]!)).toEqual([]);
  expect(await told(ben, REMINDER)).toEqual([]);
  // Ben has a day of his own.
  await clock.pass(pirogue, DAY - HOUR);
  await settled(pirogue);
  expect(await told(ben, /Time is up for .*Ben/)).toEqual([]);
  checkRequests(pirogue);
});

it('gives a turn its whole time once more when the table wants that, and asks again after it', async () => {
  const { pirogue, clock, ben, eva, asked } = await overdue();
  await press(ben, asked, 'extend:0');
  await settled(pirogue);
  await press(eva, (await told(ben, /more time/)).at(-1)!, 'yes');
  await clock.pass(pirogue, HOUR);
  await settled(pirogue);
  const deadline = Math.floor((clock.now() - HOUR + DAY) / 1000);
  expect((await told(ben, /is the first player/))[0]!.content).toContain(`<t:${deadline}:R>`);
  await clock.pass(pirogue, 12 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toHaveLength(1);
  expect(await told(ben, OVER)).toHaveLength(1);
  await clock.pass(pirogue, 12 * HOUR);
  await settled(pirogue);
  expect(await told(ben, OVER)).toHaveLength(2);
  checkRequests(pirogue);
});
