import { afterAll, expect, it, vi } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { flightTable, fly, toFlight } from '../support/flight-table.ts';
import { until } from '../support/pirogue.ts';
import { checkRequests, openGame } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages } from '../web/support/pages.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../src/games/carcassonne/expansions/words.ts');
  vi.resetModules();
});

vi.mock('../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('../games/carcassonne/own/mocks.ts');
  const { orderedFlight } = await import('../games/carcassonne/own/flight.ts');
  return withOwn(await original(), orderedFlight, { flown: 'nothing' });
});
vi.mock('../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('../games/carcassonne/own/mocks.ts');
  const { flightWords } = await import('../games/carcassonne/own/flight.ts');
  return withOwnWords(await original(), flightWords);
});

/** What an order to the east is called anywhere. */
const EAST = /sunrise|order-set/;

it('are seen by their seat alone until one decides something, and then named in the message of the turn', async () => {
  const { pirogue, ana, ben, cem } = await flightTable({}, { webOrigin: ORIGIN });
  const pages = await servePages(pirogue);
  const path = await pathOf(pirogue, ana.channel);
  const before = await ben.command('orders');
  expect(before.content).toMatch(/Nobody else sees an order[\s\S]*where the dragon flies: \*\*way north\*\*/);
  const offered = await ben.autocomplete('orders', { order: 'sun' }, 'order');
  expect(offered).toMatchObject([{ value: 'flight east' }]);
  expect((await ben.command('orders', { order: 'flight west' })).content).toMatch(/no such standing order/);
  expect((await ben.command('orders', { order: 'flight east' })).content).toMatch(/\*\*to the sunrise\*\*/);
  // Whoever else looks sees nothing of it.
  const panel = await toFlight(ana, 0);
  const seen = [panel.content];
  for (const [person, name] of [ana, cem].flatMap((one) =>
    ['log', 'turn', 'export', 'orders', 'help'].map((name) => [one, name] as const),
  )) {
    const { content, attachments } = await person.command(name);
    const files = await Promise.all(attachments.map(async ({ url }) => (await fetch(url)).text()));
    seen.push(
      content.replace(/Your standing orders.*/s, (own) => own.replace(/[^*]*\*\*/, '')),
      ...files,
    );
  }
  for (const below of ['', '/sections', '/moments/now?words']) seen.push((await pages.ask(path + below)).text);
  expect(seen.filter((text) => EAST.test(text))).toEqual([]);
  const { revision } = await openGame(pirogue, ana);
  // A change spoils no panel, and counts from the next tile on.
  await cem.command('orders', { order: 'flight east' });
  expect((await openGame(pirogue, ana)).revision).toBe(revision);
  await fly(ana, panel, 'S');
  const called = await ben.waitForMessage(({ content }) => content.includes('by standing order'));
  expect(called.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(called.content).toMatch(/Ben.* by standing order: to the sunrise[\s\S]*Cem.* by standing order: way north/);
  expect((await cem.command('log')).content).toMatch(/Ben.* by standing order: to the sunrise/);
  const [file] = (await cem.command('export')).attachments;
  const { log } = (await (await fetch(file!.url)).json()) as { log: string[] };
  expect(log.slice(-3)).toEqual(['red: glide S', 'blue: glide E east', 'green: glide N north']);
  expect((await cem.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});

it('are changed from the panel, where a game has some', async () => {
  // A tile with several squares.
  const { pirogue, ana } = await flightTable({}, {}, 'base-v');
  const panel = await ana.command('draw');
  const button = controlsOf(panel).find((one) => verbOf(one) === 'orders')!;
  const { interaction_id } = await ana.startClick(panel, button.custom_id);
  const orders = await ana.reply(interaction_id);
  const menu = controlsOf(orders).find((one) => verbOf(one) === 'order')!;
  expect((await ana.select(orders, menu.custom_id, ['east'])).content).toMatch(/\*\*to the sunrise\*\*/);
  expect((await openGame(pirogue, ana)).acts.map(({ act }) => act)).toEqual([
    { type: 'order-set', seat: 0, question: 'flight', order: 'east' },
  ]);
  checkRequests(pirogue);
});

it('decide the own steps too where the player leaves them to the order, by a button or typed', async () => {
  const { pirogue, ana, ben } = await flightTable();
  expect((await ben.command('orders', { order: 'rest' })).content).toMatch(/Nothing is asked of you now/);
  await ben.command('orders', { order: 'flight east' });
  const panel = await toFlight(ana, 0);
  await ana.click(panel, controlsOf(panel).find((one) => verbOf(one) === 'rest')!.custom_id);
  await ben.waitForMessage(({ content }) => content.includes('by standing order'));
  await toFlight(ben, 1);
  expect(await ben.autocomplete('orders', { order: 'rest' }, 'order')).toMatchObject([{ value: 'rest' }]);
  await ben.command('orders', { order: 'rest' });
  const [file] = (await ana.command('export')).attachments;
  const { log } = (await (await fetch(file!.url)).json()) as { log: string[] };
  expect(log.filter((line) => line.includes(' glide '))).toEqual([
    'red: glide N',
    'blue: glide E east',
    'green: glide N north',
    'blue: glide E',
    'green: glide N north',
    'red: glide N north',
  ]);
  expect((await ana.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
});

it('answer nothing at a table that asks, which waits for the person, and pings nobody else', async () => {
  const { pirogue, ana, ben } = await flightTable({ interrupts: 'ask' });
  await fly(ana, await toFlight(ana, 0), 'S');
  await until(async () => (await openGame(pirogue, ana)).revision > 3);
  const called = await ben.waitForMessage(({ mentions }) => mentions.some(({ id }) => id === ben.id));
  expect(called.mentions.map(({ id }) => id)).toEqual([ben.id]);
  await fly(ben, await ben.command('draw'), 'E');
  checkRequests(pirogue);
});
