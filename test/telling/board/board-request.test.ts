import { expect, it } from 'vitest';
import { boxAround } from '../../../src/drawing/point.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { PlacedPiece } from '../../../src/games/contract/view.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardScene } from '../../../src/render/index.ts';
import { isShown } from '../../../src/render/scene/square-area.ts';
import { boardRequest } from '../../../src/telling/board/board-request.ts';
import { tablesOf } from '../../bot/support/played-table.ts';

const inOrder = (pieces: readonly PlacedPiece[]) => pieces.map((piece) => JSON.stringify(piece)).sort();

it('the picture of a turn shows exactly the pieces that went home in it', () => {
  const games = ['one', 'two', 'three', 'four'].map((seed) => [...tablesOf(4, `returned ${seed}`)]);
  const turns = games.flatMap((tables) => tables.filter(({ progress }) => progress.phase === 'draw'));
  let count = 0;
  turns.forEach((table, at) => {
    const { returned = [] } = boardRequest(translatorFor('en'), table, { names: [] });
    const before = turns[at - 1];
    if (!before || before.progress.turn > table.progress.turn) return;
    const after = viewOf(table.fold.state);
    const events = table.fold.actions.slice(before.fold.actions.length).flatMap((action) => action.events);
    const placed = events.flatMap((event): PlacedPiece[] => {
      if (event.type !== 'piece-placed') return [];
      const { seat, piece, segment, x, y } = event;
      const tile = after.tiles.findIndex(({ squares }) => squares.some((square) => square.x === x && square.y === y));
      return [{ tile, segment, seat, piece }];
    });
    const stood = inOrder([...viewOf(before.fold.state).pieces, ...placed].map(bare));
    const standing = inOrder(after.pieces.map(bare));
    expect(inOrder(returned.map(bare)), `turn ${table.progress.turn}`).toEqual(
      stood.filter((piece) => !standing.includes(piece)),
    );
    count += returned.length;
  });
  expect(count).toBeGreaterThan(5);
});

function bare({ tile, segment, seat, piece }: PlacedPiece): PlacedPiece {
  return { tile, segment, seat, piece };
}

it('a picture that tells several turns has the points, the tiles and the squares of all of them', () => {
  const t = translatorFor('en');
  const STORY = { columns: 12, rows: 6 };
  let [together, lit] = [0, 0];
  const turns = [...tablesOf(3, 'several turns')].filter(({ progress }) => progress.phase === 'draw');
  for (const [at, table] of turns.entries()) {
    const before = turns[at - 3];
    if (!before || before.progress.turn !== table.progress.turn - 3) continue;
    const request = boardRequest(t, table, { names: ['Ana', 'Ben', 'Eva'], focus: true, turns: 3 });
    const [then, now] = [before, table].map(({ game, fold }) => game.scoresOf(fold.state));
    expect(request.gained).toEqual(now!.map((score, seat) => score - then![seat]!));
    const { tiles, area } = boardScene(request);
    const placed = tiles.filter(({ turn }) => turn >= before.progress.turn);
    // Each of them is marked, as the last one or as new.
    expect(tiles.filter(({ last, unseen }) => last !== undefined || unseen)).toEqual(placed);
    const squares = placed.flatMap((tile) => tile.squares);
    const { width, height } = boxAround(squares, 1);
    if (width + 2 > STORY.columns || height + 2 > STORY.rows) continue;
    together++;
    if (squares.every((square) => isShown(area, square))) lit++;
  }
  expect(together).toBeGreaterThan(15);
  // Where more happened elsewhere, such as pieces that came home, the picture may leave one of them out.
  expect(lit / together).toBeGreaterThan(0.9);
});
