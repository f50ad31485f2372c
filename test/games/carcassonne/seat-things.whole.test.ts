import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { DrawOperation } from '../../../src/drawing/draw.ts';
import { boxAround } from '../../../src/drawing/point.ts';
import { parseChip } from '../../../src/games/carcassonne/expansions/chips/chip.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { LANGUAGES, type Language, translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { boardLayout } from '../../../src/render/scene/board-layout.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';

const { set: content } = readTileSet(carcassonne);
const canvas = createCanvas(10, 10).getContext('2d');

interface Hand {
  readonly chips: readonly string[];
  readonly isle?: number;
}

const SOME: Hand = { chips: ['orange1', 'purple2', 'purple2'], isle: 1 };
const ALL: Hand = {
  chips: [
    'orange1',
    'orange1',
    'orange2',
    'lightBlue1',
    'lightBlue2',
    'lightBlue2',
    'lightBlue2',
    'purple1',
    'purple2',
  ],
  isle: 3,
};

interface Wanted {
  readonly map?: string;
  readonly seats: number;
  readonly focus: boolean;
  readonly language?: Language;
  readonly isCrowded?: boolean;
}

type Operation = DrawOperation & { readonly part?: string };

/** What is drawn in the line of the first seat; with scores and gains of many figures where it is to be crowded. */
function cardOf(hand: Hand, { map = 'great-britain', seats: count, focus, language = 'en', isCrowded }: Wanted) {
  const colours = COLOURS.slice(0, count);
  const setup = createSetup({
    content,
    colours,
    seed: seedFor('hands'),
    order: 'given',
    options: { map, chips: true },
  });
  const view = viewOf(startState(content, setup));
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    ...(isCrowded && { score: 120 + at }),
    ...(at === 0 && { parts: { ...hand, chips: hand.chips.map((text) => parseChip(text)!) } }),
  }));
  const request = {
    game: carcassonne,
    content,
    view: { ...view, seats },
    words: pictureWords(translatorFor(language), carcassonne),
    names: seats.map(() => 'Wilhelmina'),
    focus,
    ...(isCrowded && { gained: seats.map(() => 24) }),
  };
  const scene = boardScene(request);
  const layout = boardLayout(scene);
  const drawing = boardDrawing(scene, request);
  const panel = drawing.operations.slice(drawing.operations.findIndex(({ kind }) => kind === 'unclip'));
  const box = layout.seats[0]!;
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  const operations: readonly Operation[] = panel.filter((one) => {
    if ('points' in one) return isIn(boxAround(one.points));
    return 'x' in one && isIn(one);
  });
  return { box, operations, chatShare: Math.min(550 / drawing.width, 350 / drawing.height, 324 / drawing.width) };
}

type Card = ReturnType<typeof cardOf>;

/** The chips and the isle on a card, as far as they reach. */
function discsOn({ operations }: Card) {
  return operations.flatMap((one) => {
    if (one.kind !== 'circle' || (one.part !== 'chip' && one.part !== 'isle-sign')) return [];
    const { x, y, radius } = one;
    return [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }];
  });
}

function textsOn({ operations }: Card) {
  return operations.flatMap((one) => (one.kind === 'text' ? [one] : []));
}

/** The texts beside the chips, as far as they reach when painted. */
function linesOn(card: Card) {
  return textsOn(card)
    .filter(({ part }) => part !== 'chip')
    .map((text) => {
      const { width } = canvas.measureText(paintedText(canvas, text));
      const left = text.x - (text.align === 'left' ? 0 : text.align === 'right' ? width : width / 2);
      return { left, right: left + width, top: text.y - text.size * 0.4, bottom: text.y + text.size * 0.4 };
    });
}

const CASES = [2, 4, 6].flatMap((seats) => [false, true].map((focus) => ({ seats, focus })));

describe.each(CASES)('the line of one of $seats seats, in a focus: $focus', (wanted) => {
  it('shows chips by their values, how many there are of each, and meeples on the Isle of Man', () => {
    const card = cardOf(ALL, wanted);
    const told = textsOn(card).filter(({ part }) => part === 'chip' || part === 'thing');
    expect(told.map(({ text }) => text)).toEqual(
      // Low lines show what all chips of a colour are worth.
      wanted.seats < 4 ? ['1', '×2', '2', '1', '2', '×3', '1', '2', '×3'] : ['4', '7', '3', '×3'],
    );
    expect(card.operations.filter(({ kind, part }) => kind === 'piece' && part === 'thing')).toHaveLength(1);
  });

  it('tells the colours of chips apart by signs', () => {
    const { operations } = cardOf({ chips: ['orange1', 'lightBlue1', 'purple1'] }, wanted);
    const corners = operations.flatMap((one) =>
      one.kind === 'polygon' && one.part === 'chip' ? [one.points.length] : [],
    );
    expect(corners).toEqual([3, 16, 4]);
  });

  it.each(LANGUAGES)('covers nothing by something else, in %s', (language) => {
    for (const hand of [SOME, ALL]) {
      const card = cardOf(hand, { ...wanted, language, isCrowded: true });
      const { box } = card;
      const shown = [...linesOn(card), ...discsOn(card)];
      for (const [at, a] of shown.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(box.x);
        expect(a.right).toBeLessThanOrEqual(box.x + box.width);
        expect(a.bottom).toBeLessThanOrEqual(box.y + box.height);
        for (const b of shown.slice(at + 1)) {
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(isApart, JSON.stringify([a, b])).toBe(true);
        }
      }
    }
  });

  it('shows some chips large enough for a chat', () => {
    const card = cardOf(SOME, { ...wanted, isCrowded: true });
    const sizes = discsOn(card).map(({ left, right }) => (right - left) * card.chatShare);
    expect(sizes).toHaveLength(3);
    // On a desktop, as a phone shows the picture of a high board higher.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.5);
  });
});

it('long names have the room of chips where there are none', () => {
  const roomOf = (hand: Hand) => {
    const card = cardOf(hand, { map: 'germany', seats: 3, focus: true });
    return textsOn(card).find(({ part }) => part === 'name')!.maxWidth!;
  };
  expect(roomOf({ chips: [] })).toBeGreaterThan(roomOf(ALL) * 1.2);
});
