import { describe, expect, test } from 'vitest';
import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { decideByPolicy, type PlayableGame } from '../../../lab/simulation/playable-game.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { Degrees } from '../../../src/core/ports.ts';
import type { Content, GameTypes } from '../../../src/core/rules.ts';
import { type Square, tileOf } from '../../../src/core/tile.ts';
import { boardPoint, tilePointOnBoard } from '../../../src/drawing/board-grid.ts';
import { type Disc, distance } from '../../../src/drawing/point.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { LegalSquare } from '../../../src/games/contract/scene.ts';
import type { CommonView } from '../../../src/games/contract/view.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import type { BoardPictureRequest } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { type Operation, operations, picture } from '../support/drawing.ts';

/** How a phone shows pictures, in pixels. */
const PHONE = { width: 324, height: 350 };

/** Radius in squares of coats of arms, crossings and monasteries at least: a road may be too short to leave its gate free. */
const LANDMARK = 0.1;

/** One in so many turns is looked at. */
const EACH = 4;

/** A picture of a moment of a game, with the squares to choose from where a tile is to be placed. */
interface Moment {
  readonly told: string;
  readonly request: BoardPictureRequest;
}

type Playable = PlayableGame<GameTypes & { state: unknown; action: { readonly type: string } }>;

/** Moments of a game whose turns are chosen by chance. */
function momentsOf(game: AnyGame, played: Playable, seats: number): Moment[] {
  const { set } = readTileSet(game);
  const colours = game.colours.length >= seats ? game.colours.slice(0, seats) : COLOURS.slice(0, seats);
  const setup = played.rules.createSetup({
    content: set as Content,
    colours,
    seed: seedFor(`composition ${seats}`),
    order: 'given',
    options: {},
  });
  const state = played.rules.startState(set as Content, setup);
  const words = pictureWords(translatorFor('de'), game);
  const names = colours.map((_, seat) => `Spieler ${seat + 1}`);
  const moments: Moment[] = [];
  for (const _ of playActions(played.rules, state, decideByPolicy(played, 'random', chooserFor(`${seats}`)))) {
    const view = structuredClone(game.viewOf(state)) as CommonView;
    const isLookedAt = view.turn % EACH === 0 && (view.phase === 'place' || view.phase === 'draw');
    if (!isLookedAt && view.phase !== 'over') continue;
    const legal = view.phase === 'place' ? legalSquaresOf(played.computer.legalActions(state)) : [];
    const told = `${game.ruleSet}, ${seats} seats, turn ${view.turn}, ${view.phase}`;
    moments.push({ told, request: { game, content: set as Content, view, words, names, legal, focus: true } });
  }
  return moments;
}

function legalSquaresOf(actions: readonly { readonly type: string }[]): LegalSquare[] {
  const placements = actions as readonly (Square & { readonly type: string; readonly rotation: Degrees })[];
  const squares = new Map<string, LegalSquare>();
  for (const { type, x, y, rotation } of placements) {
    const key = `${x},${y}`;
    if (type !== 'place' || squares.has(key)) continue;
    squares.set(key, { x, y, label: String(squares.size + 1), rotations: [rotation], rotation });
  }
  return [...squares.values()];
}

/** The share of a landmark that is below a piece, roughly. */
function hiddenShare({ point, radius }: Disc, piece: Operation<'piece'>): number {
  if (distance(point, piece) > radius + piece.size) return 0;
  const samples = Array.from({ length: 15 * 15 }, (_, at) => ({
    x: point.x + radius * (((at % 15) - 7) / 7.5),
    y: point.y + radius * ((Math.floor(at / 15) - 7) / 7.5),
  })).filter((sample) => distance(sample, point) <= radius);
  return samples.filter((sample) => distance(sample, piece) < piece.size / 2).length / samples.length;
}

const TABLES = [
  ...[2, 3, 4, 5].map((seats) => [amazonas as AnyGame, AMAZONAS as unknown as Playable, seats] as const),
  ...[2, 3, 4, 5, 6].map((seats) => [carcassonne as AnyGame, CARCASSONNE as unknown as Playable, seats] as const),
].map(([game, played, seats]) => [`${game.ruleSet} with ${seats} seats`, momentsOf(game, played, seats)] as const);

describe.each(TABLES)('a game of %s', (_, moments) => {
  const shown = moments.map(({ told, request }) => ({ told, request, ...picture(request) }));

  test('every focus is between what a phone shows and half as wide as high again', () => {
    expect(shown.length).toBeGreaterThan(15);
    for (const { told, drawing } of shown) {
      expect(drawing.width / drawing.height, told).toBeGreaterThanOrEqual(PHONE.width / PHONE.height - 0.02);
      expect(drawing.width / drawing.height, told).toBeLessThanOrEqual(1.53);
    }
  });

  test('a phone shows squares of 28 pixels where nothing is asked', () => {
    for (const { told, drawing, layout, scene } of shown) {
      if (scene.legal.length > 0 || scene.choice.length > 1) continue;
      const share = Math.min(PHONE.width / drawing.width, PHONE.height / drawing.height);
      expect(layout.tile * share, told).toBeGreaterThanOrEqual(28);
    }
  });

  test('no column is shown beyond the first one ahead of the river', () => {
    for (const { told, request, scene } of shown) {
      const last = request.game.picture.lastColumn?.(scene);
      if (last === undefined) continue;
      expect(scene.area.x + scene.area.columns - 1, told).toBeLessThanOrEqual(last);
    }
  });

  test('all of the board is small beside the seats only where less than half of it is seen', () => {
    for (const { told, scene } of shown) {
      if (!scene.inset) continue;
      const { x, y, columns, rows } = scene.area;
      const squares = scene.tiles.flatMap((tile) => tile.squares);
      const seen = squares.filter((at) => at.x >= x && at.y >= y && at.x < x + columns && at.y < y + rows);
      expect(seen.length / squares.length, told).toBeLessThan(0.5);
    }
  });

  test('no piece hides a coat of arms, a crossing, a monastery or another piece by more than a little', () => {
    for (const { told, request, layout, drawing, scene } of shown) {
      const pieces = operations(drawing, 'piece', undefined).filter(({ piece }) => piece !== 'boat');
      const landmarks = scene.tiles.flatMap((tile) =>
        (request.game.picture.landmarks?.(tileOf(request.content, tile.tile)) ?? [])
          .filter(({ radius }) => radius > LANDMARK)
          .map(({ point, radius }) => ({
            point: boardPoint(layout, tilePointOnBoard(tile, point)),
            radius: radius * layout.tile,
          })),
      );
      for (const [at, piece] of pieces.entries()) {
        for (const landmark of landmarks) {
          // Most of it is seen, even if the piece was as wide as it is high.
          expect(hiddenShare(landmark, piece), told).toBeLessThan(0.45);
        }
        for (const other of pieces.slice(0, at)) {
          expect(distance(piece, other), told).toBeGreaterThanOrEqual(piece.size * 0.95);
        }
      }
    }
  });
});
