import type { Degrees } from '../../../core/ports.ts';
import type { PlacementRejection, TurnRejection } from '../../kernel/rejection.ts';
import type { ActionType } from './action.ts';
import type { ExpansionRejections, ExpansionSteps } from './expansion-types.ts';
import type { ExpansionId } from './options.ts';
import type { SegmentKind } from './tile-set-file.ts';

/** Steps of a turn: those at which a seat chooses, the scoring, and the beginning of the next turn. */
export type StepName = 'draw' | 'place' | 'piece' | 'score' | 'again' | 'next' | keyof ExpansionSteps;

/** Steps of expansions with a certain value in `ExpansionSteps`. */
type StepsWith<Stated> = {
  [Name in keyof ExpansionSteps]: ExpansionSteps[Name] extends Stated ? Name : never;
}[keyof ExpansionSteps];

/** The step whose choice a game waits for; `over` once it has ended. */
export type Phase = Exclude<StepName, 'score' | 'again' | 'next' | StepsWith<false>> | 'over';

/** Steps whose choices are offered at no other step. */
export type DistinctStep = Exclude<Phase, 'over' | StepsWith<string>>;

/** The landscape at a side of a tile. */
export type Landscape = 'field' | 'road' | 'city' | 'river';

/** Why an action is rejected; nothing has changed. Codes and numbers; presenters put them into words. */
export type Rejection = BaseRejection | ExpansionRejections[keyof ExpansionRejections];

/** The rejections of every game. */
export type BaseRejection =
  | TurnRejection<Phase, ActionType>
  | PlacementRejection<Landscape>
  /** The tile looks the same at `rotation`, which stands for both (M25). */
  | { readonly code: 'looks-alike'; readonly rotation: Degrees }
  /** The game is played without the expansion that has such an action. */
  | { readonly code: 'not-this-game'; readonly action: ActionType }
  /** Such an action cannot be taken now: the seat lacks what it takes, or there is no such tile, square or meeple. */
  | { readonly code: 'not-possible'; readonly action: ActionType }
  /** Options that belong to a map were chosen without one. */
  | { readonly code: 'needs-map' }
  /** The expansions, by their ids, are not played on the chosen map, or not together (E2, E55). */
  | { readonly code: 'not-on-this-map'; readonly expansions: readonly ExpansionId[]; readonly why: 'table' | 'squares' }
  /** Pairs of expansions, by their ids, that are not played together (F2). */
  | { readonly code: 'not-together'; readonly pairs: readonly (readonly [ExpansionId, ExpansionId])[] }
  /** Six play on the open table only with an expansion that has pieces for them (E2). */
  | { readonly code: 'six-need-inns' }
  | { readonly code: 'no-such-segment'; readonly on: number }
  | { readonly code: 'no-farms' }
  /**
   * Where a kind of piece may not stand: somebody has a piece there, no meeple of the seat is there (E36, E41), or the
   * tile completes the feature (E36).
   */
  | { readonly code: 'occupied' | 'needs-own-meeple' | 'feature-completed'; readonly kind: SegmentKind }
  /** The seat has no piece of this kind left in its supply. */
  | { readonly code: 'no-piece-left'; readonly piece: string }
  /** This kind of piece never stands on such a segment (E7, E36, E41). */
  | { readonly code: 'stands-elsewhere'; readonly piece: string };
