import { describe, expect, test } from 'vitest';
import { pictureWords } from '../../../src/bot/present/board/board-words.ts';
import { readLibrary } from '../../../src/content/content-library.ts';
import type { Content } from '../../../src/core/rules.ts';
import { squaresBox } from '../../../src/drawing/board-grid.ts';
import { textWidth } from '../../../src/drawing/text-width.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { PieceGhost } from '../../../src/games/contract/scene.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { type BoardPictureRequest, squareAt } from '../../../src/render/index.ts';
import { operations, picture } from '../support/drawing.ts';

/** Height that a letter needs where a chat or a phone shows the picture, in pixels. */
const READABLE = 11;

/** The square of the draft, apart from the tile that lies already. */
const DRAFT = { x: 2, y: 0 };

const library = readLibrary(GAMES, {});

/** A draft of a tile beside the same tile on the board, with a ghost on every segment, whose feature has both of them. */
function draftOf(game: AnyGame, content: Content, id: string, chosen?: string): BoardPictureRequest {
  const { segments, squares } = content.tiles.find((one) => one.id === id)!;
  const { tileArt, pieces, areas, outline, anchors, veils } = game.picture;
  // Without what a game's own view would have to tell.
  const plain = { facts: () => ({}), tileArt, pieces, areas, outline, anchors, veils } as AnyGame['picture'];
  const kinds = ['meeple', ...Object.keys(pieces ?? {})];
  const free = segments.flatMap(({ kind }, segment) => (kind === 'amazon' ? [] : [segment]));
  const ghosts = free.map((segment, at): PieceGhost => {
    const label = String.fromCharCode(65 + at);
    const both = [0, 1].map((tile) => ({ tile, segment }));
    return { label, piece: kinds[at % kinds.length]!, tile: 1, segment, segments: both, chosen: label === chosen };
  });
  const seats = game.colours.slice(0, 2).map((colour) => ({ colour, score: 0 }));
  const lies = { tile: id, x: 0, y: 0, rotation: 0, squares, turn: 1, seat: 1 } as const;
  return {
    game: { ...game, picture: plain },
    content,
    view: { phase: 'piece', seat: 0, turn: 2, seats, tiles: [lies], pieces: [], pile: { tiles: {} } },
    words: pictureWords(translatorFor('de'), game),
    names: ['Ana', 'Ben'],
    focus: true,
    drafted: [{ tile: id, ...DRAFT, rotation: 90 }],
    ghosts,
  };
}

describe.each(library.games.map((game) => [game.ruleSet, game] as const))('%s', (ruleSet, game) => {
  const content = library.ownContent(ruleSet) as Content;

  test('every tile has room for a ghost with a letter on each of its segments', () => {
    for (const { id, squares } of content.tiles) {
      if (squares.length > 2) continue;
      const request = draftOf(game, content, id);
      const { drawing, layout, scene } = picture(request);
      const letters = operations(drawing, 'text', 'ghost');
      expect(letters.map(({ text }) => text)).toEqual(scene.ghosts.map(({ label }) => label));
      const inside = squaresBox(layout, scene.tiles.at(-1)!.squares);
      for (const [at, { x, y, size }] of letters.entries()) {
        const told = `${id} ${letters[at]!.text}`;
        expect((size * layout.inChat) / layout.tile, told).toBeGreaterThanOrEqual(READABLE);
        // A strip along the border may be narrower than its letter.
        expect(x - size / 4, told).toBeGreaterThan(inside.x);
        expect(y - size / 4, told).toBeGreaterThan(inside.y);
        expect(x + size / 4, told).toBeLessThan(inside.x + inside.width);
        expect(y + size / 4, told).toBeLessThan(inside.y + inside.height);
        for (const other of letters.slice(0, at))
          expect(Math.hypot(other.x - x, other.y - y), `${told} and ${other.text}`).toBeGreaterThan(size);
      }
    }
  });

  test('a word below the board says what each letter stands on, as letters hide it on crowded tiles', () => {
    const words = pictureWords(translatorFor('de'), game);
    for (const { id, segments } of content.tiles) {
      const { drawing, layout, scene } = picture(draftOf(game, content, id));
      const texts = operations(drawing, 'text', 'legend');
      expect(texts.map(({ text }) => text)).toEqual(
        scene.ghosts.flatMap(({ label, segment }) => [label, words[`kind.${segments[segment]!.kind}`]]),
      );
      for (const [at, { text, x, y, size, align }] of texts.entries()) {
        expect(y).toBeGreaterThan(layout.board.y + layout.board.height);
        if (align !== 'left') continue;
        // Words end before the next letter and within the picture.
        const next = texts.slice(at + 1).find((other) => other.y === y || other.align !== 'left');
        const end = next && Math.abs(next.y - y) < size ? next.x - size / 2 : layout.width;
        expect(x + size * textWidth(text) * 0.9, `${id} ${text}`).toBeLessThan(end);
      }
    }
  });

  test('a draft keeps its colours while the rest of the features is tinted, until a piece is chosen', () => {
    const { id } = content.tiles.find(({ squares, segments }) => squares.length === 1 && segments.length > 2)!;
    const tinted = (chosen?: string) => {
      const { drawing, layout } = picture(draftOf(game, content, id, chosen));
      const fills = operations(drawing, 'polygon', 'ghost').map(({ points }) => {
        const [x, y] = (['x', 'y'] as const).map(
          (axis) => points.reduce((sum, at) => sum + at[axis], 0) / points.length,
        );
        return squareAt(layout, { x: x!, y: y! })!;
      });
      return { draft: fills.filter(({ x }) => x === DRAFT.x).length, board: fills.filter(({ x }) => x === 0).length };
    };
    expect(tinted()).toMatchObject({ draft: 0 });
    expect(tinted().board).toBeGreaterThan(0);
    const one = tinted('A');
    expect(one.draft).toBeGreaterThan(0);
    expect(one.board).toBeLessThanOrEqual(tinted().board);
  });

  test('what would have been better, a piece without a letter, stands beside the frame of what was played', () => {
    const { id } = content.tiles.find(({ squares, segments }) => squares.length === 1 && segments.length > 2)!;
    const request = draftOf(game, content, id, 'A');
    const better = { ...request, ghosts: request.ghosts!.slice(0, 1).map((ghost) => ({ ...ghost, label: '' })) };
    const framed = (shown: BoardPictureRequest) => operations(picture(shown).drawing, 'box', 'last-turn').length > 0;
    expect([framed(better), framed(request)]).toEqual([true, false]);
    expect(operations(picture(better).drawing, 'text', 'legend')).toEqual([]);
  });

  test('the chosen piece is solid, in the colour of the seat to move', () => {
    const { id } = content.tiles.find(({ segments }) => segments.length > 2)!;
    const bodies = (chosen?: string) =>
      operations(picture(draftOf(game, content, id, chosen)).drawing, 'piece', 'ghost');
    expect(bodies().every(({ ghost }) => ghost)).toBe(true);
    const [first, ...others] = bodies('A');
    expect(first).toMatchObject({ colour: game.colours[0], plain: true });
    expect(first!.ghost).toBeUndefined();
    expect(others.every(({ ghost }) => ghost)).toBe(true);
  });
});
