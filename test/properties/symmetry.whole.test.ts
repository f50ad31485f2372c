import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Board,
  clashesAt,
  createBoard,
  demandedSides,
  findPlacements,
  hasPlacement,
  mostPlacements,
  type Placement,
  placementOf,
  placeTile,
  squareOfCell,
  squaresOfTile,
  tileAt,
} from '../../src/engine/core/board.ts';
import { addStrength, featureOf, tilesOf } from '../../src/engine/core/feature-graph.ts';
import { majority } from '../../src/engine/core/majority.ts';
import { type QuarterTurns, rotateOffset, SIDES } from '../../src/engine/core/ports.ts';
import type { Square } from '../../src/engine/core/tile.ts';
import { type State, turnsOf, viewFor } from '../../src/engine/index.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { playRandom, runs, setups } from './play.ts';

/** Turns that change something. */
const TURNS = [1, 2, 3] as const;

/** Kinds of land tile whose placements are compared in a position: every fourth, another fourth in every turn. */
const STRIDE = 4;

it('a landscape turned by quarter turns has the same features, open squares and placements, turned', () => {
  const seen = { joined: 0, contested: 0, placements: 0, clashes: 0 };
  fc.assert(
    fc.property(setups, fc.integer(), fc.nat({ max: 250 }), fc.boolean(), (setup, picks, actions, eager) => {
      const { state } = playRandom(setup, picks, { actions, eager });
      const upright = boardOf(state, 0);
      const lands = SHIPPED.tiles.flatMap((type, tile) => (type.role === 'land' ? [tile] : []));
      const compared = lands.filter((_, index) => index % STRIDE === state.turn % STRIDE);
      for (const turns of TURNS) {
        const turned = boardOf(state, turns);
        expect(featuresOf(turned)).toEqual(featuresOf(upright));
        expect(coveredBy(turned, 0)).toEqual(coveredBy(upright, turns));
        expect(demandsOf(turned, 0)).toEqual(demandsOf(upright, turns));
        for (const tile of compared) {
          expect(placementTexts(turned, tile, 0)).toEqual(placementTexts(upright, tile, turns));
          expect(hasPlacement(turned, tile, EVERYWHERE)).toBe(hasPlacement(upright, tile, EVERYWHERE));
          seen.placements += placementsOf(turned, tile).length;
        }
        for (const cell of upright.openCell.subarray(0, upright.openCount)) {
          const at: Placement = { ...squareOfCell(upright.area, cell), turns: 0 };
          const clashes = clashesAt(upright, compared[0]!, at).map((clash) => clashText(clash, turns));
          const there = clashesAt(turned, compared[0]!, turn(at, turns)).map((clash) => clashText(clash, 0));
          expect(there.sort()).toEqual(clashes.sort());
          seen.clashes += clashes.length;
        }
      }
      for (const { segments, pieces } of featuresOf(upright)) {
        if (segments.length > 1) seen.joined++;
        if (pieces.filter((count) => count > 0).length > 1) seen.contested++;
      }
      // The engine's own board is the one that was turned.
      expect(featuresOf(upright)).toEqual(featuresOf(state.board));
    }),
    runs(60),
  );
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
});

/** No limit downriver: where the river goes is not the same after a turn (A3). */
const EVERYWHERE = Number.POSITIVE_INFINITY;

/** The landscape and pieces of a game on a board of their own, everything turned about the square (0, 0). */
function boardOf(state: State, turns: QuarterTurns): Board {
  const { tiles } = viewFor(state);
  const reach = 3 + Math.max(...tiles.flatMap(({ squares }) => squares.flatMap(({ x, y }) => [x, -x, y, -y])));
  const board = createBoard(SHIPPED.table, {
    area: { minX: -reach, minY: -reach, width: 2 * reach + 1, height: 2 * reach + 1 },
    tiles: tiles.length,
    squares: tiles.reduce((sum, { squares }) => sum + squares.length, 0),
    segments: state.board.graph.count,
    seats: state.boats.length,
  });
  for (const { tile, x, y, rotation } of tiles) {
    placeTile(board, SHIPPED.indexOf.get(tile)!, turn({ x, y, turns: turnsOf(rotation) }, turns));
  }
  for (const { seat, segment } of state.pieces) addStrength(board.graph, featureOf(board.graph, segment), seat, 1);
  return board;
}

/** Where a placement comes to lie, and how, when all is turned about the square (0, 0). */
function turn({ x, y, turns }: Placement, by: QuarterTurns): Placement {
  return { ...rotateOffset({ x, y }, by), turns: ((turns + by) % 4) as QuarterTurns };
}

/** Every feature by its segments, which are numbered in the order of laying on every board. */
function featuresOf({ graph }: Board) {
  const roots = new Map<number, number[]>();
  for (let segment = 0; segment < graph.count; segment++) {
    const root = featureOf(graph, segment);
    roots.set(root, [...(roots.get(root) ?? []), segment]);
  }
  return [...roots].map(([root, segments]) => {
    const row = [...graph.tally.slice(root * graph.columns, (root + 1) * graph.columns)];
    return {
      kind: graph.kind[root]!,
      segments,
      tally: row.slice(0, -graph.seats),
      pieces: row.slice(-graph.seats),
      tiles: tilesOf(graph, root),
      holders: majority(graph, root),
    };
  });
}

/** The squares of every tile in their order, turned, each with the tile that is found there. */
function coveredBy(board: Board, turns: QuarterTurns): string[] {
  return Array.from({ length: board.tileCount }, (_, tile) => tile).flatMap((tile) =>
    squaresOfTile(board, tile).map((square) => `${squareText(square, turns)}: ${tileAt(board, square.x, square.y)}`),
  );
}

/** What the neighbours of each open square demand of it, side by side, turned. */
function demandsOf(board: Board, turns: QuarterTurns): string[] {
  return [...board.openCell.subarray(0, board.openCount)]
    .map((cell) => {
      const square = squareOfCell(board.area, cell);
      const demanded = demandedSides(board, square);
      const codes = SIDES.map((_, side) => demanded[(side - turns + 4) % 4]);
      return `${squareText(square, turns)}: ${codes}`;
    })
    .sort();
}

function placementsOf(board: Board, tile: number): number[] {
  const found = new Int32Array(mostPlacements(board));
  return [...found.subarray(0, findPlacements(board, tile, EVERYWHERE, found))];
}

function placementTexts(board: Board, tile: number, turns: QuarterTurns): string[] {
  return placementsOf(board, tile)
    .map((code) => {
      const placement = turn(placementOf(board.area, code), turns);
      return `${squareText(placement, 0)} ${placement.turns}`;
    })
    .sort();
}

function clashText(clash: ReturnType<typeof clashesAt>[number], turns: QuarterTurns): string {
  return `${squareText(clash, turns)} ${SIDES[(clash.side + turns) % 4]}: ${clash.offered} for ${clash.demanded}`;
}

function squareText(square: Square, turns: QuarterTurns): string {
  const { x, y } = rotateOffset(square, turns);
  return `${x} ${y}`;
}
