import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { requestProblems } from '../support/openapi.ts';
import { startPirogue } from '../support/pirogue.ts';
import { errors } from '../support/table-of-two.ts';

/** Ana alone with a computer, and to move. */
async function begun() {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { computers: 1, level: 'learner', order: 'joined' });
  await ana.command('start');
  await ana.waitForMessage(({ mentions }) => mentions.some(({ id }) => id === ana.id));
  return { pirogue, ana };
}

const gone = (person: TestPerson, { id }: WireMessage) =>
  person.waitForEvent(({ name, data }) => name === 'message_delete' && data.id === id);

const verbsOf = (message: WireMessage) => controlsOf(message).map(verbOf);

it('a typed hint replaces the open panel, and so does one typed after going back', async () => {
  const { pirogue, ana } = await begun();
  const panel = await ana.command('draw');
  expect(verbsOf(panel)).toContain('hint');
  const hint = await ana.command('hint');
  expect(verbsOf(hint)).toContain('panel');
  await gone(ana, panel);
  const back = controlsOf(hint).find((control) => verbOf(control) === 'panel')!;
  const again = await ana.click(hint, back.custom_id);
  expect([again.id, verbsOf(again).includes('hint')]).toEqual([hint.id, true]);
  const second = await ana.command('hint');
  await gone(ana, again);
  expect((await ana.messages()).map(({ id }) => id)).toContain(second.id);
  expect(pirogue.requests.flatMap(requestProblems)).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('a hint that is refused, or that a button of the panel asks for, deletes nothing', async () => {
  const { pirogue, ana } = await begun();
  await ana.command('hint');
  const panel = await ana.command('draw');
  const hint = await ana.click(panel, controlsOf(panel).find((control) => verbOf(control) === 'hint')!.custom_id);
  expect(hint.id).toBe(panel.id);
  expect(ana.events.filter(({ name }) => name === 'message_delete')).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('a panel that somebody has put away before is no error', async () => {
  const { pirogue, ana } = await begun();
  await ana.dismiss(await ana.command('draw'));
  expect(verbsOf(await ana.command('hint'))).toContain('panel');
  expect(errors(pirogue)).toEqual([]);
});
