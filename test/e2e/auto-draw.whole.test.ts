import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { checkRequests } from '../support/seated-table.ts';

async function stage(options: Readonly<Record<string, string | boolean>>) {
  const pirogue = await startPirogue({ seed: '2'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new', { game: 'carcassonne', order: 'joined', ...options });
  await ben.command('join');
  await ana.command('start');
  const first = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  return { pirogue, ana, ben, first };
}

const verbsOf = (message: WireMessage) => [...new Set(controlsOf(message).map(verbOf))];

it('shows the numbered squares in the message of a turn whose tile is drawn already, so that a turn has a tap less', async () => {
  const { pirogue, ana, ben, first } = await stage({ 'auto-draw': true });
  expect(verbsOf(first)).toEqual(['square', 'draw', 'board', 'tiles', 'quiet']);
  const numbers = controlsOf(first).filter((control) => verbOf(control) === 'square');
  expect(numbers.map((control) => (control as { label?: string }).label)).toEqual(
    numbers.map((_, at) => String(at + 1)),
  );
  expect(first.attachments[0]!.description).toMatch(/fits/);
  const refused = await ben.reply((await ben.startClick(first, numbers[0]!.custom_id)).interaction_id);
  expect(refused.content).toMatch(/not your turn/);

  const panel = await ana.reply((await ana.startClick(first, numbers[0]!.custom_id)).interaction_id);
  expect(isPublic(panel)).toBe(false);
  // The tile is where the number was: only a piece is to be chosen before it is all confirmed.
  const piece = controlsOf(panel).find((control) => verbOf(control) === 'choose')!;
  const drafted = await ana.click(panel, piece.custom_id);
  await ana.click(drafted, controlsOf(drafted).find((control) => verbOf(control) === 'confirm')!.custom_id);
  const second = await ben.waitForMessage(({ mentions }) => mentions[0]?.id === ben.id);
  expect(verbsOf(second)).toContain('square');
  // The first message loses its buttons; a press that was on its way changes nothing.
  const { world } = pirogue.discord;
  await until(async () => world.message(first.channel_id, first.id)!.message.components.length === 0);
  const stored = world.message(first.channel_id, first.id)!;
  world.updateMessage({ ...stored, message: { ...stored.message, components: first.components } });
  const entries = (await pirogue.store.log.ofGame(1)).length;
  const late = await ana.reply((await ana.startClick(first, numbers.at(-1)!.custom_id)).interaction_id);
  expect(late.content).toMatch(/button is old; nothing was changed/);
  expect(await pirogue.store.log.ofGame(1)).toHaveLength(entries);
  checkRequests(pirogue);
});

it('goes straight to the squares from the button beside them, and asks to draw where tiles are drawn by hand', async () => {
  const { ana, first } = await stage({ 'auto-draw': true });
  const all = controlsOf(first).find((control) => verbOf(control) === 'draw')!;
  expect((all as { label?: string }).label).toBe('Choose a square');
  const squares = await ana.reply((await ana.startClick(first, all.custom_id)).interaction_id);
  expect(squares.content).toMatch(/It fits on \d+ squares/);
  const byHand = await stage({});
  expect(verbsOf(byHand.first)).toEqual(['draw', 'board', 'tiles', 'quiet']);
});
