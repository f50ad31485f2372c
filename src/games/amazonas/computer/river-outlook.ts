import type { TilesLeft } from '../../kernel/completion-chance.ts';
import type { State } from '../rules/state.ts';

/** Points that boats can expect by their rank, when so much can still happen to them. */
interface RankPoints {
  readonly first: number;
  readonly second: number;
  /** Spaces of a lead that make the chance to keep it 73 in 100. */
  readonly scatter: number;
  /** Spaces that every boat sails until then, and the last one of the river, where those behind come up (A18). */
  readonly steps: number;
  readonly end: number;
}

/** What first and second boats can still expect. */
export interface RiverPoints {
  /** Of the Amazon tiles left. */
  readonly tiles: RankPoints;
  /** Of the river mouth (A28). */
  readonly mouth: RankPoints;
}

/** What may happen to boats until the next Amazon tiles. */
const SCATTER_OF_TILES = 1.2;

/** What may happen to them in a turn of every seat, and after the last one. */
const SCATTER_OF_TURN = 0.4;
const MIN_SCATTER = 0.1;

/** Spaces that a boat sails in a turn of its seat. */
const STEPS_OF_TURN = 0.8;

/** Amazon tiles for which a lead is expected to last: whoever gets no points advances (A26). */
const LASTING = 3;

/** What first and second boats can still expect. */
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
      // Its points are those of a double.
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

/** Points that a seat's boat can expect: by its chance to be first, tied or alone, and that to be second. */
export function pointsOfRank(boats: readonly number[], seat: number, points: RankPoints): number {
  const { first, second, scatter, steps, end } = points;
  const own = Math.min(end, boats[seat]! + steps);
  let ahead = 1;
  let behindOne = 0;
  for (let other = 0; other < boats.length; other++) {
    if (other === seat) continue;
    const lead = own - Math.min(end, boats[other]! + steps);
    const wins = chanceNotBehind(lead, scatter);
    // With two players the second one gets points one space behind only (A27).
    const follows = boats.length === 2 ? chanceNotBehind(lead + 1, scatter) - wins : 1 - wins;
    behindOne = behindOne * wins + ahead * follows;
    ahead *= wins;
  }
  return ahead * first + behindOne * second;
}

/** The chance that a boat which is so many spaces ahead of another is beside or before it in the end. */
function chanceNotBehind(spaces: number, scatter: number): number {
  return 1 / (1 + Math.exp(-(spaces + 0.5) / scatter));
}
