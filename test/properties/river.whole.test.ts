import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squaresOfTile } from '../../src/engine/core/board.ts';
import type { GameEvent } from '../../src/engine/index.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { playRandom, runs, setups, type Watched } from './play.ts';

type RiverScored = Extract<GameEvent, { type: 'amazon-scored' | 'mouth-scored' }>;

describe('the river', () => {
  it('scores the Amazon in every turn that lays a piece of it, once, by rank, and moves the others', () => {
    const seen = { turns: 0, withDouble: 0, tiesForFirst: 0, tooFar: 0 };
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        playRandom(setup, picks, {
          watch: (played) => {
            const { before, events, after } = played;
            const scored = events.filter((event) => event.type === 'amazon-scored');
            const last = after.board.tileCount - 1;
            const endsRiverTurn = before.phase !== 'draw' && after.turn + Number(after.phase === 'over') > before.turn;
            expect(scored).toHaveLength(endsRiverTurn && roleOf(played, last) !== 'land' ? 1 : 0);
            if (!scored[0]) return;
            const laid = after.tileTurn.flatMap((turn, tile) => (turn === before.turn ? [tile] : []));
            const tiles = laid.map((tile) => SHIPPED.tiles[after.board.tileType[tile]!]!);
            const caimans = tiles.reduce((sum, tile) => sum + tile.caimans, 0);
            const piranhas = tiles.reduce((sum, tile) => sum + tile.piranhas, 0);
            expect([scored[0].caimans, scored[0].piranhas]).toEqual([caimans, piranhas]);
            const boats = boatsAt(played, scored[0]);
            const due = dueAwards(boats, [caimans + piranhas, piranhas]);
            expect(awardsOf(scored[0])).toEqual(due);
            const steppers = boats.flatMap((_, seat) =>
              due.some((award) => award.startsWith(`${seat} `)) ? [] : [seat],
            );
            const stepped = events.flatMap((event) =>
              event.type === 'sailed' && event.cause === 'no-points' ? [event.seat] : [],
            );
            expect(stepped).toEqual(steppers);
            seen.turns++;
            if (laid.length === 2) seen.withDouble++;
            if (boats.filter((space) => space === Math.max(...boats)).length > 1) seen.tiesForFirst++;
            if (boats.length === 2 && Math.abs(boats[0]! - boats[1]!) > 1) seen.tooFar++;
          },
        });
      }),
      runs(150),
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });

  it('scores the mouth once, at the end, by rank', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        let last: Watched | undefined;
        playRandom(setup, picks, {
          watch: (played) => {
            const scored = played.events.filter((event) => event.type === 'mouth-scored');
            expect(scored).toHaveLength(played.after.phase === 'over' ? 1 : 0);
            last = played;
          },
        });
        const scored = last!.events.find((event) => event.type === 'mouth-scored')!;
        const points = setup.colours.length < 4 ? [6, 3] : [7, 4, 1];
        expect(awardsOf(scored)).toEqual(dueAwards(last!.after.boats, points));
        const ended = last!.events.at(-1);
        const { scores } = last!.after;
        const winners = scores.flatMap((score, seat) => (scores.every((other) => other <= score) ? [seat] : []));
        expect(ended).toEqual({ type: 'ended', scores, winners });
      }),
      runs(60),
    );
  });

  it('goes on to the east from piece to piece, a double one square over', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        const { state } = playRandom(setup, picks);
        let next = { x: 4, y: 1 };
        let spaces = setup.colours.length < 4 ? 16 : 8;
        for (let tile = 1; tile < state.board.tileCount; tile++) {
          const type = SHIPPED.tiles[state.board.tileType[tile]!]!;
          if (type.role === 'land') continue;
          const anchor = squaresOfTile(state.board, tile)[0]!;
          expect(anchor.x).toBe(next.x);
          // double-a and double-b lead up, double-c and double-d down, whichever way round they lie.
          const over = type.role === 'amazon' ? 0 : type.id < 'double-c' ? -1 : 1;
          const covered =
            type.role === 'amazon' ? [anchor.y] : [anchor.y, anchor.y + otherHalf(state.board.tileTurns[tile]!)];
          expect(covered).toContain(next.y);
          expect(covered).toContain(next.y + over);
          next = { x: next.x + 1, y: next.y + over };
          spaces += type.role === 'double' ? 2 : 1;
        }
        expect({ x: state.riverX, y: state.riverY, spaces: state.spaces }).toEqual({ ...next, spaces });
      }),
      runs(60),
    );
  });
});

/** The second square of the shipped doubles lies above the first as drawn, below it upside down. */
function otherHalf(turns: number): number {
  return turns === 0 ? -1 : 1;
}

function roleOf({ after }: Watched, tile: number): string {
  return SHIPPED.tiles[after.board.tileType[tile]!]!.role;
}

/** Where the boats were when `scored` happened. */
function boatsAt({ before, events }: Watched, scored: RiverScored): number[] {
  const boats = [...before.boats];
  for (const event of events) {
    if (event === scored) break;
    if (event.type === 'sailed') boats[event.seat] = event.to;
  }
  return boats;
}

function awardsOf({ awards }: RiverScored): string[] {
  return awards.map(({ seat, rank, points }) => `${seat} number ${rank}: ${points}`);
}

/** A boat's rank is one more than the number of different spaces with boats ahead of it (A25, A27, A28). */
function dueAwards(boats: readonly number[], points: readonly number[]): string[] {
  return boats.flatMap((space, seat) => {
    const ahead = new Set(boats.filter((other) => other > space));
    const farBehind = boats.length === 2 && ahead.size === 1 && !ahead.has(space + 1);
    const due = farBehind ? 0 : (points[ahead.size] ?? 0);
    return due > 0 ? [`${seat} number ${ahead.size + 1}: ${due}`] : [];
  });
}
