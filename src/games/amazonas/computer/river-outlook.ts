import type { TilesLeft } from '../../kernel/completion-chance.ts';
import type { State } from '../rules/state.ts';

/** Points that a seat's boat can expect. */
interface RiverOutlook {
  /** Of the Amazon tiles that are left. */
  readonly tiles: number;
  /** Of the river mouth, by the share of the game that has been played. */
  readonly mouth: number;
}

/** Spaces of a lead that make the chance to keep it 73 in 100. */
const CLOSE = 1.2;

/** Amazon tiles for which a lead is expected to last: whoever gets no points advances (A26). */
const LASTING = 3;

/** Points that can be expected of being first, and of being second. */
export interface RiverPoints {
  /** Of the Amazon tiles left. */
  readonly tiles: { readonly first: number; readonly second: number };
  /** Of the river mouth, by the share of the game that has been played. */
  readonly mouth: { readonly first: number; readonly second: number };
}

/** What first and second boats can still expect. */
export function riverPoints({ boats, doubles, set }: State, left: TilesLeft): RiverPoints {
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
  const played = 1 - left.total / left.pile.length;
  return {
    tiles: { first: expected * (caimans + piranhas), second: expected * piranhas },
    mouth: { first: played * first, second: played * second },
  };
}

/** What the river is still worth to a seat: its chance to be ahead of the others, and of all but one. */
export function riverOutlook(boats: readonly number[], seat: number, { tiles, mouth }: RiverPoints): RiverOutlook {
  const { ahead, next } = leadChances(boats, seat);
  return { tiles: ahead * tiles.first + next * tiles.second, mouth: ahead * mouth.first + next * mouth.second };
}

/** The chance of a boat to be first, and to be second; with two players a second gets points only if it is close (A27). */
function leadChances(boats: readonly number[], seat: number): { readonly ahead: number; readonly next: number } {
  let ahead = 1;
  let behindOne = 0;
  for (let other = 0; other < boats.length; other++) {
    if (other === seat) continue;
    // A boat beside another is as good as ahead of it.
    const wins = 1 / (1 + Math.exp((boats[other]! - boats[seat]! - 0.5) / CLOSE));
    behindOne = behindOne * wins + ahead * (1 - wins);
    ahead *= wins;
  }
  return { ahead, next: boats.length === 2 ? behindOne * 0.5 : behindOne };
}
