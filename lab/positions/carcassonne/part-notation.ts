import type { ExpansionId } from '../../../src/games/carcassonne/rules/options.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { SeatParts, SeatView, View, ViewParts } from '../../../src/games/carcassonne/rules/view.ts';

/** How the field of figures tells of what belongs to one expansion. */
export interface PartNotation {
  /** Its option; a game without it has no such items. */
  readonly option: ExpansionId;
  items(view: Pick<View, 'chance' | 'pieces' | 'seats' | 'tiles' | 'parts'>): string[];
  isItem(item: string): boolean;
  /** The parts of the view of which items tell, those of each seat, and what has come of its chance. */
  parse(items: readonly string[], of: Pick<View, 'seats' | 'tiles'>): PartsOfOne;
  /** Joins what it joins besides sides of tiles, once the tiles are there. */
  join?(state: State, view: View): void;
  /** Puts it into a state, once its tiles and pieces are there. */
  set(state: State, view: View): void;
}

/** Parts of the view, of those of seats, and what has come of chances. */
export interface PartsOfOne {
  readonly parts: Partial<ViewParts>;
  readonly ofSeats?: readonly Partial<SeatParts>[];
  /** More of each seat. */
  readonly seats?: readonly Partial<Pick<SeatView, 'figures'>>[];
  readonly chance?: NonNullable<View['chance']>;
}
