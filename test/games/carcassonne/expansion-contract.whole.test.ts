import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { EXPANSIONS } from '../../../src/games/carcassonne/expansions/index.ts';
import { ACTION_SCHEMAS } from '../../../src/games/carcassonne/game/action.ts';
import { turnStepsOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { scoringOf } from '../../../src/games/carcassonne/game/scoring.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { dueAction } from '../../../src/games/carcassonne/rules/move.ts';
import { EXPANSION_OPTIONS, MAPS, type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { copyState, type Expansion, type State, statePart } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { ActionSchema } from '../../../src/games/kernel/action.ts';
import { hiddenParts } from '../contract/parts-shown.ts';
import { CONTENT } from './content.ts';

/** What an action changed in a random game. */
interface Moment {
  readonly action: Action;
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** A random game of three from its start to its end. */
function momentsFrom(start: State, name: string): Moment[] {
  const choose = chooserFor(name);
  const moments: Moment[] = [];
  for (let before = start; before.phase !== 'over'; before = moments.at(-1)!.after) {
    const legal = legalActions(before);
    const action = dueAction(before) ?? legal[choose(legal.length)]!;
    const [after, events]: [State, GameEvent[]] = [copyState(before), []];
    perform(after, action, events);
    moments.push({ action, before, events, after });
  }
  return moments;
}

function startWith(options: Partial<Options>): State {
  const parsed = optionsSchema.parse(options);
  const common = { content: CONTENT, colours: COLOURS.slice(0, 3), order: 'given' as const };
  return startState(CONTENT, createSetup({ ...common, seed: seedFor('expansions'), options: parsed }));
}

/** Every expansion from a box on the open table, and the chips of every map. */
const GAMES: readonly Partial<Options>[] = [
  ...Object.entries(EXPANSION_OPTIONS).map(([id, values]) => ({ [id]: values.at(-1) })),
  ...MAPS.map((map) => ({ map, chips: true })),
];
const played = GAMES.map((options) => ({
  name: JSON.stringify(options),
  moments: momentsFrom(startWith(options), JSON.stringify(options)),
}));

/** A game with an expansion that breaks a rule. */
function playedWith(expansion: Expansion): Moment[] {
  const start = startWith({});
  return momentsFrom(
    { ...start, rules: { ...start.rules, expansions: [expansion], ...turnStepsOf([expansion]) } },
    'planted',
  );
}

/** The names that several values have. */
function alike(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) < at);
}

const typesOf = (schemas: readonly ActionSchema[]) => schemas.map(({ shape }) => String(shape.type.value));

describe('what expansions write', () => {
  it('is no two kinds of action alike, which all begin with their types', () => {
    expect(alike(typesOf(ACTION_SCHEMAS))).toEqual([]);
    const planted = z.strictObject({ type: z.literal('retrieve') }) as unknown as ActionSchema;
    expect(alike(typesOf([...ACTION_SCHEMAS, planted]))).toEqual(['retrieve']);
  });

  it('is no two kinds of piece alike', () => {
    const pieces = EXPANSIONS.flatMap((one) => one.pieces ?? []).map(({ id }) => id);
    expect(alike(['meeple', 'upgraded', ...pieces])).toEqual([]);
  });
});

/** What the events of an action leave out of the points that it gave, and categories that the score sheet has not. */
function untold({ before, events, after }: Moment): (number | string)[] {
  const scorings = events.flatMap((event) => scoringOf(event) ?? []);
  const left = after.scores.map((score, at) => score - before.scores[at]!);
  for (const { seat, points } of scorings.flatMap(({ lines }) => lines)) left[seat] = left[seat]! - points;
  const categories = scorings.map(({ category }) => category);
  return [...left.filter(Boolean), ...categories.filter((one) => !carcassonne.scoreCategories.includes(one))];
}

describe('the points of expansions', () => {
  it.each(played)('are all on the score sheet: $name', ({ moments }) => {
    expect(moments.flatMap(untold)).toEqual([]);
  });

  it('are found where an event pays that is on no score sheet', () => {
    const gift = (state: State, events: GameEvent[] | undefined) => {
      state.scores[0] = state.scores[0]! + 5;
      events?.push({ type: 'gift', seat: 0, points: 5 } as unknown as GameEvent);
    };
    expect(playedWith({ gameEnds: gift }).flatMap(untold)).toEqual([5]);
  });
});

/** What an action changes in parts of the state that nobody sees. */
const hidden = (moment: Moment) => hiddenParts(carcassonne as AnyGame, moment);

describe('figures and cards of expansions', () => {
  it.each(played)('are all in the view: $name', ({ moments }) => {
    expect(moments.flatMap(hidden)).toEqual([]);
  });

  it('are found where the view hides them', () => {
    const card = statePart<{ readonly seat?: number }>('secret', { seat: 0 });
    const start = (state: State) => card.change(state, { seat: state.seat });
    const found = playedWith({ turnEnded: start }).flatMap(hidden);
    expect(found).toEqual(
      expect.arrayContaining(['the view hides secret after pass', 'records do not prove secret after pass']),
    );
  });
});

it('tells of every choice about something on the board on which tile that lies, and pages show it there', () => {
  const told = new Set<string>();
  const elsewhere = new Set<string>();
  for (const { before } of played.flatMap(({ moments }) => moments)) {
    const tiles = carcassonne.viewOf(before).tiles.map(({ x, y }) => `${x},${y}`);
    for (const { step, action, square, standing, onCorner, options } of carcassonne.choices(before)) {
      if (standing || onCorner || step === 'square') continue;
      if (!square && options.x === undefined) elsewhere.add(action.type);
      if (!square) continue;
      told.add(action.type);
      expect(tiles).toContain(`${square.x},${square.y}`);
      if ('x' in action) expect(square).toMatchObject({ x: action.x, y: action.y });
    }
  }
  expect([...told].sort()).toEqual([
    'dragon',
    'fairy',
    'home',
    'ingot',
    'lakeFerry',
    'mage',
    'princess',
    'remove',
    'retrieve',
    'upgrade',
    'witch',
  ]);
  // About cards, chips and the score track, or the tile just placed alone.
  const others = 'circle draw festival hand island keep pass robber sell set turn';
  expect([...elsewhere].sort()).toEqual(others.split(' '));
});
