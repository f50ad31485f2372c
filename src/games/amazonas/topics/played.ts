import { parseAction } from '../rules/action-notation.ts';
import type { GameEvent } from '../rules/event.ts';
import { featuresOf } from '../rules/feature.ts';
import { step } from '../rules/game-rules.ts';
import { RULES_VERSION, type Setup } from '../rules/setup.ts';
import { startState } from '../rules/state.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { viewFor } from '../rules/view.ts';
import type { PlayedTopic, Topic } from './topic.ts';

const played = new WeakMap<TileSet, Map<Topic, PlayedTopic>>();

/**
 * Plays the example of a topic; the same tile set gives the same one again.
 *
 * @throws Error when the tile set lacks its tiles or these differ there: examples use the set that comes with the game
 */
export function playedTopic(topic: Topic, set: TileSet): PlayedTopic {
  const known = played.get(set) ?? new Map<Topic, PlayedTopic>();
  played.set(set, known);
  const example = known.get(topic) ?? play(topic, set);
  known.set(topic, example);
  return example;
}

function play({ seats, draws, turns, show }: Topic, set: TileSet): PlayedTopic {
  const setup: Setup = {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: set.hash,
    colours: [...seats],
    first: 0,
    pile: [...draws],
  };
  let state = startState(set, setup);
  const events: GameEvent[] = [];
  for (const text of turns.flatMap((turn) => turn.split('; '))) {
    const action = parseAction(text);
    const result = action && step(state, state.seat, action);
    if (!result?.ok) throw new Error(`an example of the rules: "${text}" cannot be played`);
    state = result.value.state;
    events.push(...result.value.events);
  }
  const tinted = featuresOf(state).filter(
    ({ kind, strengths }) => show.tints.includes(kind) && strengths.some((strength) => strength > 0),
  );
  return { setup, state, view: viewFor(state), events, tinted };
}
