import type { Square } from '../../../core/tile.ts';
import type { Scoring } from '../../contract/game.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import { type FeatureScored, featureScoring, type PiecePlaced, type TurnEvent } from '../../kernel/event.ts';
import type { Buyer } from './action.ts';
import type { Chip, ChipColour } from './chip.ts';
import type { FeatureKind, Goods, Mark, SegmentKind } from './tile-set-file.ts';

/** An effect of an action, derived from the log: codes and numbers, no prose. Seats are indexes. */
export type GameEvent =
  | TurnEvent
  | PiecePlaced<string, SegmentKind>
  /** Of a monastery or garden `tiles` are the squares with a tile among its own and the eight around it. */
  | (FeatureScored<FeatureKind> & {
      readonly coatsOfArms: number;
      /** Completed cities that a field touches. */
      readonly cities: number;
      /** Towns beside a road that give points for it. */
      readonly towns: number;
      /** The mark that changes its worth, as in `FeatureView`. */
      readonly mark?: Mark;
    })
  | ({
      /** A chip turned over, or a treat; `points` went to the seat. */
      readonly type: 'chip-taken' | 'treat-taken';
      readonly seat: number;
      readonly chip: Chip;
      readonly points: number;
    } & Square)
  | ({ readonly type: 'treat-laid'; readonly seat: number; readonly chip: Chip } & Square)
  /** No square of its rows was free for a chip, which leaves the game. */
  | { readonly type: 'chip-lost'; readonly seat: number; readonly chip: Chip }
  | {
      readonly type: 'wine-sold';
      readonly seat: number;
      readonly colour: ChipColour;
      readonly chips: readonly Chip[];
      readonly to: Buyer;
      readonly points: number;
    }
  | ({
      readonly type: 'upgraded';
      readonly seat: number;
      readonly kind: SegmentKind;
      readonly segment: number;
      readonly chips: readonly Chip[];
    } & Square)
  | {
      readonly type: 'island-tile-taken';
      readonly seat: number;
      readonly colour: ChipColour;
      readonly pile: number;
      readonly chip: Chip;
    }
  /** The next tile of a pile on an island is face up. */
  | { readonly type: 'island-tile-shown'; readonly colour: ChipColour; readonly pile: number; readonly tile: string }
  | { readonly type: 'set-paid'; readonly seat: number; readonly chips: readonly Chip[]; readonly meeples: number }
  | { readonly type: 'turn-bought'; readonly seat: number }
  /** Points that a covered town cost. */
  | ({ readonly type: 'town-paid'; readonly seat: number; readonly points: number } & Square)
  /** Goods in a city that the seat has completed, each with its number where there are any. */
  | { readonly type: 'goods-taken'; readonly seat: number; readonly goods: Readonly<Partial<Record<Goods, number>>> }
  /** At the end: points for each seat that has most of one kind of goods. */
  | {
      readonly type: 'goods-scored';
      readonly goods: Goods;
      readonly seats: readonly number[];
      readonly points: number;
    }
  /** Points of the pig on a farm that its seat has won, besides those of the farm; `at` as in its `feature-scored`. */
  | { readonly type: 'pig-scored'; readonly seat: number; readonly points: number; readonly at: SegmentPlace }
  /** Points for the coats of arms of an island. */
  | ({ readonly type: 'coats-scored'; readonly seat: number; readonly points: number } & Square)
  /** A piece taken back from an unfinished feature; `segment` is its index on the tile of the square. */
  | ({
      readonly type: 'retrieved';
      readonly seat: number;
      readonly piece: string;
      readonly kind: SegmentKind;
      readonly segment: number;
      readonly points: number;
    } & Square);

/** What an event scored; undefined where it gave no points. */
export function scoringOf(event: GameEvent): Scoring | undefined {
  switch (event.type) {
    case 'feature-scored':
      return featureScoring(event);
    case 'chip-taken':
    case 'treat-taken':
      return ownScoring('chip', event);
    case 'wine-sold':
      return ownScoring('wine', event);
    case 'coats-scored':
      return ownScoring('coats', event);
    case 'retrieved':
      return ownScoring(event.kind, event);
    case 'goods-scored': {
      const { seats, points } = event;
      return { category: 'goods', final: true, lines: seats.map((seat) => ({ seat, points })) };
    }
    case 'pig-scored':
      return { ...ownScoring('field', event), final: true, feature: { at: event.at, points: event.points } };
    case 'town-paid': {
      const { seat, points } = event;
      return { category: 'town', final: false, lines: points > 0 ? [{ seat, points: -points }] : [] };
    }
    default:
      return undefined;
  }
}

function ownScoring(category: string, { seat, points }: { readonly seat: number; readonly points: number }): Scoring {
  return { category, final: false, lines: [{ seat, points }] };
}

/**
 * The points that an event gave, one line a seat, or took, as negative ones; a seat's score is the sum of its lines over
 * all events.
 */
export function scoreLines(event: GameEvent): Scoring['lines'] {
  return scoringOf(event)?.lines ?? [];
}
