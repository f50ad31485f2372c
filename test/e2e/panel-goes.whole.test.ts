import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { requestProblems } from '../support/openapi.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { until } from '../support/pirogue.ts';
import { errors, tableOfTwo } from '../support/table-of-two.ts';

/** A panel in which everything is chosen, so that its turn can be confirmed. */
async function readyPanel(person: TestPerson): Promise<WireMessage> {
  const messages = await person.messages();
  const turn = messages.findLast((message) => controlsOf(message).some((control) => verbOf(control) === 'draw'))!;
  const { interaction_id } = await person.startClick(turn, idOf(turn, 'draw')!);
  let panel = await person.reply(interaction_id);
  const pick = chooserFor(3);
  while (!idOf(panel, 'confirm')) {
    const choices = panelChoices(panel);
    const pieces = choices.filter(({ draft }) => draft.includes('+boat'));
    const offered = pieces.length > 0 ? pieces : choices;
    panel = await choose(person, panel, offered[pick(offered.length)]!);
  }
  return panel;
}

function idOf(message: WireMessage, verb: string): string | undefined {
  return controlsOf(message).find((control) => verbOf(control) === verb)?.custom_id;
}

/** What a person sees of private messages. */
async function privateMessages(person: TestPerson): Promise<string[]> {
  const messages = await person.messages();
  return messages.filter((message) => !isPublic(message)).map(({ content }) => content);
}

const gone = (person: TestPerson, { id }: WireMessage) =>
  person.waitForEvent(({ name, data }) => name === 'message_delete' && data.id === id);

it('the panel of a turn goes once the public message tells it', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana, eva] = people;
  // What the lobby was answered stays.
  const before = await privateMessages(ana);
  const panel = await readyPanel(ana);
  await ana.startClick(panel, idOf(panel, 'confirm')!);
  await gone(ana, panel);
  const [told] = (await ana.messages()).filter(({ content }) => /Ana.* has played:/.test(content));
  expect(told?.mentions.map(({ id }) => id)).toEqual([eva.id]);
  expect(await privateMessages(ana)).toEqual(before);
  expect(pirogue.requests.flatMap(requestProblems)).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('the panel says that the turn is done where it cannot be deleted', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana] = people;
  const panel = await readyPanel(ana);
  pirogue.discord.failNext({ method: 'DELETE', path: '/messages/%40original', status: 403 });
  const done = await ana.click(panel, idOf(panel, 'confirm')!);
  expect(done.content).toMatch(/^Your turn is done\. Next: .*Eva.*\.$/);
  expect(done.components).toEqual([]);
  expect(errors(pirogue)).toEqual([]);
});

it('the panel says it while the public message is on its way, and goes then', async () => {
  const { pirogue, people, posts } = await tableOfTwo();
  const [ana] = people;
  const panel = await readyPanel(ana);
  // Two attempts fail, with their repetitions by discord.js; the third one comes some seconds later.
  pirogue.discord.failNext({ ...posts, status: 500, times: 8 });
  const from = ana.events.length;
  const done = await ana.click(panel, idOf(panel, 'confirm')!);
  expect(done.content).toMatch(/^Your turn is done\. Next: .*Eva.*\.$/);
  expect(done.components).toEqual([]);
  await gone(ana, panel);
  const heard = ana.events.slice(from);
  const toldAt = heard.findIndex(({ data }) => /has played:/.test(data.message?.content ?? ''));
  const goneAt = heard.findIndex(({ name }) => name === 'message_delete');
  expect(toldAt).toBeGreaterThanOrEqual(0);
  expect(goneAt).toBeGreaterThan(toldAt);
  await until(async () => pirogue.log.some(({ msg }) => msg === 'a post is tried again later'));
  expect(errors(pirogue)).toEqual([]);
});

it('one that somebody has put away meanwhile is no error', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana] = people;
  const panel = await readyPanel(ana);
  await ana.startClick(panel, idOf(panel, 'confirm')!);
  await ana.dismiss(panel);
  await ana.waitForMessage(({ content }) => /Ana.* has played:/.test(content));
  expect(errors(pirogue)).toEqual([]);
});
