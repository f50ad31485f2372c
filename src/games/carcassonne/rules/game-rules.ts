import { COLOURS } from '../../../core/colour.ts';
import type * as life from '../../../core/rules.ts';
import type { Action } from './action.ts';
import { makeAction, parseAction } from './action-notation.ts';
import type { GameEvent } from './event.ts';
import { rejectionOf } from './legal.ts';
import { OPTIONS } from './options.ts';
import type { Rejection } from './rejection.ts';
import { createSetup, pileTiles, RULES_VERSION, type Setup } from './setup.ts';
import { standInAction } from './stand-in.ts';
import { copyState, type State, startState } from './state.ts';
import { perform } from './step.ts';
import type { TileSet } from './tile-set.ts';
import { viewOf } from './view.ts';

/** The types of Carcassonne. */
export interface Carcassonne {
  content: TileSet;
  setup: Setup;
  state: State;
  action: Action;
  event: GameEvent;
  rejection: Rejection;
}

/** The rules of Carcassonne for the life of a game. */
export const RULES: life.Rules<Carcassonne> = {
  ruleSet: 'carcassonne',
  version: RULES_VERSION,
  colours: COLOURS,
  seats: { least: 2, most: 5 },
  options: OPTIONS,
  createSetup,
  strangeTile: (content, pile) => pile.findIndex((id) => !content.indexOf.has(id)),
  isPile: (content, pile) => [...pile].sort().join() === pileTiles(content).sort().join(),
  startState,
  progressOf: ({ phase, seat, turn }) => ({ phase, seat, turn }),
  openingAction: ({ phase }) => (phase === 'draw' ? { type: 'draw' } : undefined),
  standInAction,
  copyState: (state) => copyState(state),
  isOver: ({ phase }) => phase === 'over',
  rejectionOf,
  perform,
  reveals: ({ type }) => type === 'draw',
  drawnOf: ({ drawn }) => drawn,
  scoresOf: ({ scores }) => scores,
  viewOf,
  makeAction,
  parseAction,
};
