import { featureOf, isOccupied } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import type { SegmentPlace } from '../../../contract/view.ts';
import { segmentPlace } from '../../../kernel/features.ts';
import { type EventSink, squareOfSegment } from '../../../kernel/state.ts';
import type { Action } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import type { ScoringOptions } from '../../rules/expansion.ts';
import { featurePoints, isCompleted } from '../../rules/feature.ts';
import { actionOf, legalMoves, payloadOf } from '../../rules/move.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { leadAfter } from '../../rules/worth.ts';
import { figureOn, MAGE_PART, MAGICIANS, type Magician } from './figures.ts';
import { MAGIC, MAGIC_VERBS, PARTING } from './verbs.ts';

/** A seat has brought a figure onto a road or city, whose first tile is on this square (G34). */
interface MagicianMoved extends Square {
  readonly type: 'magician-moved';
  readonly seat: number;
  readonly figure: Magician;
  readonly kind: SegmentKind;
}

/** A figure has gone off the board (G35, G38); `change` = what it has added to the points of its feature, below 0 for less. */
interface MagicianLeft {
  readonly type: 'magician-left';
  readonly figure: Magician;
  readonly change?: number;
}

/** The segments where the figures are. */
export type MagiciansView = Readonly<Partial<Record<Magician, SegmentPlace>>>;

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    readonly magic: true;
  }
  interface ExpansionViews {
    readonly mage: MagiciansView;
  }
  interface ExpansionFeatureViews {
    readonly mage: Magician;
  }
  interface ExpansionEvents {
    readonly 'magician-moved': MagicianMoved;
    readonly 'magician-left': MagicianLeft;
  }
}

/** How each event of the expansion is scored, by event type. */
export const MAGE_SCORINGS = { 'magician-moved': 'nothing' as const, 'magician-left': 'nothing' as const };

/** Mage & Witch: figures without a seat; the mage raises the worth of a road or city, the witch halves it (G34 to G38). */
export const mage: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'mage',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  verbs: MAGIC_VERBS,
  // The second step is needed if both come together after a piece was placed (G36).
  steps: [
    { name: MAGIC, after: 'place', standIn },
    { name: PARTING, after: 'piece', standIn },
  ],
  isQuiet: (state) => !isMagic(state) && Object.values(MAGE_PART.of(state)).filter((at) => at !== undefined).length < 2,
  changedPoints(state, root, { tiles, points }) {
    const figure = figureOn(state, root);
    if (!figure) return points;
    return figure === 'mage' ? points + tiles : Math.ceil(points / 2);
  },
  scored: leave,
  view: (state) => ({ mage: magiciansView(state) }),
  featureView(state, root) {
    const figure = figureOn(state, root);
    return figure && { mage: figure };
  },
  stated: (state) => ({ magicians: magiciansView(state) }),
};

/** Whether the drawn tile is magic. */
function isMagic({ set, tile }: State): boolean {
  return tile >= 0 && set.tiles[tile]!.signs.includes('magic');
}

/** A figure leaves a completed feature, even if nobody scored it (G38); at the end of the game both stay. */
function leave(state: State, segment: number, events: EventSink<GameEvent>, { final }: ScoringOptions): void {
  const { board } = state;
  const root = featureOf(board.graph, segment);
  const figure = figureOn(state, root);
  if (final || !figure || !isCompleted(board, segment)) return;
  const points = events && isOccupied(board.graph, root) ? featurePoints(state, segment) : undefined;
  MAGE_PART.change(state, { [figure]: undefined });
  events?.push({
    type: 'magician-left',
    figure,
    ...(points !== undefined && { change: points - featurePoints(state, segment) }),
  });
}

/**
 * The action for an absent player: the one after which its Worth less that of the others is greatest; of equal ones the
 * topmost, then the leftmost, the mage before the witch (G49).
 */
function standIn(state: State): Action {
  const outcomes = legalMoves(state).map((move) => {
    const { board } = state;
    const segment = payloadOf(move) - 1;
    return { move, lead: leadAfter(state, move), ...(segment < 0 ? { x: 0, y: 0 } : squareOfSegment(board, segment)) };
  });
  const [best] = outcomes.sort((a, b) => b.lead - a.lead || a.y - b.y || a.x - b.x);
  return actionOf(state, best!.move);
}

function magiciansView(state: State): MagiciansView {
  const standing = MAGE_PART.of(state);
  return Object.fromEntries(
    MAGICIANS.flatMap((figure) => {
      const segment = standing[figure];
      return segment === undefined ? [] : [[figure, segmentPlace(state.board, segment)] as const];
    }),
  );
}
