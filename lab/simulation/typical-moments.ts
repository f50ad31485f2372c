import { COLOURS } from '../../src/core/colour.ts';
import type { GameEvent } from '../../src/games/amazonas/rules/event.ts';
import { legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import { createSetup } from '../../src/games/amazonas/rules/setup.ts';
import { copyState, type State, startState } from '../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../src/games/amazonas/rules/tile-set.ts';
import { AMAZONAS } from './amazonas.ts';
import { chooserFor, seedFor } from './chooser.ts';
import { playActions } from './play-actions.ts';
import { decideByPolicy } from './playable-game.ts';

/** A moment of a game with all events since the beginning of the previous turn. */
export interface TypicalMoment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const MOMENT_CONDITIONS: Readonly<Record<string, (moment: TypicalMoment) => boolean>> = {
  start: () => true,
  early: ({ state }) => state.turn >= 8 && state.phase === 'draw',
  place: ({ state }) => state.turn >= 24 && state.phase === 'place' && legalPlacements(state).length > 6,
  scored: ({ state, events }) => state.turn >= 20 && state.phase === 'draw' && events.some(isScoring),
  piece: ({ state }) => state.turn >= 40 && state.phase === 'piece',
  double: ({ state }) => state.phase === 'double',
  late: ({ state }) => state.turn >= 66 && state.phase === 'place',
  end: ({ state }) => state.phase === 'over',
};

/** True if an event gives points to a seat before the final scoring. */
export function isScoring(event: GameEvent): boolean {
  return event.type === 'feature-scored' && !event.final && event.seats.length > 0;
}

/** Plays a game of greedy players; returns its first moment of each kind in `MOMENT_CONDITIONS`. */
export function typicalMoments(set: TileSet, seats: number): Map<string, TypicalMoment> {
  const moments = new Map<string, TypicalMoment>();
  const setup = createSetup({
    set,
    colours: COLOURS.slice(0, seats),
    seed: seedFor(`picture ${seats}`),
    order: 'given',
  });
  const state = startState(set, setup);
  const choose = chooserFor(`picture ${seats}`);
  let [before, events]: (readonly GameEvent[])[] = [[], []];
  const look = () => {
    const now = { state, events: [...before!, ...events!] };
    for (const [name, isWanted] of Object.entries(MOMENT_CONDITIONS)) {
      if (!moments.has(name) && isWanted(now)) moments.set(name, { ...now, state: copyState(state) });
    }
  };
  look();
  let turn = state.turn;
  for (const { events: next } of playActions(AMAZONAS.rules, state, decideByPolicy(AMAZONAS, 'greedy', choose))) {
    events = [...events!, ...next];
    if (state.turn !== turn) [before, events] = [events, []];
    turn = state.turn;
    look();
  }
  return moments;
}
