import type { CommandName } from '../../i18n/speech.ts';
import type { Choice } from '../contract/position.ts';
import { makeGains } from '../kernel/gains.ts';
import { lastTile } from '../kernel/state.ts';
import type { Action } from './rules/action.ts';
import type { GameEvent } from './rules/event.ts';
import type { Amazonas } from './rules/game-rules.ts';
import { legalActions } from './rules/legal.ts';
import { preview } from './rules/preview.ts';
import { frontColumn, type State } from './rules/state.ts';
import { segmentValue } from './words/choices.ts';

/** Returns everything that the player to move can choose now; a draw is no choice. */
export function choices(state: State): Choice<Amazonas>[] {
  return legalActions(state).flatMap((action): Choice<Amazonas>[] => {
    switch (action.type) {
      case 'draw':
        return [];
      case 'place': {
        const { x, y, rotation } = action;
        return [{ step: 'square', verb: 'place', options: { x, y, rotation }, action, rank: frontColumn(state) - x }];
      }
      case 'double': {
        const { tile, rotation } = action;
        return [{ step: 'tile', verb: 'double', options: { tile, rotation }, action }];
      }
      case 'boat':
        return [{ step: 'piece', verb: 'boat', options: {}, action }];
      default: {
        const { type: piece, on: segment } = action;
        const standing = { piece, tile: lastTile(state), segment };
        return [{ step: 'piece', verb: piece, options: { on: segmentValue(state, segment) }, action, standing }];
      }
    }
  });
}

/** An example action of each command. */
const EXAMPLES: Readonly<Partial<Record<CommandName, Action>>> = {
  draw: { type: 'draw' },
  place: { type: 'place', x: 0, y: 0, rotation: 0 },
  double: { type: 'double', tile: '', rotation: 0 },
  meeple: { type: 'meeple', on: 0 },
  camp: { type: 'camp', on: 0 },
  boat: { type: 'boat' },
};

/** Returns an example action of a command; undefined for commands of other games. */
export function exampleAction(verb: CommandName): Action | undefined {
  return EXAMPLES[verb];
}

/** Ratings of actions. Steps of the boat for icons count as points, and only meeples can claim completed features. */
export const { gainOf, gainsToCome } = makeGains({
  preview,
  isPreviewable: (action: Action) => action.type !== 'draw',
  canHold: (state: State) => state.supply[state.seat]! > 0,
  ownWorth: ownSteps,
});

/** True if an action moves the boat of the seat to move for icons. */
export function givesMore(state: State, action: Action): boolean {
  return action.type !== 'draw' && ownSteps(state, preview(state, action).events) > 0;
}

/** Returns the steps for icons of the boat of the seat to move. */
function ownSteps(state: State, events: readonly GameEvent[]): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'sailed' && event.seat === state.seat && event.cause === 'icons'
        ? sum + event.to - event.from
        : sum,
    0,
  );
}
