import type { TilesLeft } from '../../kernel/completion-chance.ts';
import type { State } from '../rules/state.ts';

/** Points for the first and second boat of a scoring, and the uncertainty of the ranks until then. */
interface RankPoints {
  readonly first: number;
  readonly second: number;
  /** A lead of this many spaces is kept with a chance of 73 %. */
  readonly scatter: number;
  /** Spaces that every boat sails until then, and the last space of the river, at which boats stop (A18). */
  readonly steps: number;
  readonly end: number;
}

/** Points that boats can still expect from scorings of the river. */
export interface RiverPoints {
  /** From the Amazon tiles left. */
  readonly tiles: RankPoints;
  /** From the river mouth (A28). */
  readonly mouth: RankPoints;
}

/** Uncertainty of a lead until the next Amazon tile, in spaces. */
const SCATTER_OF_TILES = 1.2;

/** Uncertainty of a lead for one turn of every seat, and its minimum, in spaces. */
const SCATTER_OF_TURN = 0.4;
const MIN_SCATTER = 0.1;

/** Average number of spaces that a boat sails in a turn of its seat. */
const STEPS_OF_TURN = 0.8;

/** Number of Amazon tiles for which a lead is expected to last, as boats without points advance (A26). */
const LASTING = 3;

/** Returns the points that boats can still expect from scorings of the river. */
export function riverPoints({ boats, doubles, set, spaces }: State, left: TilesLeft): RiverPoints {
  let caimans = 0;
  let piranhas = 0;
  let tiles = 0;
  for (let type = 0; type < left.counts.length; type++) {
    const copies = left.counts[type]!;
    const tile = set.tiles[type]!;
    if (copies === 0 || tile.role !== 'amazon') continue;
    tiles += copies;
    if (tile.bang) {
      // A "!" tile scores the caimans of a double.
      for (const double of doubles) {
        caimans += (copies * set.tiles[double]!.caimans) / doubles.length;
        piranhas += (copies * set.tiles[double]!.piranhas) / doubles.length;
      }
    } else {
      caimans += copies * tile.caimans;
      piranhas += copies * tile.piranhas;
    }
  }
  const expected = tiles === 0 ? 0 : Math.min(tiles, LASTING) / tiles;
  const [first = 0, second = 0] = set.mouth[boats.length]!;
  const turns = left.total / boats.length;
  return {
    tiles: {
      first: expected * (caimans + piranhas),
      second: expected * piranhas,
      scatter: SCATTER_OF_TILES,
      steps: 0,
      end: spaces,
    },
    mouth: {
      first,
      second,
      scatter: Math.max(MIN_SCATTER, SCATTER_OF_TURN * Math.sqrt(turns)),
      steps: STEPS_OF_TURN * turns,
      end: spaces + tiles,
    },
  };
}

/** Returns the points that a seat's boat can expect, from its chances to be first, alone or tied, and to be second. */
export function expectedRankPoints(boats: readonly number[], seat: number, points: RankPoints): number {
  const { first, second, scatter, steps, end } = points;
  const own = Math.min(end, boats[seat]! + steps);
  let ahead = 1;
  let behindOne = 0;
  for (let other = 0; other < boats.length; other++) {
    if (other === seat) continue;
    const lead = own - Math.min(end, boats[other]! + steps);
    const wins = chanceNotBehind(lead, scatter);
    // With two players, the second boat gets points only if it is one space behind (A27).
    const follows = boats.length === 2 ? chanceNotBehind(lead + 1, scatter) - wins : 1 - wins;
    behindOne = behindOne * wins + ahead * follows;
    ahead *= wins;
  }
  return ahead * first + behindOne * second;
}

/** Returns the chance that a boat with a lead of `spaces` over another is not behind it in the end. */
function chanceNotBehind(spaces: number, scatter: number): number {
  return 1 / (1 + Math.exp(-(spaces + 0.5) / scatter));
}
