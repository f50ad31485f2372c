import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fold } from '../../../src/core/fold.ts';
import { makeAction } from '../../../src/games/carcassonne/game/action.ts';
import { type Carcassonne, RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { scoreLines } from '../../../src/games/carcassonne/game/scoring.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { parseScenario, playScenario } from '../../support/scenario.ts';
import { differences } from './referee/comparison.ts';
import type { GameOptions } from './referee/expansions.ts';
import { Referee } from './referee/referee.ts';

const FOLDER = new URL('../../scenarios/', import.meta.url);

/** The scenarios of Carcassonne that begin with the start tile alone and without points, and with tiles that the referee knows. */
const SCENARIOS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((file) => ({ file, scenario: parseScenario(file, readFileSync(new URL(file, FOLDER), 'utf8')) }))
  .filter(({ scenario: { game, board, scores, tiles } }) => game === 'carcassonne' && !board && !scores && !tiles);

it.each(SCENARIOS)('the referee plays $file as the engine does', ({ file, scenario }) => {
  const played = playScenario(file, scenario);
  const folded = fold<Carcassonne>(RULES, played.start() as State, played.log as never);
  if (!folded.ok) throw new Error('the log does not fold');
  const state = played.start() as State;
  const { set, setup, pile, seat } = state;
  const referee = new Referee({
    options: setup.options as GameOptions,
    colours: scenario.seats,
    first: seat,
    pile: [...pile].map((tile) => set.tiles[tile]!.id),
    ...(setup.layout && { layout: setup.layout }),
  });
  const sheet = state.scores.map(() => 0);
  for (const { action } of folded.value.actions) {
    const [events, before]: [GameEvent[], number] = [[], referee.told.length];
    RULES.perform(state, action, events);
    referee.apply(makeAction(action));
    for (const line of events.flatMap(scoreLines)) sheet[line.seat]! += line.points;
    const told = referee.told.slice(before);
    expect(differences({ state, legal: legalActions(state), sheet, events }, referee, told)).toEqual([]);
  }
});
