import { expect, it } from 'vitest';
import { boardRequest } from '../../src/bot/present/board-request.ts';
import { viewFor } from '../../src/games/amazonas/rules/index.ts';
import type { PlacedPiece } from '../../src/games/view.ts';
import { translatorFor } from '../../src/i18n/translate.ts';
import { tablesOf } from './support/played-table.ts';

const inOrder = (pieces: readonly PlacedPiece[]) => pieces.map((piece) => JSON.stringify(piece)).sort();

it('the picture of a turn shows exactly the pieces that went home in it', () => {
  const games = ['one', 'two', 'three', 'four'].map((seed) => [...tablesOf(4, `returned ${seed}`)]);
  const turns = games.flatMap((tables) => tables.filter(({ progress }) => progress.phase === 'draw'));
  let count = 0;
  turns.forEach((table, at) => {
    const { returned = [] } = boardRequest(translatorFor('en'), table, { names: [] });
    const before = turns[at - 1];
    if (!before || before.progress.turn > table.progress.turn) return;
    const after = viewFor(table.fold.state);
    const events = table.fold.actions.slice(before.fold.actions.length).flatMap((action) => action.events);
    const placed = events.flatMap((event): PlacedPiece[] => {
      if (event.type !== 'piece-placed') return [];
      const { seat, piece, segment, x, y } = event;
      const tile = after.tiles.findIndex(({ squares }) => squares.some((square) => square.x === x && square.y === y));
      return [{ tile, segment, seat, piece }];
    });
    const stood = inOrder([...viewFor(before.fold.state).pieces, ...placed].map(bare));
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
