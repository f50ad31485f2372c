import { ButtonStyle } from 'discord-api-types/v10';
import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import type { Square } from '../../src/core/tile.ts';
import { choices } from '../../src/games/carcassonne/choices.ts';
import { townAt } from '../../src/games/carcassonne/rules/game-map.ts';
import { lastTileSegments } from '../../src/games/carcassonne/rules/preview.ts';
import type { State } from '../../src/games/carcassonne/rules/state.ts';
import { stylesOf } from '../support/button-styles.ts';
import { moverBefore } from '../support/mover-before.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';

function buttonsOf(panel: WireMessage, verb: string): Tappable[] {
  return controlsOf(panel).filter((control) => control.type === 2 && verbOf(control) === verb);
}

/** A menu as it arrives. */
interface Menu extends Tappable {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function menuOf(panel: WireMessage): Menu {
  return controlsOf(panel).find(({ type }) => type === 3) as Menu;
}

it('a tile that ends the turn is confirmed by itself, whatever the next player can choose', async () => {
  const pirogue = await startPirogue();
  const { mover, action } = await moverBefore(
    pirogue,
    'benelux',
    ({ before, action: { type }, after }) =>
      type === 'place' &&
      after.seat !== before.seat &&
      choices(after).length > 1 &&
      new Set(choices(before).map(({ options: { x, y } }) => `${x},${y}`)).size > 1,
  );
  if (action.type !== 'place') throw new Error('nothing is placed');
  let panel = await mover.command('draw');
  const square = panelChoices(panel).find(({ draft }) => draft.startsWith(`place ${action.x},${action.y} `))!;
  panel = await choose(mover, panel, square);
  const [confirm, ...others] = buttonsOf(panel, 'confirm');
  expect(others).toEqual([]);
  expect(panel.content).not.toMatch(/island/i);
  expect(confirm!.custom_id.endsWith(`:${square.draft}`)).toBe(true);
  await mover.click(panel, confirm!.custom_id);
  // What was placed is told to everybody, and not once more to the mover alone.
  await mover.waitForEvent(({ name, data }) => name === 'message_delete' && data.id === panel.id);
  await mover.waitForMessage(({ content }) => /has played:\n- tile at /.test(content));
  checkQuiet(pirogue);
});

it('a choice made in a long menu is told in full', async () => {
  const pirogue = await startPirogue();
  const { mover } = await moverBefore(
    pirogue,
    'germany',
    ({ before, action: { type } }) => type === 'upgrade' && choices(before).length > 5,
  );
  let panel = await mover.command('draw');
  expect(panel.content).not.toContain('✓');
  for (const { value } of menuOf(panel).options.slice(0, 2)) {
    panel = await mover.select(panel, menuOf(panel).custom_id, [value]);
    const told = panel.content.match(/^- \*\*✓ (.+)\*\*; .+$/gm);
    expect(told).toHaveLength(1);
    expect(told![0]).toContain(menuOf(panel).options.find((option) => option.value === value)!.label);
    expect(buttonsOf(panel, 'confirm').map(({ custom_id }) => custom_id.split(':').at(-1))).toEqual([value]);
  }
  checkQuiet(pirogue);
});

it('the squares for a treat are buttons with the numbers of the picture', async () => {
  const pirogue = await startPirogue();
  const { mover, action } = await moverBefore(
    pirogue,
    'iberica',
    ({ before, action: { type } }) => type === 'treat' && choices(before).length > 5 && choices(before).length <= 10,
  );
  let panel = await mover.command('draw');
  const squares = panelChoices(panel);
  expect(squares.map(({ label }) => label)).toEqual(squares.map((_, at) => String(at + 1)));
  expect(panel.attachments[0]!.description!.match(/number \d+ at/g)).toHaveLength(squares.length);
  expect(buttonsOf(panel, 'confirm')).toEqual([]);
  const wanted = squares.find(({ draft }) => draft === pirogue.app.games[1]!.makeAction(action))!;
  panel = await choose(mover, panel, wanted);
  expect(panel.content).toMatch(new RegExp(`^- \\*\\*✓ ${wanted.label}: .*x -?\\d+, y -?\\d+\\*\\*$`, 'm'));
  expect(panelChoices(panel).filter(({ label }) => label.startsWith('✓ '))).toMatchObject([{ draft: wanted.draft }]);
  expect(buttonsOf(panel, 'confirm').map(({ custom_id }) => custom_id.split(':').at(-1))).toEqual([wanted.draft]);
  checkQuiet(pirogue);
});

it('wine is sold besides a meeple: both are chosen and confirmed together, in either order', async () => {
  const pirogue = await startPirogue();
  const { mover } = await moverBefore(pirogue, 'france', ({ before }) => {
    const types = choices(before).map(({ action: { type } }) => type);
    return types.includes('sell') && types.includes('meeple');
  });
  let panel = await mover.command('draw');
  expect(panel.content).toContain('Meeple or none; wine if you like:');
  const buttonTo = (type: string) => panelChoices(panel).find(({ draft }) => new RegExp(`(^|\\+)${type}`).test(draft))!;
  const ticked = () => panelChoices(panel).flatMap(({ label }) => (label.startsWith('✓ ') ? [label.slice(2)] : []));
  // No meeple is not played at once, as the sale would be lost.
  expect(buttonsOf(panel, 'pass')).toEqual([]);
  const wine = buttonTo('sell').label;
  // What it takes is a chip, by its name, and no points.
  expect(`${panel.content}\n${wine}`).toMatch(
    /Wine (abroad \+5|to the town \+9) \(uses (chip [a-z ]+ 2|2 chips [a-z ]+ 1)\)$/m,
  );
  panel = await choose(mover, panel, buttonTo('sell'));
  // Wine alone can be confirmed, as no meeple is what goes with it.
  expect(ticked().sort()).toEqual(['No meeple', wine].sort());
  expect(buttonsOf(panel, 'confirm').map(({ custom_id }) => custom_id)).toEqual([
    expect.stringMatching(/(:|\+)sell [^+]+\+pass$/),
  ]);
  const meeple = panelChoices(panel).find(({ draft }) => /\+meeple/.test(draft))!;
  panel = await choose(mover, panel, meeple);
  expect(ticked().sort()).toEqual([meeple.label, wine].sort());
  // A second tap takes the wine back, and a third one chooses it again.
  const tapWine = async () => {
    panel = await choose(mover, panel, panelChoices(panel).find(({ label }) => label.endsWith(wine))!);
  };
  await tapWine();
  expect(ticked()).toEqual([meeple.label]);
  await tapWine();
  expect(ticked().sort()).toEqual([meeple.label, wine].sort());
  const gameId = (await pirogue.store.games.open(panel.channel_id))!.id;
  const earlier = (await pirogue.store.log.ofGame(gameId)).length;
  await mover.click(panel, buttonsOf(panel, 'confirm')[0]!.custom_id);
  const played = (await pirogue.store.log.ofGame(gameId)).slice(earlier, earlier + 2);
  expect(played.map(({ entry }) => entry)).toMatchObject([
    { type: 'action', action: { type: 'sell' } },
    { type: 'action', action: { type: 'meeple' } },
  ]);
  checkQuiet(pirogue);
});

it('over a chip the panel says that a meeple may follow, and that it is taken first', async () => {
  const pirogue = await startPirogue();
  const { mover, action } = await moverBefore(
    pirogue,
    'germany',
    ({ action: { type }, after }) => type === 'place' && after.phase === 'chip',
  );
  let panel = await mover.command('draw');
  const place = pirogue.app.games[1]!.makeAction(action).replace(/ r\d+$/, '');
  const square = panelChoices(panel).find(({ draft }) => draft.replace(/ r\d+$/, '') === place)!;
  panel = await choose(mover, panel, square);
  expect(panel.content).toMatch(/^Confirm takes the chip here \(1 or 2 points\)\. Then you may place a meeple\.$/m);
  panel = await mover.click(panel, buttonsOf(panel, 'confirm')[0]!.custom_id);
  expect(panel.content).toMatch(/takes a chip/);
  expect(panelChoices(panel).filter(({ draft }) => draft.startsWith('meeple'))).not.toEqual([]);
  checkQuiet(pirogue);
});

it('at the border of a map the panel says what the points of a road or city are for', async () => {
  const pirogue = await startPirogue();
  const { mover } = await moverBefore(pirogue, 'germany', ({ before }) => {
    const shown = before.phase === 'piece' ? lastTileSegments(before) : [];
    const isCounted = (on: number) => (shown[on]!.feature?.coatsOfArms ?? 0) > 0;
    return choices(before).some(({ action }) => action.type === 'meeple' && isCounted(action.on));
  });
  const panel = await mover.command('draw');
  const labels = panelChoices(panel).map(({ label }) => label);
  expect([panel.content, ...labels].join('\n')).toMatch(
    /(Road|City) \+\d+ (now|at the end) \(\d+ tiles?, \d+ coats? of arms\)$/m,
  );
  checkQuiet(pirogue);
});

/** The panel of a tile that is drafted as in an action, on the square that this chooses. */
async function draftOf(pirogue: Pirogue, { mover, action }: Awaited<ReturnType<typeof moverBefore>>) {
  const wanted = pirogue.app.games[1]!.makeAction(action);
  let panel = await mover.command('draw');
  const square = panelChoices(panel).find(({ draft }) => draft.replace(/ r\d+$/, '') === wanted.replace(/ r\d+$/, ''))!;
  panel = await choose(mover, panel, square);
  const turned = panelChoices(panel).find(({ draft }) => draft === wanted);
  return turned ? choose(mover, panel, turned) : panel;
}

function squaresOf(state: State): number {
  return new Set(choices(state).map(({ options: { x, y } }) => `${x},${y}`)).size;
}

it('a tile that ends the turn says before it is confirmed what it brings', async () => {
  const pirogue = await startPirogue();
  const sum = ({ scores }: State) => scores.reduce((all, points) => all + points, 0);
  const found = await moverBefore(
    pirogue,
    'benelux',
    ({ before, action: { type }, after }) =>
      type === 'place' && after.seat !== before.seat && squaresOf(before) > 1 && sum(after) > sum(before),
    { chips: false },
  );
  const panel = await draftOf(pirogue, found);
  expect(panel.content).toMatch(/^This tile: completes .*\d+ points? for (you|Ana|Eva).*\.$/m);
  checkQuiet(pirogue);
});

it('a covered town that gives another tile is told where the meeple is chosen', async () => {
  const pirogue = await startPirogue();
  const isTown = ({ map }: State, square: Square) => townAt(map!, square) !== undefined;
  const found = await moverBefore(
    pirogue,
    'france',
    ({ before, action, after }) =>
      action.type === 'place' && isTown(before, action) && after.phase === 'piece' && squaresOf(before) > 1,
    { towns: 'a' },
  );
  const panel = await draftOf(pirogue, found);
  expect(panel.content).toMatch(/^This tile: covers .+, which gives another tile\.$/m);
  checkQuiet(pirogue);
});

it('where another turn can be bought, the button that stands out is the one that ends the turn', async () => {
  const pirogue = await startPirogue();
  const { mover } = await moverBefore(pirogue, 'great-britain', ({ before }) => before.phase === 'further');
  const panel = await mover.command('draw');
  const styles = Object.entries(stylesOf(panel));
  expect(styles.map(([label]) => label)).toEqual([expect.stringMatching(/^Buy another turn/), 'End the turn']);
  expect(styles.map(([, style]) => style)).toEqual([ButtonStyle.Secondary, ButtonStyle.Primary]);
  checkQuiet(pirogue);
});
