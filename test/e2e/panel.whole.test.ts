import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { runningTable } from '../../src/app/table.ts';
import { gainOf, gainsToCome } from '../../src/games/amazonas/choices.ts';
import { CAMP, MEEPLE } from '../../src/games/amazonas/rules/event.ts';
import { legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import { pieceMoves } from '../../src/games/amazonas/rules/move.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { supplyCount } from '../../src/games/kernel/state.ts';
import { step } from '../support/amazonas-rules.ts';
import { newTileSet } from '../support/amazonas-table.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { withGame } from '../support/with-game.ts';

/** What is spoken and shown of a control. */
type Labelled = Tappable & { readonly label?: string; readonly style?: number };

const PRIMARY = 1;

/** Who is to move in a running game in which the next draw leads to a position as wanted. */
async function gameBefore(pirogue: Pirogue, wanted: (drawn: State) => boolean) {
  const [one, two] = Object.values(pirogue.discord.channelIds) as [string, string];
  const wish = { players: 2, seed: 'panel', channelId: one };
  const { setup, log } = await storeGame(pirogue, wish);
  const states = [startState(newTileSet(pirogue.app), setup)];
  for (const [entries, entry] of log.entries()) {
    if (entry.type === 'takeback') {
      states.pop();
      continue;
    }
    const result = step(states.at(-1)!, entry.seat, entry.action);
    if (!result.ok) throw new Error(result.failure.code);
    const { state } = result.value;
    // The first seat is Ana's, who is told everything in English.
    if (entry.action.type === 'draw' && entry.seat === 0 && wanted(state)) {
      await storeGame(pirogue, { ...wish, channelId: two, entries });
      return pirogue.person('Ana', two);
    }
    states.push(state);
  }
  throw new Error('the game has no such draw');
}

/** Whether the drawn tile fits in more than one rotation on the first square of the panel. */
function turnsThere(state: State): boolean {
  const places = legalPlacements(state).sort((one, other) => one.x - other.x || one.y - other.y);
  return places[0]!.x === places[1]?.x && places[0]!.y === places[1].y;
}

/** How many squares take the drawn tile, and whether it is a "!" tile. */
function draw(state: State): { squares: number; isBang: boolean } {
  const squares = new Set(legalPlacements(state).map(({ x, y }) => `${x},${y}`)).size;
  const drawn = viewOf(state).drawn;
  return { squares, isBang: drawn !== undefined && state.set.tiles[state.set.indexOf.get(drawn)!]!.bang };
}

function choiceButtons(panel: WireMessage): Labelled[] {
  return controlsOf(panel).filter((control) => verbOf(control) === 'choose' && control.type === 2);
}

/** The label of a square or page without the star for what brings something there. */
function numberOf(label: string): string {
  return label.replace(/ ★( \+\d+)?/, '');
}

/** What the picture shows, in words made from the same scene. */
function pictureOf(panel: WireMessage): string {
  return panel.attachments[0]!.description ?? '';
}

function piecesLeft(state: State): number {
  return supplyCount(state, MEEPLE, state.seat) + supplyCount(state, CAMP, state.seat);
}

it('says which piece and rotation are chosen, not only by their colour', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 1);
  let panel = await mover.command('draw');
  panel = await choose(mover, panel, panelChoices(panel)[0]!);
  const pieces = () => choiceButtons(panel).filter(({ custom_id }) => /\+(meeple|camp|boat)/.test(custom_id));
  const count = pieces().length;
  expect(count).toBeGreaterThan(1);
  expect(pieces().filter(({ label }) => label!.startsWith('✓'))).toEqual([]);
  for (let at = 0; at < count; at++) {
    panel = await mover.click(panel, pieces()[at]!.custom_id);
    expect(pieces().flatMap(({ label }, index) => (label!.startsWith('✓ ') ? [index] : []))).toEqual([at]);
    for (const { label, style } of choiceButtons(panel))
      expect([label, style === PRIMARY]).toEqual([label, /^✓/.test(label!)]);
    // Turning the tile keeps the piece, where it can stand then.
    for (const { label, custom_id } of choiceButtons(panel).filter((one) => /turn/i.test(one.label!)))
      expect([label, custom_id.split('+').length]).toEqual([label, 2]);
  }
  checkQuiet(pirogue);
});

it('says what was drawn where only one square takes it', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares === 1 && !draw(drawn).isBang);
  const panel = await mover.command('draw');
  // Where a phone has no room for the tile in words, the picture and its alt text tell it.
  expect(panel.content).toMatch(
    /^(You have drawn: \*\*.+\*\*\. )?It fits only at x -?\d+, y -?\d+(; not placed yet)?\.\n/,
  );
  expect(choiceButtons(panel).length).toBeGreaterThan(0);
  checkQuiet(pirogue);
});

it('turns the pages of its squares by buttons for the pages that there are', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 25);
  const labels = (panel: WireMessage) =>
    controlsOf(panel)
      .filter((control) => verbOf(control) === 'panel')
      .map((control) => numberOf((control as Labelled).label!));
  const turn = (panel: WireMessage, sign: string) => {
    const to = controlsOf(panel).find((control) => (control as Labelled).label?.includes(sign))!;
    return mover.click(panel, to.custom_id);
  };
  const numbersOf = (panel: WireMessage) => panelChoices(panel).map(({ label }) => Number(numberOf(label)));
  const first = await mover.command('draw');
  const count = Number(/fits on (\d+) squares/.exec(first.content)![1]);
  const pages = [first];
  while (labels(pages.at(-1)!).some((label) => label!.endsWith('›'))) pages.push(await turn(pages.at(-1)!, ' ›'));
  // Every number of the picture is a button on one of the pages, and each page tells which of them it has.
  expect(pages.flatMap(numbersOf)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  const ranges = pages.map((page) => `${numbersOf(page)[0]}-${numbersOf(page).at(-1)}`);
  for (const [at, page] of pages.entries()) {
    expect(page.content).toContain(`It fits on ${count} squares; here are ${ranges[at]}:`);
    // Every other page is one tap away.
    const near = ranges.map((range, to) => (to < at ? `‹ ${range}` : `${range} ›`));
    expect(labels(page)).toEqual(near.filter((_, to) => to !== at));
  }
  // A button to a page with squares that bring something says how much.
  const isStarred = (page: WireMessage) => panelChoices(page).some(({ label }) => label.includes('★'));
  for (const [at, page] of pages.entries()) {
    for (const control of controlsOf(page).filter((one) => verbOf(one) === 'panel')) {
      const to = Number(control.custom_id.split(':').at(-1));
      expect([at, to, / ★ \+\d+/.test((control as Labelled).label!)]).toEqual([at, to, isStarred(pages[to]!)]);
    }
  }
  const again = await turn(pages.at(-1)!, '‹');
  expect(numbersOf(again)).toEqual(numbersOf(first));
  // Pages that there are not are the nearest one.
  const shown = pirogue.discord.world.message(again.channel_id, again.id)!;
  for (const argument of ['99']) {
    const [, verb, gameId, revision] = controlsOf(again)
      .find((control) => verbOf(control) === 'panel')!
      .custom_id.split(':');
    const id = ['1', verb, gameId, revision, argument].join(':');
    const control = { type: 2, custom_id: id, label: 'page', style: 2 };
    const message = { ...shown.message, components: [{ type: 1, components: [control] }] } as unknown as WireMessage;
    pirogue.discord.world.updateMessage({ ...shown, message });
    await mover.waitForMessage((heard) => controlsOf(heard).some(({ custom_id }) => custom_id === id));
    expect(labels(await mover.click(message, id))).toEqual(labels(pages.at(-1)!));
  }
  checkQuiet(pirogue);
});

it('offers up to 12 squares as buttons with the numbers of the picture, on one page', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 10 && draw(drawn).squares <= 12);
  const panel = await mover.command('draw');
  const count = Number(/fits on (\d+) squares/.exec(panel.content)![1]);
  const numbers = Array.from({ length: count }, (_, at) => String(at + 1));
  expect(panelChoices(panel).map(({ label, isMenu }) => [numberOf(label), isMenu])).toEqual(
    numbers.map((label) => [label, false]),
  );
  expect(pictureOf(panel).match(/number \d+ at/g)).toEqual(numbers.map((number) => `number ${number} at`));
  expect(panel.content).not.toContain('nothing at once');
  checkQuiet(pirogue);
});

/** What a place is worth, and whether that is now or at the end. */
const WORTH = /(?: \+\d+ (?:now|at the end)(?:, boat \+\d+)?|: \d+ animals?)$/;

/** Pieces that could stand on the drawn tile, on the first square of the panel and as it lies there first. */
function piecesThere(drawn: State): number {
  const [place] = legalPlacements(drawn).sort((one, other) => one.y - other.y || one.x - other.x);
  const placed = place && step(drawn, drawn.seat, place);
  return placed?.ok ? pieceMoves(placed.value.state).length : 0;
}

it('gives up to three pieces their words on the buttons, with their letters in the picture, and no list', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(
    pirogue,
    (drawn) => draw(drawn).squares > 1 && [1, 2, 3].includes(piecesThere(drawn)) && !draw(drawn).isBang,
  );
  const squares = await mover.command('draw');
  let panel = await choose(mover, squares, panelChoices(squares)[0]!);
  const pieces = () =>
    panelChoices(panel).filter(({ draft, label }) => /\+(meeple|camp)/.test(draft) && !/turn/i.test(label));
  // The ordinary piece is not named.
  const lettered = /^(?:✓ )?([A-Z]) · (Camp)?(?:: )?(village|tributary|jungle)\b/i;
  const onButtons = () =>
    pieces().map(({ label }) => {
      const [, letter, piece = 'meeple', kind] = lettered.exec(label) ?? [];
      return `${letter} ${piece} ${kind}`.toLowerCase();
    });
  const inPicture = () =>
    /Pieces to choose from: (.*?)\. /
      .exec(pictureOf(panel))![1]!
      .split('; ')
      .map((words) =>
        words
          .replace(/[(),]|chosen/g, '')
          .trim()
          .toLowerCase(),
      );
  expect(onButtons()).toEqual(inPicture());
  expect(pictureOf(panel)).not.toContain('chosen');
  panel = await choose(mover, panel, pieces().at(-1)!);
  expect(onButtons()).toEqual(inPicture());
  expect(pictureOf(panel).match(/, chosen/g)).toHaveLength(1);
  expect(pieces().filter(({ label }) => label.startsWith('✓ '))).toEqual([pieces().at(-1)]);
  expect(panel.content).not.toMatch(/^- /m);
  // Whether points are there now or at the end.
  for (const { label } of pieces()) expect(label).toMatch(WORTH);
  checkQuiet(pirogue);
});

it('gives four pieces and more their letters alone, and tells each in one line', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 1 && piecesThere(drawn) >= 4);
  const squares = await mover.command('draw');
  let panel = await choose(mover, squares, panelChoices(squares)[0]!);
  const pieces = () =>
    panelChoices(panel).filter(({ draft, label }) => /\+(meeple|camp)/.test(draft) && !/turn/i.test(label));
  const letters = pieces().map((_, at) => String.fromCharCode(65 + at));
  expect(pieces().map(({ label }) => label)).toEqual(letters);
  const inPicture = () => /Pieces to choose from: (.*?)\. /.exec(pictureOf(panel))![1]!.split('; ');
  expect(inPicture().map((words) => words[0])).toEqual(letters);
  const told = () => [...panel.content.matchAll(new RegExp(`^(.+) · .+${WORTH.source}`, 'gm'))];
  // What means the same is told once.
  const lettersTold = () => told().flatMap(([, before]) => before!.split(', '));
  const bold = (letter: string) => `**${letter}**`;
  expect(lettersTold().sort()).toEqual(letters.map(bold));
  expect(new Set(told().map(([line]) => line.replace(/^.* · /, ''))).size).toBe(told().length);
  expect(panel.content).not.toMatch(/^- /m);
  panel = await choose(mover, panel, pieces()[0]!);
  expect(pieces().map(({ label }) => label)).toEqual(['✓ A', ...letters.slice(1)]);
  expect(lettersTold().filter((letter) => letter.startsWith('**✓ '))).toEqual(['**✓ A**']);
  checkQuiet(pirogue);
});

it('stars the squares that bring the player more than others do, tells what they bring, and lights none', async () => {
  const pirogue = await startPirogue();
  /** What each square brings the player at once, in the order of their numbers. */
  const gains = (drawn: State) => {
    const bestOf = new Map<string, { readonly value: number; readonly own: number }>();
    for (const action of legalPlacements(drawn)) {
      const key = `${action.x},${action.y}`;
      const value = gainOf(drawn, action);
      if (value > (bestOf.get(key)?.value ?? Number.NEGATIVE_INFINITY))
        bestOf.set(key, { value, own: gainsToCome(drawn, action)[drawn.seat]! });
    }
    const inOrder = [...bestOf.entries()].sort(([a], [b]) => {
      const [one, other] = [a, b].map((key) => key.split(',').map(Number)) as [number[], number[]];
      return one[1]! - other[1]! || one[0]! - other[0]!;
    });
    return inOrder.map(([, { own }]) => own);
  };
  const starredOf = (all: readonly number[]) => all.map((own) => own > Math.max(0, Math.min(...all)));
  const mover = await gameBefore(pirogue, (drawn) => {
    const stars = piecesLeft(drawn) > 0 ? starredOf(gains(drawn)) : [];
    return stars.length <= 12 && stars.includes(false) && stars.filter((isStarred) => isStarred).length > 2;
  });
  const panel = await mover.command('draw');
  const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId: panel.channel_id }));
  if (!found.ok) throw new Error(found.failure.code);
  const all = gains(found.value.fold.state as State);
  const stars = starredOf(all);
  const squares = choiceButtons(panel).slice(0, all.length);
  expect(squares.map(({ label }) => label!.endsWith(' ★'))).toEqual(stars);
  // A lit button would look like a choice that was made.
  expect(squares.filter(({ style }) => style === PRIMARY)).toEqual([]);
  // In words where there is room for those of every square, else points alone; squares with the same share a line.
  for (const [at, own] of all.entries()) {
    const numbers = new RegExp(`\\*\\*[^*]*\\b${at + 1} ★[^*]*\\*\\*: [^;\n]*\\b${own}\\b`);
    expect([at + 1, numbers.test(panel.content)]).toEqual([at + 1, stars[at]]);
  }
  checkQuiet(pirogue);
});

it('turns a drafted tile by words for the ways in which it fits there', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 1 && turnsThere(drawn));
  const squares = await mover.command('draw');
  // Where a piece can be chosen or the turn confirmed, the draft says how the tile lies.
  const rotationOf = (panel: WireMessage) => {
    const onward = controlsOf(panel).find(({ custom_id }) => /\+|:confirm:/.test(custom_id));
    return Number(/place -?\d+,-?\d+ r(\d+)/.exec(onward!.custom_id)![1]);
  };
  const turns = (panel: WireMessage) =>
    controlsOf(panel).flatMap((control) => {
      const [, way] = /(right|left|Half turn)$/.exec((control as Labelled).label ?? '') ?? [];
      return way ? [{ way, custom_id: control.custom_id }] : [];
    });
  let panel = await choose(mover, squares, panelChoices(squares)[0]!);
  const ways = turns(panel).length;
  expect(ways).toBeGreaterThan(0);
  for (let at = 0; at < ways; at++) {
    const { way, custom_id } = turns(panel)[at]!;
    const after = await mover.click(panel, custom_id);
    const clockwise = { right: 90, 'Half turn': 180, left: 270 }[way]!;
    expect(rotationOf(after)).toBe((rotationOf(panel) + clockwise) % 360);
    expect(turns(after)).toHaveLength(ways);
    panel = after;
  }
  checkQuiet(pirogue);
});

it('says that somebody has no pieces left, not that none can be placed', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 1 && piecesLeft(drawn) === 0);
  const squares = await mover.command('draw');
  const panel = await choose(mover, squares, panelChoices(squares)[0]!);
  expect(panel.content).toContain('You have no piece left: your boat +1.');
  checkQuiet(pirogue);
});

it('says that a "!" tile was drawn before it asks for a double, and what each brings whom', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).isBang && piecesLeft(drawn) > 0);
  const panel = await mover.command('draw');
  expect(panel.content).toMatch(
    /^(You have drawn: \*\*“!” tile.*\*\*\.\n)?(A “!” tile: now one of the doubles|After a “!” tile: choose its double)/,
  );
  const doubles = choiceButtons(panel).filter(({ label }) => /^[A-Z]( · |$)/.test(label!));
  const [, inPicture] = /Doubles to choose from: ([^.]*)\./.exec(pictureOf(panel))!;
  expect(inPicture!.match(/(?<=^|; )[A-Z](?= · double-tile)/g)).toEqual(doubles.map(({ label }) => label![0]));
  // On its button, or in the text beside its letter.
  const told = doubles.map(({ label }) =>
    label!.length > 1 ? label! : new RegExp(`^${label} · .*$`, 'm').exec(panel.content)![0],
  );
  for (const line of told) expect(line).toMatch(/\+\d+ for /);
  const pieces = await mover.click(panel, doubles[0]!.custom_id);
  // That it is a "!" tile was said with the doubles.
  expect(pieces.content).toMatch(/^It fits only at x .*\.\n/);
  const chosen = await choose(mover, pieces, panelChoices(pieces).find(({ draft }) => draft.endsWith('+boat'))!);
  const scores = async () => {
    const found = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId: panel.channel_id }));
    return found.ok ? found.value.game.scoresOf(found.value.fold.state) : [];
  };
  const before = await scores();
  await mover.startClick(chosen, controlsOf(chosen).find((control) => verbOf(control) === 'confirm')!.custom_id);
  await until(async () => (await scores())[0] !== before[0]);
  const after = await scores();
  expect(told[0]).toContain(`+${after[0]! - before[0]!} for you`);
  expect(told[0]).toContain(`+${after[1]! - before[1]!} for Bruno`);
  checkQuiet(pirogue);
});

it('names the places for a piece as they are typed and in words', async () => {
  const pirogue = await startPirogue();
  const mover = await gameBefore(pirogue, (drawn) => draw(drawn).squares > 1);
  await mover.command('draw');
  const typed: Record<string, string | number> = {};
  for (const field of ['x', 'y', 'rotation']) {
    typed[field] = (await mover.autocomplete('place', { ...typed, [field]: '' }, field))[0]!.value;
  }
  const answer = await mover.command('place', typed);
  const offered = await Promise.all(['meeple', 'camp'].map((name) => mover.autocomplete(name, { on: '' }, 'on')));
  const places = offered.flat();
  expect(places.length).toBeGreaterThan(0);
  for (const { name, value } of places) {
    const words = name.slice(0, name.indexOf(':'));
    expect(words).toMatch(/^(village|tributary|jungle)( \(.+\))?$/);
    expect(answer.content).toContain(`> \`${value}\` - ${words}: `);
  }
  checkQuiet(pirogue);
});
