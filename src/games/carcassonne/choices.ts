import { makeSegmentName } from '../../core/segment-name.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { Choice } from '../contract/position.ts';
import { segmentPlace } from '../kernel/features.ts';
import { gainsIn } from '../kernel/gains.ts';
import { lastTile } from '../kernel/state.ts';
import { bestSale } from './expansions/wine/rules.ts';
import type { Carcassonne } from './game/game-rules.ts';
import { scoreLines } from './game/scoring.ts';
import type { Action } from './rules/action.ts';
import { legalActions } from './rules/legal.ts';
import { holdersOf } from './rules/piece-verb.ts';
import { furtherTileBy, lastTileSegments, meeplePlace, preview } from './rules/preview.ts';
import type { State } from './rules/state.ts';

/** Everything that the player to move can choose now; a draw is a choice only beside tiles of islands. */
export function choices(state: State): Choice<Carcassonne>[] {
  const segments = state.phase === 'piece' ? lastTileSegments(state) : [];
  const actions = legalActions(state);
  if (state.phase === 'chip' || (state.phase === 'draw' && actions.length === 1)) return [];
  const step = state.phase === 'place' ? 'square' : state.phase === 'piece' ? 'piece' : 'decision';
  return actions.map((action): Choice<Carcassonne> => {
    switch (action.type) {
      case 'place': {
        const { x, y, rotation } = action;
        return { step, verb: 'place', options: { x, y, rotation }, action };
      }
      case 'meeple': {
        const { board } = state;
        const standing = {
          piece: action.as ?? 'meeple',
          ...segmentPlace(board, board.tileSegment[lastTile(state)]! + action.on),
        };
        const on = makeSegmentName(segments[action.on]!.name);
        // With one kind of piece there is nothing to say about it.
        const options = state.play.pieces.length > 1 ? { on, as: standing.piece } : { on };
        return { step, verb: 'meeple', options, action, standing };
      }
      case 'draw':
      case 'pass':
      case 'retrieve':
        return { step, verb: action.type, options: {}, action };
      default:
        return { step, verb: 'chip', options: chipOptions(state, action), action };
    }
  });
}

/** A use of chips as it is typed: the subcommand first. */
function chipOptions(state: State, action: Action): Choice['options'] {
  switch (action.type) {
    case 'island':
      return { subcommand: 'island', which: `${action.colour} ${action.pile + 1}` };
    case 'treat':
      return { subcommand: 'treat', x: action.x, y: action.y };
    case 'set':
      return { subcommand: 'set', with: action.chips.join(' ') };
    case 'sell':
      return { subcommand: 'sell', with: `${action.colour} ${[...action.pay].join('+')} ${action.to}` };
    case 'upgrade':
      return { subcommand: 'upgrade', meeple: meepleName(state, action.meeple), with: [...action.pay].join('+') };
    default:
      return { subcommand: action.type };
  }
}

/** A meeple on the board as it is typed: its square and its segment. */
function meepleName(state: State, index: number): string {
  const { x, y, name } = meeplePlace(state, index);
  return `${x},${y} ${makeSegmentName(name)}`;
}

/** An action of each command. */
const EXAMPLES: Readonly<Partial<Record<CommandName, Action>>> = {
  draw: { type: 'draw' },
  place: { type: 'place', x: 0, y: 0, rotation: 0 },
  meeple: { type: 'meeple', on: 0 },
  pass: { type: 'pass' },
  retrieve: { type: 'retrieve' },
  chip: { type: 'turn' },
};

/** An action of a command; undefined for commands of other games. */
export function exampleAction(verb: CommandName): Action | undefined {
  return EXAMPLES[verb];
}

/** The worth of actions, with the wine that can be sold after a placement. */
export const { gainOf, gainsToCome } = gainsIn({
  preview,
  isShown: (action: Action) => action.type !== 'draw' && action.type !== 'take',
  canHold: (state: State, kind) => holdersOf(state, kind).length > 0,
  atOnce: (_, events) =>
    events
      .flatMap((event) => (event.type === 'feature-scored' ? [] : scoreLines(event)))
      .reduce((sum, { points }) => sum + points, 0),
  toCome: (state, action) => (action.type === 'place' ? bestSale(state, action) : 0),
});

/** Whether a tile gives the seat to move a second one. */
export function givesMore(state: State, action: Action): boolean {
  return action.type === 'place' && furtherTileBy(state, action) !== undefined;
}
