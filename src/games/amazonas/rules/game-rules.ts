import type * as life from '../../../core/rules.ts';
import { PROGRESS_QUERIES } from '../../kernel/state.ts';
import type { Action } from './action.ts';
import { makeAction, parseAction } from './action.ts';
import type { GameEvent } from './event.ts';
import { rejectionOf } from './legal.ts';
import type { Rejection } from './rejection.ts';
import { COLOURS, createSetup, RULE_SET, type Setup } from './setup.ts';
import { standInAction } from './stand-in.ts';
import { copyState, type State, startState } from './state.ts';
import { statedPosition } from './stated-position.ts';
import { perform } from './step.ts';
import { isDrawn, type TileSet } from './tile-set.ts';
import { viewOf } from './view.ts';

/** The types of Amazonas. */
export interface Amazonas {
  content: TileSet;
  setup: Setup;
  state: State;
  action: Action;
  event: GameEvent;
  rejection: Rejection;
}

/** The rules of Amazonas. */
export const RULES: life.Rules<Amazonas> = {
  ...PROGRESS_QUERIES,
  ...RULE_SET,
  colours: COLOURS,
  seats: { min: 2, max: 5 },
  options: {},
  createSetup: ({ content, options: _, ...given }) => createSetup({ set: content, ...given }),
  strangeTileIndex,
  hasAllTiles: ({ landTiles, amazonTiles }, { pile }) =>
    [...pile].sort().join() === [...landTiles, ...amazonTiles].sort().join(),
  startState,
  openingAction: ({ phase }) => (phase === 'draw' ? { type: 'draw' } : undefined),
  standInAction,
  copyState,
  rejectionOf,
  perform,
  reveals: (events) => events.some(({ type }) => type === 'drawn' || type === 'discarded'),
  viewOf,
  statedPosition: (state) => statedPosition(viewOf(state)),
  makeAction,
  parseAction,
};

/** Returns the index of the first tile that cannot be drawn, such as a "!" tile without a double left for it (A11); -1 if none. */
function strangeTileIndex(set: TileSet, pile: readonly string[]): number {
  let bangs = 0;
  return pile.findIndex((id) => {
    if (set.tiles[set.indexOf.get(id) ?? -1]?.bang) bangs++;
    return !isDrawn(set, id) || bangs > set.doubles.length;
  });
}
