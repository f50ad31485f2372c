import { makeSegmentName } from '../../core/segment-name.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { Choice } from '../contract/position.ts';
import { segmentPlace } from '../kernel/features.ts';
import { makeGains } from '../kernel/gains.ts';
import { exampleOf, figureName, isAutomatic, verbWords } from './expansions/words.ts';
import { type Carcassonne, isRevealing } from './game/game-rules.ts';
import { scoringOf } from './game/scoring.ts';
import type { Action } from './rules/action.ts';
import type { GameEvent } from './rules/event.ts';
import { legalActions } from './rules/legal.ts';
import { dueAction, placedBy, placedOnCornerBy } from './rules/move.ts';
import { orderedAction } from './rules/order.ts';
import { placeablePieces, placesPieces } from './rules/piece-verb.ts';
import { lastTileSegments, preview } from './rules/preview.ts';
import type { State } from './rules/state.ts';
import { mayGiveTile } from './rules/tile-giver.ts';

/** Everything that the player to move can choose now; a draw is a choice only beside tiles of islands. */
export function choices(state: State): Choice<Carcassonne>[] {
  const isPiece = placesPieces(state);
  const segments = isPiece ? lastTileSegments(state) : [];
  const actions = legalActions(state);
  if (isAnswered(state) || dueAction(state) || (state.phase === 'draw' && actions.length === 1)) return [];
  const step = state.phase === 'place' ? 'square' : isPiece ? 'piece' : 'decision';
  return actions.map((action): Choice<Carcassonne> => {
    switch (action.type) {
      case 'place': {
        const { x, y, rotation } = action;
        return { step, verb: 'place', options: { x, y, rotation }, action };
      }
      case 'meeple': {
        const standing = standingBy(state, action)!;
        const on = makeSegmentName(segments[action.on]!.name);
        // If there is only one kind of piece, its kind is not named.
        const options = state.rules.pieces.length > 1 ? { on, as: standing.piece } : { on };
        return { step, verb: 'meeple', options, action, standing };
      }
      case 'draw':
      case 'pass':
        return { step, verb: action.type, options: {}, action };
      default: {
        const words = verbWords(action.type)!;
        const standing = standingBy(state, action);
        const onCorner = onCornerBy(state, action);
        const as = words.figure && figureName(words.figure);
        const options = { ...words.options?.(state, action), ...(as && { as }) };
        const square = words.square?.(state, action);
        const placed = { ...(standing && { standing }), ...(onCorner && { onCorner }), ...(square && { square }) };
        return { step: words.step ?? step, verb: words.command, options, action, ...placed };
      }
    }
  });
}

/** True if the seat to move has nothing to choose, because a standing order answers for it. */
function isAnswered(state: State): boolean {
  return orderedAction(state, () => undefined) !== undefined;
}

/** The piece that an action places, and where it stands then; undefined if it places none. */
function standingBy(state: State, action: Action): Choice['standing'] {
  const placed = placedBy(state, action);
  return placed && { piece: state.rules.pieces[placed.piece]!.id, ...segmentPlace(state.board, placed.segment) };
}

/** The piece that an action places on a corner, and where it stands then; undefined if it places none there. */
function onCornerBy(state: State, action: Action): Choice['onCorner'] {
  const placed = placedOnCornerBy(state, action);
  if (!placed) return undefined;
  const { piece, segment, corner } = placed;
  return { piece: state.rules.pieces[piece]!.id, ...segmentPlace(state.board, segment), corner };
}

/** An action of each command of the base game. */
const EXAMPLES: Readonly<Partial<Record<CommandName, Action>>> = {
  draw: { type: 'draw' },
  place: { type: 'place', x: 0, y: 0, rotation: 0 },
  meeple: { type: 'meeple', on: 0 },
  pass: { type: 'pass' },
};

/**
 * An example action of a command: if several actions share the command, one that is played in the game of `state`. Undefined
 * for commands of other games.
 */
export function exampleAction(verb: CommandName, state?: State): Action | undefined {
  return EXAMPLES[verb] ?? exampleOf(verb, state);
}

/**
 * Points of events besides those of features, as far as they are known before: the outcome of a throw of a die is not. Those at the end
 * of the game come whatever is chosen.
 */
function pointsBeside(events: readonly GameEvent[]) {
  return events.flatMap((event) => {
    const scoring = event.type === 'feature-scored' || isRevealing(event) ? undefined : scoringOf(event);
    return scoring && !scoring.final ? scoring.lines : [];
  });
}

/** The worth of actions, with what can be chosen after a placement. */
export const { gainOf, gainsToCome } = makeGains({
  preview,
  isPreviewable: (action: Action): action is Exclude<Action, { type: 'draw' }> =>
    action.type !== 'draw' && !isAutomatic(action.type),
  canHold: (state: State, kind) => placeablePieces(state, kind).length > 0,
  canHoldBoth: (state, kind, other) =>
    state.phase === 'place' &&
    placeablePieces(state, kind).some(({ mayFollow }) => !mayFollow) &&
    placeablePieces(state, other).some(({ mayFollow }) => mayFollow),
  pointsBeside,
  laterPoints: (state, action) =>
    action.type === 'place'
      ? state.rules.expansions.reduce((sum, { bestChoice }) => sum + (bestChoice?.(state, action) ?? 0), 0)
      : 0,
});

/** Whether a tile gives the seat to move a second one. */
export function givesMore(state: State, action: Action): boolean {
  return action.type === 'place' && mayGiveTile(state) && preview(state, action).furtherTileBy !== undefined;
}
