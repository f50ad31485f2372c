import type { Degrees } from '../core/ports.ts';
import type { Square } from '../core/tile.ts';
import {
  featuresOf,
  type GameEvent,
  legalPlacements,
  makePosition,
  parseAction,
  RULES_VERSION,
  type State,
  startState,
  step,
  type TileSet,
  viewFor,
} from '../games/amazonas/rules/index.ts';
import { RULE_EXAMPLES } from './rule-examples.ts';
import type { PlayedExample, RuleTopic, RuleTopicId } from './rule-topic.ts';

const played = new WeakMap<TileSet, Map<RuleTopicId, PlayedExample>>();

/** A topic by its id. */
export function ruleTopic(id: RuleTopicId): RuleTopic {
  return { id, ...RULE_EXAMPLES[id] };
}

/**
 * Plays the example of a topic; the same tile set gives the same one again.
 *
 * @throws Error naming the topic when the tile set lacks its tiles or they lie otherwise there: rules are told with the
 * set that comes with the program
 */
export function ruleExample(id: RuleTopicId, set: TileSet): PlayedExample {
  const known = played.get(set) ?? new Map<RuleTopicId, PlayedExample>();
  played.set(set, known);
  const example = known.get(id) ?? playExample(ruleTopic(id), set);
  known.set(id, example);
  return example;
}

function playExample({ id, seats, draws, turns, show }: RuleTopic, set: TileSet): PlayedExample {
  let state = startState(set, {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: set.hash,
    colours: [...seats],
    first: 0,
    pile: [...draws],
  });
  const events: GameEvent[] = [];
  for (const text of turns.flatMap((turn) => turn.split('; '))) {
    const action = parseAction(text);
    const result = action && step(state, state.seat, action);
    if (!result?.ok) throw new Error(`example of the rule "${id}": "${text}" cannot be played`);
    state = result.value.state;
    events.push(...result.value.events);
  }
  const view = viewFor(state);
  const tinted = featuresOf(state).filter(
    ({ kind, strengths }) => show.tints.includes(kind) && strengths.some((strength) => strength > 0),
  );
  return { state, view, position: makePosition(view), events, tinted, fits: fittingSquares(state) };
}

function fittingSquares(state: State): PlayedExample['fits'] {
  const squares = new Map<string, Square & { rotations: Degrees[] }>();
  for (const { x, y, rotation } of legalPlacements(state)) {
    const square = squares.get(`${x},${y}`) ?? { x, y, rotations: [] };
    square.rotations.push(rotation);
    squares.set(`${x},${y}`, square);
  }
  return [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
}
