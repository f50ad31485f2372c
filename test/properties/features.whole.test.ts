import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, placeTile } from '../../src/engine/core/board.ts';
import {
  addStrength,
  featureOf,
  isOccupied,
  marksOn,
  openPorts,
  strengthOf,
} from '../../src/engine/core/feature-graph.ts';
import {
  copyState,
  type GameEvent,
  legalPlacements,
  type SegmentKind,
  type State,
  turnsOf,
  viewFor,
} from '../../src/engine/index.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { NaiveBoard, type NaiveFeature } from './naive.ts';
import { playRandom, positions, runs, setups } from './play.ts';

describe('features', () => {
  it('are in the graph what a flood fill over the placed tiles finds', () => {
    fc.assert(
      fc.property(positions, ({ state }) => {
        const naive = new NaiveBoard(SHIPPED, viewFor(state)).features();
        expect(featuresOf(state)).toEqual(naive.map(rowOf).sort(byText));
      }),
      runs(150),
    );
  });

  it('do not depend on the order in which tiles are laid', () => {
    fc.assert(
      fc.property(positions, fc.integer(), ({ state }, picks) => {
        const placed = viewFor(state).tiles;
        const order = placed.map((_, index) => index);
        const pick = chooserFor(picks);
        for (let last = order.length - 1; last > 0; last--) {
          const other = pick(last + 1);
          [order[last], order[other]] = [order[other]!, order[last]!];
        }
        const board = createBoard(SHIPPED.table, {
          area: state.board.area,
          tiles: placed.length,
          // Tiles apart from each other leave more squares open than a growing landscape does.
          squares: placed.length * 8,
          segments: state.board.graph.count,
          seats: state.boats.length,
        });
        for (const at of order) {
          const { tile, x, y, rotation } = placed[at]!;
          placeTile(board, SHIPPED.indexOf.get(tile)!, { x, y, turns: turnsOf(rotation) });
        }
        const bare = { ...state, board, pieces: [] };
        const nobody = { ...state, pieces: [], board: withoutPieces(state) };
        expect(featuresOf(bare, order)).toEqual(featuresOf(nobody));
      }),
      runs(250),
    );
  });

  it('can be continued exactly where the facing sides agree', () => {
    fc.assert(
      fc.property(positions, ({ state }) => {
        const view = viewFor(state);
        const board = new NaiveBoard(SHIPPED, view);
        const lands = SHIPPED.tiles.flatMap((type, tile) => (type.role === 'land' ? [tile] : []));
        for (const tile of lands.filter((_, index) => index % 4 === view.turn % 4)) {
          const legal = legalPlacements({ ...state, tile }).map(({ x, y, rotation }) => `${x} ${y} ${rotation}`);
          expect(new Set(legal)).toEqual(board.placements(SHIPPED.tiles[tile]!.id, view.river.front));
          expect(new Set(legal).size).toBe(legal.length);
        }
      }),
      runs(40),
    );
  });

  it('score as many points as their tiles and icons say, once each, and to the right seats', () => {
    const scored = { tributary: 0, village: 0, jungle: 0 };
    fc.assert(
      fc.property(setups, fc.integer(), fc.boolean(), (setup, picks, eager) => {
        playRandom(setup, picks, {
          eager,
          watch: ({ before, events, after, seat }) => {
            if (!events.some(({ type }) => type === 'feature-scored')) return;
            const view = viewFor(after);
            const naive = new NaiveBoard(SHIPPED, {
              ...view,
              pieces: piecesAtScoring(before, events, seat),
            }).features();
            const told = events.filter((event) => event.type === 'feature-scored');
            expect(told.map(scoreWords).sort(byText)).toEqual(dueScores(naive, before, after).sort(byText));
            for (const { kind } of told) scored[kind]++;
          },
        });
      }),
      runs(40),
    );
    for (const [kind, times] of Object.entries(scored)) expect(times, kind).toBeGreaterThan(0);
  });

  it('give a boat the icons of the joined tributary less those its owner was beside before', () => {
    let gains = 0;
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        playRandom(setup, picks, {
          eager: true,
          watch: ({ before, action, events, after }) => {
            if (action.type !== 'place') return;
            const told = before.boats.map(() => 0);
            for (const event of events) {
              if (event.type === 'sailed' && event.cause === 'icons')
                told[event.seat] = told[event.seat]! + event.steps;
            }
            expect(told).toEqual(dueIcons(before, after));
            gains += told.filter((steps) => steps > 0).length;
          },
        });
      }),
      runs(40),
    );
    expect(gains).toBeGreaterThan(0);
  });
});

type Scored = Extract<GameEvent, { type: 'feature-scored' }>;

/** Pieces of `before` and the one placed by these events, as a view lists them. */
function piecesAtScoring(before: State, events: readonly GameEvent[], seat: number) {
  const placed = events.find((event) => event.type === 'piece-placed');
  const pieces = [...viewFor(before).pieces];
  if (placed) {
    pieces.push({ seat, piece: placed.piece, tile: before.board.tileCount - 1, segment: placed.segment });
  }
  return pieces;
}

function scoreWords(event: Scored): string {
  const { kind, final, tiles, fruit, animals, points, seats, beaten } = event;
  return `${kind} ${final} ${tiles} ${fruit} ${animals} = ${points} for ${seats} not ${beaten}`;
}

/** What must be scored: closed features on the tile of the turn, and at the end everything that is still occupied. */
function dueScores(features: readonly NaiveFeature[], before: State, after: State): string[] {
  const last = after.board.tileCount - 1;
  // A draw that finds no place ends the game without a turn.
  const landTurn = before.phase !== 'draw' && SHIPPED.tiles[after.board.tileType[last]!]!.role === 'land';
  const now = features.filter(({ kind, open, tiles }) => landTurn && isSettled(kind) && open === 0 && tiles.has(last));
  const atEnd =
    after.phase === 'over'
      ? features.filter((feature) => !now.includes(feature) && feature.strength.some((pieces) => pieces > 0))
      : [];
  return [...now.map((feature) => dueWords(feature, false)), ...atEnd.map((feature) => dueWords(feature, true))];
}

function isSettled(kind: SegmentKind): boolean {
  return kind === 'tributary' || kind === 'village';
}

function dueWords({ kind, tiles, fruit, animal, open, strength }: NaiveFeature, final: boolean): string {
  const most = Math.max(...strength);
  const seatsWith = (wanted: (pieces: number) => boolean) => strength.flatMap((n, seat) => (wanted(n) ? [seat] : []));
  const perTile = kind === 'village' && open === 0 ? 2 : 1;
  const points = kind === 'jungle' ? animal : tiles.size * perTile + fruit;
  const seats = most === 0 ? [] : seatsWith((pieces) => pieces === most);
  const beaten = seatsWith((pieces) => pieces > 0 && pieces < most);
  return `${kind} ${final} ${tiles.size} ${fruit} ${animal} = ${points} for ${seats} not ${beaten}`;
}

function dueIcons(before: State, after: State): number[] {
  const viewBefore = viewFor(before);
  const parts = new NaiveBoard(SHIPPED, viewBefore).features().filter(({ kind }) => kind === 'tributary');
  const last = after.board.tileCount - 1;
  const joined = new NaiveBoard(SHIPPED, { ...viewFor(after), pieces: viewBefore.pieces })
    .features()
    .filter(({ kind, tiles }) => kind === 'tributary' && tiles.has(last));
  return before.boats.map((_, seat) => {
    let gain = 0;
    for (const feature of joined) {
      if (feature.strength[seat] === 0) continue;
      gain += feature.boat;
      for (const part of parts) {
        if (part.strength[seat]! > 0 && feature.parts.includes(part.parts[0]!)) gain -= part.boat;
      }
    }
    return gain;
  });
}

/** The features of the graph as rows; `order[n]` = how the n-th tile laid is called, by default n. */
function featuresOf(state: State, order?: readonly number[]): string[] {
  const { board } = state;
  const { graph } = board;
  const parts = new Map<number, string[]>();
  for (let segment = 0; segment < graph.count; segment++) {
    const root = featureOf(graph, segment);
    const tile = graph.tile[segment]!;
    parts.set(root, [...(parts.get(root) ?? []), `${order?.[tile] ?? tile} ${segment - board.tileSegment[tile]!}`]);
  }
  const rows = [...parts].map(([root, names]) => {
    const [boat, fruit, animal] = [0, 1, 2].map((mark) => marksOn(graph, root, mark));
    const strength = Array.from({ length: graph.seats }, (_, seat) => strengthOf(graph, root, seat));
    if (strength.some((pieces) => pieces > 0) !== isOccupied(graph, root)) throw new Error('pieces are miscounted');
    return `${names.sort().join(', ')}: ${openPorts(graph, root)} open, ${boat} ${fruit} ${animal}, ${strength}`;
  });
  return rows.sort(byText);
}

function rowOf({ parts, open, boat, fruit, animal, strength }: NaiveFeature): string {
  return `${parts.join(', ')}: ${open} open, ${boat} ${fruit} ${animal}, ${strength}`;
}

function withoutPieces(state: State): State['board'] {
  const { board, pieces } = copyState(state);
  for (const { seat, segment } of pieces) addStrength(board.graph, featureOf(board.graph, segment), seat, -1);
  return board;
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
