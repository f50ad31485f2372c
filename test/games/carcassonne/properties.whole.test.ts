import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChips, CHIPS_OF_EACH_KIND, makeChip } from '../../../src/games/carcassonne/expansions/chips/chip.ts';
import { CHIPS_PART } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import { ISLANDS_PART } from '../../../src/games/carcassonne/expansions/islands/rules.ts';
import { meeplesOnIsle } from '../../../src/games/carcassonne/expansions/isle/rules.ts';
import { TREATS_PART } from '../../../src/games/carcassonne/expansions/treats/rules.ts';
import { pileTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import type { Carcassonne } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { meeplesOf } from '../../../src/games/carcassonne/rules/options.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { runs } from '../../properties/play.ts';
import { rejectionCodes } from '../contract/conceivable-actions.ts';
import { type Position, playRandom, SHIPPED, setups } from './games.ts';

const RUNS = runs(100);

it('actions that somebody could think of are rejected for almost every reason that there is', () => {
  expect(
    rejectionCodes('carcassonne', { river: true, river2: true, traders: true, dragon: true, festival: true }),
  ).toEqual([
    'arm-barred',
    'dragon-there',
    'edge-clash',
    'feature-completed',
    'game-over',
    'looks-alike',
    'needs-own-meeple',
    'no-farms',
    'no-festival',
    'no-piece-left',
    'no-such-segment',
    'not-possible',
    'not-this-game',
    'nothing-to-retrieve',
    'occupied',
    'only-abbot',
    'river-bend',
    'river-goes-on-elsewhere',
    'square-apart',
    'square-taken',
    'stands-elsewhere',
    'wrong-phase',
  ]);
});

describe('a whole game', () => {
  it('loses no meeple, chip or tile', () => {
    fc.assert(
      fc.property(setups, fc.integer(), (setup, picks) => {
        const state = startState(SHIPPED, setup);
        let chipsGone = 0;
        for (const { action } of actionsOf(playRandom(setup, picks).log)) {
          const events: Carcassonne['event'][] = [];
          perform(state, action, events);
          chipsGone += events.reduce((sum, event) => sum + chipsPaid(event), 0);
          expect(state.supply.map((_, seat) => meeplesOfSeat(state, seat))).toEqual(
            state.supply.map(() => meeplesOf(setup.options)),
          );
          expect(tilesIn(state)).toEqual(pileTiles(SHIPPED, state.map).sort());
          const { onBoard, hands } = CHIPS_PART.of(state);
          const { treat } = TREATS_PART.of(state);
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
          expect(laid.filter((one) => one === chip).length).toBeLessThanOrEqual(CHIPS_OF_EACH_KIND);
        }
      }),
      RUNS,
    );
  });
});

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

function meeplesOfSeat(state: State, seat: number): number {
  const { supply, pieces } = state;
  return supply[seat]! + pieces.filter((piece) => piece.seat === seat).length + meeplesOnIsle(state, seat);
}

/** All tiles of a game but the one that is not in the pile, sorted. */
function tilesIn(state: State): string[] {
  const { board, discarded, drawn, pile, set, tile } = state;
  const ids = (tiles: Iterable<number>) => [...tiles].flatMap((index) => (index < 0 ? [] : [set.tiles[index]!]));
  const placed = ids(board.tileType.slice(0, board.tileCount)).filter((one) => one.set !== 'map');
  const start = placed.indexOf(set.tiles[set.start]!);
  const elsewhere = [
    tile,
    ...discarded,
    ...pile.slice(drawn),
    ...ISLANDS_PART.of(state).piles.flatMap(({ tiles }) => tiles),
  ];
  return [...placed.toSpliced(start, 1), ...ids(elsewhere)].map(({ id }) => id).sort();
}
