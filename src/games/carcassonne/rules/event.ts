import type { Square } from '../../../core/tile.ts';
import type { Scoring } from '../../contract/game.ts';
import { type FeatureScored, featureScoring, type PiecePlaced, type TurnEvent } from '../../kernel/event.ts';
import type { ExpansionEvents } from './expansion-types.ts';
import type { FeatureKind, Mark, SegmentKind } from './tile-set-file.ts';

/** An effect of an action in every game, derived from the log: codes and numbers, no prose. Seats are indexes. */
type BaseEvent =
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
  /**
   * A piece that came home unscored; `segment` is its index on the tile of the square (F7). `by` names what sent it home, absent
   * if its player took it back, or it was left alone.
   */
  | ({
      readonly type: 'taken-off';
      readonly seat: number;
      readonly piece: string;
      readonly kind: SegmentKind;
      readonly segment: number;
      readonly by?: string;
    } & Square)
  /** The standing order of a seat decides what it does next, and is open from then on (F13). */
  | {
      readonly type: 'answered-by-order';
      readonly seat: number;
      readonly question: string;
      readonly order: string;
    }
  /** Points that a covered town cost. */
  | ({ readonly type: 'town-paid'; readonly seat: number; readonly points: number } & Square);

/** An effect of an action. */
export type GameEvent = BaseEvent | ExpansionEvents[keyof ExpansionEvents];

/** Scoring of an event of the base game; undefined for events without points and events of expansions. */
export function baseScoringOf(event: GameEvent): Scoring | undefined {
  switch (event.type) {
    case 'feature-scored':
      return featureScoring(event);
    case 'town-paid': {
      const { seat, points } = event;
      return { category: 'town', final: false, lines: points > 0 ? [{ seat, points: -points }] : [] };
    }
    default:
      return undefined;
  }
}

/** Points of one seat during the game. */
export function seatScoring(
  category: string,
  { seat, points }: { readonly seat: number; readonly points: number },
): Scoring {
  return { category, final: false, lines: [{ seat, points }] };
}
