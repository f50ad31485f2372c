import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { PORTS_PER_SQUARE, SIDE_STEPS, turnsOf } from '../../../src/core/ports.ts';
import { tileOf } from '../../../src/core/tile.ts';
import type { DrawOperation, TextOperation } from '../../../src/drawing/draw.ts';
import { boxesOverlap } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { landscapeOf } from '../../../src/render/scene/landscape.ts';
import { lobbyDrawing } from '../../../src/render/scene/lobby-drawing.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { LONG_NAMES } from '../../bot/support/played-table.ts';
import { TILES } from '../support/position.ts';

const NAMES = [...LONG_NAMES, 'Finn'];
const partOf = (operation: DrawOperation) => ('part' in operation ? operation.part : undefined);

function textsOf(operations: readonly DrawOperation[], part: string): TextOperation[] {
  return operations.filter((one): one is TextOperation => one.kind === 'text' && partOf(one) === part);
}

const { set: content } = readTileSet(carcassonne);
const words = pictureWords(translatorFor('en'), carcassonne as AnyGame);
const facts = [
  { sign: 'option.map', text: 'Landkarte von Großbritannien und Irland' },
  { sign: 'tiles', text: '104 Karten' },
  { sign: 'order', text: 'Wer zuerst dabei war, beginnt' },
  { sign: 'pace', text: 'Zeit je Zug: 3 Tage' },
  { sign: 'computer', text: 'Toucan 🤖 (solide)' },
  { sign: 'hints', text: 'Zeigen, was jede Wahl bringen würde' },
  { sign: 'advice', text: 'Computer dürfen beraten (ändert keine Wertungszahl)' },
];
/** A game with many expansions. */
const manyFacts = [
  ...[
    'Der Fluss',
    'Der Abt',
    'Wirtshäuser & Kathedralen',
    'Händler & Baumeister',
    'Burgfräulein & Drache',
    'Abtei & Bürgermeister',
  ].map((name) => ({ sign: 'option.inns', text: `Mit ${name}` })),
  ...facts,
];
const common = { game: carcassonne as AnyGame, content, words, title: 'Carcassonne', facts };

/** A game on a high map, and two on the open table. */
const BOARDS = {
  'a high map': { ...common, board: carcassonne.emptyBoard!(content, { map: 'germany' })! },
  'a landscape': common,
  'a landscape of a river': { ...common, ...TILES },
  'a landscape beside many options': { ...common, facts: manyFacts },
};

describe.each(Object.entries(BOARDS))('the picture of a lobby with %s', (_, board) => {
  test.each([1, 3, 6])('shows %i of 6 seats with colour, letter and name, and the others as free', (joined) => {
    const seats = carcassonne.colours.slice(0, joined).map((colour, at) => ({ colour, name: NAMES[at]! }));
    const { cards = [], operations, width, height } = lobbyDrawing({ ...board, seats, places: 6, free: 'free' });
    expect(cards).toHaveLength(6);
    const names = textsOf(operations, 'name');
    expect(names.map(({ text }) => text)).toEqual(seats.map(({ name }) => name));
    expect(textsOf(operations, 'free')).toHaveLength(6 - joined);
    for (const [at, { colour }] of seats.entries()) {
      const { x, y } = cards[at]!;
      const inCard = operations.filter((one) => 'x' in one && one.x >= x && one.x < x + cards[at]!.width);
      const own = inCard.filter((one) => 'y' in one && one.y >= y && one.y < y + cards[at]!.height);
      expect(own).toContainEqual(expect.objectContaining({ kind: 'text', text: SEAT_SIGNS[colour].letter }));
      expect(own).toContainEqual(expect.objectContaining({ kind: 'badge', shape: SEAT_SIGNS[colour].shape }));
    }
    for (const [at, box] of cards.entries()) {
      expect([box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true]);
      const clear = cards.slice(at + 1).every((other) => other.y >= box.y + box.height || other.x >= box.x + box.width);
      expect(clear).toBe(true);
    }
  });

  test.each(THEMES)(
    'is as wide and high as a card, with everything in its place and readable on a phone: %s',
    (theme) => {
      for (const places of [2, 3, 4, 5, 6]) {
        const seats = carcassonne.colours.slice(0, places).map((colour, at) => ({ colour, name: NAMES[at]! }));
        const drawing = lobbyDrawing({ ...board, seats, places, free: 'free', theme });
        expect([drawing.width, drawing.height]).toEqual([1200, 800]);
        const context = createCanvas(10, 10).getContext('2d');
        const boxOf = (text: TextOperation) => {
          const painted = paintedText(context, text);
          const { width } = context.measureText(painted);
          return { x: text.x, y: text.y - text.size * 0.36, width, height: text.size * 0.72 };
        };
        const written = ['title', 'fact', 'name', 'free'].flatMap((part) => textsOf(drawing.operations, part));
        for (const [at, text] of written.entries()) {
          const box = boxOf(text);
          expect(box.x + box.width, text.text).toBeLessThanOrEqual(drawing.width);
          expect((text.size * 324) / drawing.width, text.text).toBeGreaterThanOrEqual(6);
          for (const other of written.slice(at + 1)) expect(boxesOverlap(box, boxOf(other)), text.text).toBe(false);
        }
        const told = textsOf(drawing.operations, 'fact').map(({ text }) => text);
        expect(told.join(' ')).toBe(board.facts.map(({ text }) => text).join(' '));
        const [frame] = drawing.operations.filter((one) => partOf(one) === 'frame') as { y: number; height: number }[];
        expect(frame!.y).toBeGreaterThanOrEqual(120);
        expect(frame!.y + frame!.height).toBeLessThanOrEqual(drawing.cards![0]!.y);
      }
    },
  );
});

test('a landscape is the same every time, obeys the rules, and leaves hardly a square empty', () => {
  for (const source of [{ game: carcassonne as AnyGame, content }, TILES]) {
    const size = { columns: 8, rows: 5, chosen: {} };
    const { view, area } = landscapeOf(source, size);
    expect(landscapeOf({ ...source, content: { ...source.content } }, size)).toEqual({ view, area });
    expect(view.pieces).toEqual([]);
    const shown = view.tiles
      .flatMap(({ squares }) => squares)
      .filter(({ x, y }) => x >= area.x && x < area.x + 8 && y >= area.y && y < area.y + 5);
    expect(shown.length).toBeGreaterThanOrEqual(36);
    // Ports that meet are of the same kind.
    const kinds = new Map<string, string>();
    for (const { tile, rotation, squares } of view.tiles) {
      const type = tileOf(source.content, tile);
      for (const [square, { x, y }] of squares.entries()) {
        for (const side of [0, 1, 2, 3]) {
          const turned = (side + 4 - turnsOf(rotation)) % 4;
          const port = square * PORTS_PER_SQUARE + turned * 3 + 1;
          const kind = type.segments.find(({ ports }) => ports.includes(port))?.kind ?? 'inner';
          const step = SIDE_STEPS[side]!;
          const beside = kinds.get(`${x + step.x},${y + step.y} ${(side + 2) % 4}`);
          if (beside !== undefined && beside !== 'inner' && kind !== 'inner') expect(beside).toBe(kind);
          kinds.set(`${x},${y} ${side}`, kind);
        }
      }
    }
  }
});
