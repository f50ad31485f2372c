import { expect } from 'vitest';
import type { CommonEvent } from '../../../src/games/contract/game-words.ts';
import type { CommonView, SegmentPlace } from '../../../src/games/contract/view.ts';
import { type Board, momentsOn, someMoments, viewAt } from './played-boards.ts';

type Placed = Extract<CommonEvent, { type: 'piece-placed' }>;

/** Expects that the choices of a board say where a piece will stand, which then stands there, or nothing if they place none. */
export function expectPiecesOfChoices(board: Board, max = 20): void {
  const { game } = board;
  for (const { before } of someMoments(board, max)) {
    const { seat } = game.progressOf(before);
    for (const { action, standing } of game.choices(before)) {
      // What stands on a corner of the tile stands on no one segment.
      if ('corner' in action) continue;
      const state = game.copyState(before);
      const events: { readonly type: string }[] = [];
      game.perform(state, action, events);
      const placed = placedIn(events);
      expect(placed.map((event) => [event.seat, event.piece])).toEqual(standing ? [[seat, standing.piece]] : []);
      if (!standing) continue;
      expect(viewAt(board, before).tiles[standing.tile]).toBeDefined();
      if (game.placing) expect(placeOf(board, state, placed[0]!)).toMatchObject(tileAndSegment(standing));
    }
  }
}

/** Expects that events tell of every piece that is placed on a board, and where. */
export function expectPiecesTold(board: Board): void {
  const { game } = board;
  for (const { before, after, events } of momentsOn(board)) {
    const { seat } = game.progressOf(before);
    const placed = placedIn(events);
    const there = new Set(placesIn(viewAt(board, before)));
    // A piece that comes home at once is told, and no longer there.
    const added = placesIn(viewAt(board, after)).filter((place) => !there.has(place));
    expect(added.length).toBeLessThanOrEqual(placed.length);
    for (const event of placed) expect(event.seat).toBe(seat);
    if (!game.placing) continue;
    const told = placed.map((event) => {
      expect(game.placing!(event)).toMatchObject({ seat, piece: event.piece });
      return keyOf({ seat, ...placeOf(board, after, event)! });
    });
    for (const place of added) expect(told).toContain(place);
  }
}

function placedIn(events: readonly { readonly type: string }[]): Placed[] {
  return (events as readonly CommonEvent[]).filter((event): event is Placed => event.type === 'piece-placed');
}

/** Where the event of a piece says that it was placed: the tile on that square, and the segment. */
function placeOf({ game }: Board, state: unknown, event: Placed): SegmentPlace | undefined {
  const { x, y, segment } = game.placing!(event)!;
  const tile = game.viewOf(state).tiles.findIndex((one) => one.x === x && one.y === y);
  return tile < 0 ? undefined : { tile, segment };
}

function tileAndSegment({ tile, segment }: SegmentPlace): SegmentPlace {
  return { tile, segment };
}

/** Where pieces stand; which piece it is may change there. */
function placesIn({ pieces }: CommonView): string[] {
  return pieces.map(keyOf);
}

function keyOf({ seat, tile, segment }: SegmentPlace & { readonly seat: number }): string {
  return [seat, tile, segment].join();
}
