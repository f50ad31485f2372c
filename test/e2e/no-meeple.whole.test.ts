import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { phoneRows } from '../../src/bot/write/buttons.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { LOG_ERROR, type Pirogue, startPirogue } from '../support/pirogue.ts';

/** Discord's style of a button that plays. */
const SUCCESS = 3;

/** The panel of the first turn, in which Ana has chosen a square and is to choose a piece or none. */
async function piecesOf(ana: TestPerson, drawn: WireMessage): Promise<WireMessage> {
  let panel = drawn;
  while (!noMeeple(panel)) panel = await choose(ana, panel, panelChoices(panel)[0]!);
  return panel;
}

function noMeeple(panel: WireMessage): Tappable | undefined {
  return controlsOf(panel).find((control) => (control as { readonly label?: string }).label?.startsWith('No meeple'));
}

/** Labels without the signs of what is chosen and what plays at once. */
function rowsOf(panel: WireMessage): string[][] {
  return panel.components.map(({ components }) =>
    (components as readonly { readonly label: string }[]).map(({ label }) =>
      label.replace('✓ ', '').replace(', done', ''),
    ),
  );
}

/** Labels of the green buttons that can be pressed. */
function greens(panel: WireMessage): string[] {
  type Shown = { readonly label: string; readonly style: number; readonly disabled?: boolean };
  const buttons = panel.components.flatMap(({ components }) => components as readonly Shown[]);
  return buttons.filter(({ style, disabled }) => style === SUCCESS && !disabled).map(({ label }) => label);
}

/** Ana's first turn in a game of Carcassonne against Ben. */
async function anasTurn(options: Readonly<Record<string, string | number | boolean>> = {}) {
  const pirogue = await startPirogue();
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben')] as const;
  const table = new AutocompleteTable([...people], chooserFor(6), 'pass');
  await table.begin({ game: 'carcassonne', order: 'joined', ...options });
  await table.nextPublicMessage();
  return { pirogue, table, people };
}

async function lastActions({ store }: Pirogue, channel: string) {
  const log = await store.log.ofGame((await store.games.open(channel))!.id);
  return log.flatMap(({ entry }) => (entry.type === 'action' ? [(entry.action as { type: string }).type] : []));
}

it('plays tile and no meeple with one tap where the next player draws by hand, and /undo takes it back', async () => {
  const { pirogue, table, people } = await anasTurn();
  const [ana] = people;
  const panel = await piecesOf(ana, await ana.command('draw'));
  const button = noMeeple(panel)!;
  expect(verbOf(button)).toBe('pass');
  // It looks like what plays, and says that it does.
  expect(button).toMatchObject({ label: 'No meeple, done', style: SUCCESS });
  await ana.startClick(panel, button.custom_id);
  const next = await table.nextPublicMessage();
  expect(next.content).toMatch(/Ana\u2069\*\* has played:/);
  expect(await lastActions(pirogue, ana.channel)).toEqual(['draw', 'place', 'pass']);
  await ana.command('undo');
  const again = await ana.command('draw');
  expect(noMeeple(again)).toBeDefined();
  // Nothing but no meeple is played with one tap.
  const meeples = controlsOf(again).filter(({ custom_id }) => custom_id.includes('meeple'));
  expect(meeples.map(verbOf)).toEqual(meeples.map(() => 'choose'));
  // The tile is taken back in the same panel, which shows its squares again.
  const undo = controlsOf(again).find((control) => verbOf(control) === 'retract')!;
  const squares = await ana.click(again, undo.custom_id);
  expect(squares.id).toBe(again.id);
  expect(squares.content).toMatch(/It fits on \d+ squares/);
  expect(noMeeple(squares)).toBeUndefined();
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('has one green button, and none moves to where another was, whatever is chosen', async () => {
  const { people } = await anasTurn();
  const [ana] = people;
  let panel = await piecesOf(ana, await ana.command('draw'));
  const before = rowsOf(panel);
  expect(greens(panel)).toEqual(['No meeple, done']);
  panel = await choose(ana, panel, panelChoices(panel).find(({ draft }) => /\+meeple/.test(draft))!);
  expect(greens(panel)).toEqual(['Confirm']);
  // No meeple is one choice of several now.
  expect(verbOf(noMeeple(panel)!)).toBe('choose');
  expect(rowsOf(panel)).toEqual(before);
  // A phone wraps none of the rows, so the one that confirms leads the last one.
  expect(phoneRows(panel.components as never)).toBe(panel.components.length);
  expect(rowsOf(panel).at(-1)![0]).toBe('Confirm');
  panel = await ana.click(panel, noMeeple(panel)!.custom_id);
  expect(greens(panel)).toEqual(['Confirm']);
  expect(rowsOf(panel)).toEqual(before);
});

it('lets no meeple be confirmed where the next tile is drawn at once', async () => {
  const { pirogue, people } = await anasTurn({ 'auto-draw': true });
  const [ana] = people;
  const panel = await piecesOf(ana, await ana.command('draw'));
  expect(verbOf(noMeeple(panel)!)).toBe('choose');
  await ana.click(panel, noMeeple(panel)!.custom_id);
  expect(await lastActions(pirogue, ana.channel)).toEqual(['draw']);
});

it('lets no meeple be confirmed where a computer is next', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne', order: 'joined', computers: 1, seats: 2 });
  await ana.waitForMessage((message) => controlsOf(message).some((control) => verbOf(control) === 'draw'));
  const panel = await piecesOf(ana, await ana.command('draw'));
  expect(verbOf(noMeeple(panel)!)).toBe('choose');
});

it('lets no meeple be confirmed by whoever wants advice first', async () => {
  const { pirogue, people } = await anasTurn();
  const [ana] = people;
  await pirogue.store.people.changeSettings(ana.id, { advice: true });
  expect(verbOf(noMeeple(await piecesOf(ana, await ana.command('draw')))!)).toBe('choose');
});
