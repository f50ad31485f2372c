import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../../src/content/content-library.ts';
import { DEGREES, type Degrees } from '../../../src/core/ports.ts';
import type { Content } from '../../../src/core/rules.ts';
import { squaresBox } from '../../../src/drawing/board-grid.ts';
import { boxesOverlap, distance, type Point } from '../../../src/drawing/point.ts';
import { SIGN_EDGE, SIGN_HALO } from '../../../src/drawing/seat-sign.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { PieceGhost } from '../../../src/games/contract/scene.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { type BoardPictureRequest, inReadingOrder, squareAt } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { operations, picture } from '../support/drawing.ts';

/** Height that a letter needs where a chat or a phone shows the picture, in pixels. */
const READABLE = 11;

/** The square of the draft, apart from the tile that lies already. */
const DRAFT = { x: 2, y: 0 };

/** Pieces are in one row up to this difference of their heights, in squares. */
const ROW = 0.16;

/** Kinds of segment on which nothing stands. */
const WATER = ['amazon', 'river'];

/** Whether two lines cross. */
function isCrossed([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (from: Point, to: Point, { x, y }: Point) =>
    Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const library = readLibrary(GAMES, {});

/** A draft of a tile beside the same tile on the board, with a ghost on every segment, whose feature has both of them. */
function draftOf(
  game: AnyGame,
  content: Content,
  id: string,
  { chosen, rotation = 90 }: { readonly chosen?: string | undefined; readonly rotation?: Degrees } = {},
): BoardPictureRequest {
  const { segments, squares } = content.tiles.find((one) => one.id === id)!;
  const { tileArt, pieces, areas, outline, anchors, veils } = game.picture;
  // Without what a game's own view would have to tell.
  const plain = { facts: () => ({}), tileArt, pieces, areas, outline, anchors, veils } as AnyGame['picture'];
  const kinds = ['meeple', ...Object.keys(pieces ?? {})];
  const lies = { tile: id, x: 0, y: 0, rotation: 0, squares, turn: 1, seat: 1 } as const;
  const draft = { ...lies, ...DRAFT, rotation };
  const free = segments.flatMap(({ kind }, segment) => (WATER.includes(kind) ? [] : [{ tile: 1, segment }]));
  const about = { content, picture: plain, scene: { tiles: [lies, draft] } };
  const ghosts = inReadingOrder(about, free).map(({ segment }, at): PieceGhost => {
    const label = String.fromCharCode(65 + at);
    const both = [0, 1].map((tile) => ({ tile, segment }));
    return { label, piece: kinds[at % kinds.length]!, tile: 1, segment, segments: both, chosen: label === chosen };
  });
  const seats = game.colours.slice(0, 2).map((colour) => ({ colour, score: 0 }));
  return {
    game: { ...game, picture: plain },
    content,
    view: { phase: 'piece', seat: 0, turn: 2, seats, tiles: [lies], pieces: [], pile: { tiles: {} } },
    words: pictureWords(translatorFor('de'), game),
    names: ['Ana', 'Ben'],
    focus: true,
    drafted: [{ tile: id, ...DRAFT, rotation }],
    ghosts,
  };
}

describe.each(library.games.map((game) => [game.ruleSet, game] as const))('%s', (ruleSet, game) => {
  const content = library.ownContent(ruleSet) as Content;

  const one = content.tiles.filter(({ squares, segments }) => squares.length === 1 && segments.length > 1);
  const all = content.tiles.filter(({ squares }) => squares.length <= 2);

  const drawn = new Map<string, ReturnType<typeof picture>>();
  /** The picture of a draft of a tile, drawn once. */
  const draftPicture = (id: string, rotation: Degrees = 90) => {
    const known = drawn.get(`${id} ${rotation}`) ?? picture(draftOf(game, content, id, { rotation }));
    drawn.set(`${id} ${rotation}`, known);
    return known;
  };

  test('every letter stands on a disc beside its tile, within the picture, apart from others and large enough', () => {
    for (const { id } of all) {
      const { drawing, layout, scene } = draftPicture(id);
      const letters = operations(drawing, 'text', 'ghost');
      expect(letters.map(({ text }) => text)).toEqual(scene.ghosts.map(({ label }) => label));
      const tile = squaresBox(layout, scene.tiles.at(-1)!.squares);
      const discs = operations(drawing, 'circle', 'disc');
      discs.forEach(({ x, y, radius }, at) => {
        const told = `${id} ${letters[at]!.text}`;
        expect([letters[at]!.x, letters[at]!.y]).toEqual([x, y]);
        expect((letters[at]!.size * layout.tileInChat) / layout.tile, told).toBeGreaterThanOrEqual(READABLE);
        expect(x - radius >= 0 && y - radius >= 0, told).toBe(true);
        expect(x + radius <= layout.width && y + radius <= layout.height, told).toBe(true);
        const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        expect(boxesOverlap(disc, tile), told).toBe(false);
        for (const other of discs.slice(0, at))
          expect(Math.hypot(other.x - x, other.y - y), told).toBeGreaterThanOrEqual(2 * radius);
      });
    }
  });

  test('a line leads from every letter to its own piece, and none crosses another', () => {
    for (const { id } of all) {
      const { drawing } = draftPicture(id);
      const discs = operations(drawing, 'circle', 'disc');
      const pieces = operations(drawing, 'piece', 'ghost');
      const ends = operations(drawing, 'line', undefined)
        .filter(({ points }) => points.length === 2)
        .map(({ points: [from, to] }) => [from!, to!] as const);
      const lines = discs.map((disc) => ends.find(([, to]) => to.x === disc.x && to.y === disc.y)!);
      lines.forEach(([from, to], at) => {
        const near = pieces.map((piece) => distance(piece, from));
        expect(near.indexOf(Math.min(...near)), id).toBe(at);
        for (const other of lines.slice(0, at)) expect(isCrossed([from, to], other), `${id} ${at}`).toBe(false);
      });
    }
  });

  test('letters are met in their order from the top left, and so are the pieces, however the tile lies', () => {
    for (const { id } of all) {
      for (const rotation of DEGREES) {
        const { drawing, layout } = draftPicture(id, rotation);
        const discs = operations(drawing, 'circle', 'disc');
        const pieces = operations(drawing, 'piece', 'ghost');
        const isInOrder = discs.every(({ x, y, radius }, at) =>
          discs.slice(0, at).every((earlier) => (Math.abs(earlier.y - y) <= radius ? earlier.x < x : earlier.y < y)),
        );
        expect([id, rotation, isInOrder]).toEqual([id, rotation, true]);
        // Pieces of one row need not be equally high.
        pieces.forEach(({ x, y }, at) => {
          for (const earlier of pieces.slice(0, at))
            expect(earlier.y - y < layout.tile * ROW && (earlier.y !== y || earlier.x < x), `${id} ${rotation}`).toBe(
              true,
            );
        });
      }
    }
  });

  test('a tile on which a piece is chosen is half as high as the picture, which shows nothing but the board', () => {
    for (const { id } of one) {
      const { drawing, layout } = draftPicture(id);
      expect(layout.tile / drawing.height, id).toBeCloseTo(0.5, 2);
      expect(drawing.width / drawing.height).toBeGreaterThanOrEqual(1);
      expect(drawing.width / drawing.height).toBeLessThanOrEqual(1.5);
      expect([layout.seats, layout.aside, layout.choice]).toEqual([[], undefined, undefined]);
      expect(operations(drawing, 'text', 'coordinate', 'name', 'score', 'pile')).toEqual([]);
    }
  });

  test('features keep their colours until a piece is chosen, whose feature is filled then', () => {
    const { id } = content.tiles.find(({ squares, segments }) => squares.length === 1 && segments.length > 2)!;
    const tinted = (chosen?: string) => {
      const { drawing, layout } = picture(draftOf(game, content, id, { chosen }));
      const fills = operations(drawing, 'polygon', 'ghost').map(({ points }) => {
        const [x, y] = (['x', 'y'] as const).map(
          (axis) => points.reduce((sum, at) => sum + at[axis], 0) / points.length,
        );
        return squareAt(layout, { x: x!, y: y! });
      });
      return {
        draft: fills.filter((at) => at?.x === DRAFT.x).length,
        board: fills.filter((at) => at?.x !== DRAFT.x).length,
      };
    };
    expect(tinted()).toEqual({ draft: 0, board: 0 });
    const chosen = tinted('A');
    expect(chosen.draft).toBeGreaterThan(0);
    expect(chosen.board).toBeGreaterThan(0);
  });

  test('what would have been better, a piece without a letter, stands beside the frame of what was played', () => {
    const { id } = content.tiles.find(({ squares, segments }) => squares.length === 1 && segments.length > 2)!;
    const request = draftOf(game, content, id, { chosen: 'A' });
    const better = { ...request, ghosts: request.ghosts!.slice(0, 1).map((ghost) => ({ ...ghost, label: '' })) };
    const framed = (shown: BoardPictureRequest) => operations(picture(shown).drawing, 'box', 'last-turn').length > 0;
    expect([framed(better), framed(request)]).toEqual([true, false]);
    expect(operations(picture(better).drawing, 'circle', 'disc')).toEqual([]);
  });

  test('the letter of the chosen piece is white on black, as gold means points, and those of others black on white', () => {
    const { id } = content.tiles.find(({ segments }) => segments.length > 2)!;
    const { drawing } = picture(draftOf(game, content, id, { chosen: 'A' }));
    const letters = operations(drawing, 'text', 'ghost').map(({ text, fill }) => [text, fill]);
    const discs = operations(drawing, 'circle', 'disc').map(({ fill }) => fill);
    expect([letters[0], discs[0]]).toEqual([['A', SIGN_HALO], SIGN_EDGE]);
    expect(new Set(letters.slice(1).map(([, fill]) => fill))).toEqual(new Set([SIGN_EDGE]));
    expect(new Set(discs.slice(1))).toEqual(new Set([SIGN_HALO]));
  });

  test('the chosen piece is solid, in the colour of the seat to move', () => {
    const { id } = content.tiles.find(({ segments }) => segments.length > 2)!;
    const bodies = (chosen?: string) =>
      operations(picture(draftOf(game, content, id, { chosen })).drawing, 'piece', 'ghost');
    expect(bodies().every(({ ghost }) => ghost)).toBe(true);
    const [first, ...others] = bodies('A');
    expect(first).toMatchObject({ colour: game.colours[0], plain: true });
    expect(first!.ghost).toBeUndefined();
    expect(others.every(({ ghost }) => ghost)).toBe(true);
  });
});
