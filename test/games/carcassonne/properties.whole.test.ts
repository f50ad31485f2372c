import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureOf } from '../../../src/core/feature-graph.ts';
import { fold, takebackRejection } from '../../../src/core/fold.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import { DEGREES } from '../../../src/core/ports.ts';
import { makeRecord, parseRecord, replayRecord } from '../../../src/core/record.ts';
import type { Fold } from '../../../src/core/rules.ts';
import { type Action, BUYERS, UPGRADE_PAYMENTS, WINE_PAYMENTS } from '../../../src/games/carcassonne/rules/action.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/rules/action-notation.ts';
import {
  allChips,
  CHIP_COLOURS,
  CHIPS_OF_EACH,
  makeChip,
  withoutChips,
} from '../../../src/games/carcassonne/rules/chip.ts';
import { scoreLines } from '../../../src/games/carcassonne/rules/event.ts';
import { type Carcassonne, RULES } from '../../../src/games/carcassonne/rules/game-rules.ts';
import type { Layout } from '../../../src/games/carcassonne/rules/layout.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { meeplesOf, OPTIONS } from '../../../src/games/carcassonne/rules/options.ts';
import { pileTiles, type Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { copyState, type State, startState } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view.ts';
import { CARCASSONNE } from '../../../src/simulation/carcassonne.ts';
import { type Choose, chooserFor } from '../../../src/simulation/chooser.ts';
import { simulateGame } from '../../../src/simulation/simulated-game.ts';
import { runs } from '../../properties/play.ts';
import { type Position, playRandom, positions, SHIPPED, setups } from './games.ts';

const RUNS = runs(100);

describe('legal actions', () => {
  it('are accepted, all others refused, and neither changes the state it starts from', () => {
    const refused = new Set<string>();
    const accepted = new Set<string>();
    fc.assert(
      fc.property(positions, fc.integer(), ({ state }, picks) => {
        const before = contentOf(state);
        const legal = legalActions(state);
        const texts = new Set(legal.map(makeAction));
        const pick = chooserFor(picks);
        expect(texts.size).toBe(legal.length);
        for (const action of legal) {
          expect(rejectionOf(state, state.seat, action)).toBeUndefined();
          expect(parseAction(makeAction(action))).toEqual(action);
          const other = (state.seat + 1) % state.scores.length;
          expect(rejectionOf(state, other, action)).toEqual({ code: 'not-your-turn', seat: state.seat });
          // Carrying out a few of them is enough: each costs a copy of the state.
          if (legal.length > 6 && pick(legal.length) > 3) continue;
          const next = copyState(state);
          perform(next, action, []);
          expect(contentOf(next)).not.toEqual(before);
          accepted.add(action.type);
        }
        for (const action of conceivableActions(state)) {
          const rejection = rejectionOf(state, state.seat, action);
          expect(rejection === undefined, makeAction(action)).toBe(texts.has(makeAction(action)));
          if (rejection) refused.add(rejection.code);
        }
        expect(contentOf(state)).toEqual(before);
      }),
      runs(300),
    );
    expect([...accepted].sort().join(' ')).toBe('draw island meeple pass place sell take turn upgrade');
    expect([...refused].sort()).toEqual([
      'edge-clash',
      'game-over',
      'looks-alike',
      'no-farms',
      'no-such-segment',
      'none-left',
      'not-possible',
      'not-this-game',
      'occupied',
      'square-apart',
      'square-taken',
      'wrong-phase',
    ]);
  });
});

describe('a whole game', () => {
  it('scores what it tells, and loses no meeple, chip or tile', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        const state = startState(SHIPPED, setup);
        const sums = state.scores.map(() => 0);
        let chipsGone = 0;
        for (const { action } of actionsOf(playRandom(setup, picks).log)) {
          const events: Carcassonne['event'][] = [];
          perform(state, action, events);
          for (const { seat, points } of events.flatMap(scoreLines)) sums[seat] = sums[seat]! + points;
          chipsGone += events.reduce((sum, event) => sum + chipsPaid(event), 0);
          expect(state.scores).toEqual(sums);
          expect(state.supply.map((_, seat) => meeplesOfSeat(state, seat))).toEqual(
            state.supply.map(() => meeplesOf(setup.options)),
          );
          expect(tilesIn(state)).toEqual(pileTiles(SHIPPED, state.map).sort());
          const { onBoard = [], hands = [], treat } = state.chips ?? {};
          const left = [...onBoard, ...hands.flat(), ...(treat ? [treat] : [])].length;
          expect(left + chipsGone).toBe(setup.layout?.chips?.length ?? 0);
        }
      }),
      runs(25),
    );
  });

  it('begins with every chip at most five times', () => {
    fc.assert(
      fc.property(setups, ({ layout }) => {
        const laid = (layout?.chips ?? []).map(makeChip);
        for (const chip of new Set(allChips().map(makeChip))) {
          expect(laid.filter((one) => one === chip).length).toBeLessThanOrEqual(CHIPS_OF_EACH);
        }
      }),
      RUNS,
    );
  });
});

describe('a log', () => {
  it('folds to the state that its steps led to, and the same without what was taken back', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...OPTIONS.map), (seed, map) => {
        const options = { map, chips: map !== 'none' };
        const plan = {
          game: CARCASSONNE,
          set: SHIPPED,
          players: 3,
          policies: ['random'],
          seed,
          order: 'random',
        } as const;
        const { setup, log, state } = simulateGame({ ...plan, options, takebacks: 5 });
        taken += log.filter(({ type }) => type === 'takeback').length;
        const { state: last, actions } = folded(setup, log);
        expect(contentOf(last)).toEqual(contentOf(state));
        const counting = actions.map(({ seat, action }) => ({ type: 'action', seat, action }) as const);
        expect(contentOf(folded(setup, counting).state)).toEqual(contentOf(state));
      }),
      runs(20),
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('with a takeback is the log without the last action; what revealed something stays', () => {
    const seen = { taken: 0, final: 0 };
    fc.assert(
      fc.property(positions, ({ setup, log }) => {
        const before = folded(setup, log);
        const last = before.actions.at(-1);
        if (!last || RULES.isOver(before.state)) return;
        const rejection = takebackRejection(RULES, before, last.seat);
        if (rejection) {
          expect(rejection).toEqual({ code: 'draw-is-final' });
          seen.final++;
          return;
        }
        seen.taken++;
        const after = folded(setup, [...log, { type: 'takeback', seat: last.seat }]).state;
        expect(contentOf(after)).toEqual(contentOf(folded(setup, log.slice(0, -1)).state));
      }),
      RUNS,
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(10);
  });
});

describe('what is hidden', () => {
  it('is in no view, no choice, and not in the record of a running game, which replays to the same view', () => {
    let different = 0;
    fc.assert(
      fc.property(positions, fc.integer(), ({ setup, log, state }, picks) => {
        const other = otherwiseHidden(setup, state, chooserFor(picks));
        const there = folded(other, log).state;
        expect(JSON.stringify(viewOf(there))).toBe(JSON.stringify(viewOf(state)));
        expect(legalActions(there)).toEqual(legalActions(state));
        if (state.phase === 'over') return;
        if (JSON.stringify(other) !== JSON.stringify(setup)) different++;
        const [record, otherRecord] = [setup, other].map((one) => {
          const { commitment: _, ...told } = makeRecord(RULES, { content: SHIPPED, setup: one, log, order: 'random' });
          return told;
        });
        expect(JSON.stringify(otherRecord)).toBe(JSON.stringify(record));
        const parsed = parseRecord(RULES, JSON.parse(JSON.stringify(record)));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
        const replayed = replayRecord(RULES, parsed.value, SHIPPED);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
        expect(viewOf(replayed.value.state)).toEqual(viewOf(state));
      }),
      RUNS,
    );
    expect(different).toBeGreaterThan(50);
  });
});

/** A setup that differs only in what nobody knows yet: the order of the pile, chips face down, tiles in island piles. */
function otherwiseHidden(setup: Setup, { chips, drawn }: State, pick: Choose): Setup {
  const mix = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: pick(2 ** 30) }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const pile = [...setup.pile.slice(0, drawn), ...mix(setup.pile.slice(drawn))];
  const layout = setup.layout && { ...setup.layout };
  if (!layout?.chips || !chips) return { ...setup, pile };
  const faceDown = layout.chips.filter(({ x, y }) =>
    chips.onBoard.some((one) => one.x === x && one.y === y && !one.faceUp),
  );
  // Nobody has seen the chips left in the box either; on the Isle of Man's map every chip lies on a square of its colour.
  const seen = layout.chips.filter((chip) => !faceDown.includes(chip));
  const mixed = mix(withoutChips(allChips(), seen));
  layout.chips = layout.chips.map((chip) => {
    if (!faceDown.includes(chip)) return chip;
    const at = mixed.findIndex(({ colour }) => chips.game !== 'isle' || colour === chip.colour);
    const { colour, value } = mixed.splice(at, 1)[0]!;
    return { ...chip, colour, value };
  });
  if (!layout.islands) return { ...setup, pile, layout };
  const known = chips.piles.map(({ tiles, faceUp }) => 5 - tiles.length + (faceUp ? 1 : 0));
  const piles = layout.islands.flat();
  const hidden = mix(piles.flatMap((tiles, index) => tiles.slice(known[index])));
  const dealt = piles.map((tiles, index) => [
    ...tiles.slice(0, known[index]),
    ...hidden.splice(0, Math.max(0, tiles.length - known[index]!)),
  ]);
  const islands: Layout['islands'] = layout.islands.map((own) => dealt.splice(0, own.length));
  return { ...setup, pile, layout: { ...layout, islands } };
}

/** Every action that anybody could think of. */
function conceivableActions(state: State): Action[] {
  const squares = viewOf(state).tiles.flatMap((tile) => tile.squares);
  const around = (values: number[]) => {
    const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  };
  const [xs, ys] = [around(squares.map(({ x }) => x)), around(squares.map(({ y }) => y))];
  const places = xs.flatMap((x) => ys.map((y) => ({ x, y })));
  const few = state.phase === 'place' ? places : places.slice(0, 3);
  const hand = [...new Set(allChips().map(makeChip))];
  return [
    ...(['draw', 'pass', 'take', 'turn'] as const).map((type) => ({ type })),
    ...[...few, { x: 10 ** 9, y: -(10 ** 9) }].flatMap((square) =>
      DEGREES.map((rotation) => ({ type: 'place' as const, ...square, rotation })),
    ),
    ...Array.from({ length: 18 }, (_, on) => ({ type: 'meeple' as const, on })),
    ...CHIP_COLOURS.flatMap((colour) => [0, 1, 2, 9].map((pile) => ({ type: 'island' as const, colour, pile }))),
    ...places.map((square) => ({ type: 'treat' as const, ...square })),
    ...hand.flatMap((a) => hand.flatMap((b) => hand.map((c) => ({ type: 'set' as const, chips: [a, b, c].sort() })))),
    ...CHIP_COLOURS.flatMap((colour) =>
      WINE_PAYMENTS.flatMap((pay) => BUYERS.map((to) => ({ type: 'sell' as const, colour, pay, to }))),
    ),
    ...Array.from({ length: state.pieces.length + 1 }, (_, meeple) =>
      UPGRADE_PAYMENTS.map((pay) => ({ type: 'upgrade' as const, meeple, pay })),
    ).flat(),
  ];
}

/** Everything a state says, as plain data: its view, what is hidden, and its features, apart from how they are linked. */
function contentOf(state: State): unknown {
  const { board, phase, seat, drawn, tile, coversTown, isFurtherTile, pieces, chips } = state;
  const { graph } = board;
  const roots = Array.from({ length: graph.segmentCount }, (_, segment) => featureOf(graph, segment));
  const tallies = roots.map((root) => [...graph.tally.slice(root * graph.columns, (root + 1) * graph.columns)]);
  const features = roots.map((root) => roots.indexOf(root));
  const own = { phase, seat, drawn, tile, coversTown, isFurtherTile, meeples: [...pieces], chips: { ...chips } };
  return { view: viewOf(state), ...own, tallies, features };
}

function folded(setup: Setup, log: readonly LogEntry<Action>[]): Fold<Carcassonne> {
  const result = fold(RULES, startState(SHIPPED, setup), log);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

function actionsOf(log: Position['log']) {
  return log.flatMap((entry) => (entry.type === 'action' ? [entry] : []));
}

/** Chips that an event takes from the game, or puts under a meeple. */
function chipsPaid(event: Carcassonne['event']): number {
  switch (event.type) {
    case 'set-paid':
    case 'wine-sold':
    case 'upgraded':
      return event.chips.length;
    case 'chip-lost':
    case 'treat-taken':
    case 'island-tile-taken':
      return 1;
    default:
      return 0;
  }
}

function meeplesOfSeat({ supply, pieces, chips }: State, seat: number): number {
  return supply[seat]! + pieces.filter((meeple) => meeple.seat === seat).length + (chips?.isle[seat] ?? 0);
}

/** All tiles of a game but the one that is not in the pile, sorted. */
function tilesIn({ board, chips, discarded, drawn, pile, set, tile }: State): string[] {
  const ids = (tiles: Iterable<number>) => [...tiles].flatMap((index) => (index < 0 ? [] : [set.tiles[index]!]));
  const placed = ids(board.tileType.slice(0, board.tileCount)).filter((one) => one.set !== 'map');
  const start = placed.indexOf(set.tiles[set.start]!);
  const elsewhere = [tile, ...discarded, ...pile.slice(drawn), ...(chips?.piles ?? []).flatMap(({ tiles }) => tiles)];
  return [...placed.toSpliced(start, 1), ...ids(elsewhere)].map(({ id }) => id).sort();
}
