import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tileAt } from '../../src/engine/core/board.ts';
import { SIDE_STEPS } from '../../src/engine/core/ports.ts';
import {
  type Action,
  type AmazonasLogEntry,
  createSetup,
  type FoldedAction,
  fold,
  type GameEvent,
  legalActions,
  loadTileSet,
  parseSeed,
  type Setup,
  type Square,
  type State,
  scoreLines,
  startState,
  step,
  type TileSet,
  type View,
  viewFor,
} from '../../src/engine/index.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { VARIANTS } from '../support/referee/variants.ts';
import { NaiveBoard, type NaiveFeature } from './naive.ts';
import { runs, setups } from './play.ts';

/** One action that counts, with what anybody could see before and after it. */
interface Drawing extends FoldedAction {
  readonly set: TileSet;
  readonly before: View;
  readonly after: View;
  /** Features as the pieces stand when the action is scored: those from before and the one it places. */
  readonly features: readonly NaiveFeature[];
}

/** The shipped tiles, tiles that are often discarded, and tributaries on which many meeples meet. */
const SETS = (['shipped', 'awkward', 'tributaries'] as const).map((name) => {
  const loaded = loadTileSet(VARIANTS[name]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.value;
});

/** Every kind of event, and of movement and scoring; each must come up. */
const KINDS = (
  'amazon-scored, discarded, drawn, ended, feature-scored, feature-scored final, mouth-scored, piece-placed, placed, ' +
  'sailed icons by meeple, sailed icons by place, sailed no-piece by boat, sailed no-piece by place, ' +
  'sailed no-points, turn-started'
).split(', ');

it('every event of a log has its cause in the log, and nothing changes without an event', () => {
  const seen = new Set<string>();
  let undone = 0;
  fc.assert(
    fc.property(setups, fc.nat(SETS.length - 1), fc.integer(), (shipped, which, picks) => {
      const set = SETS[which]!;
      const setup = setupFor(set, shipped, picks);
      const { log, counting, states } = playTakingBack(set, setup, picks);
      const folded = fold(set, setup, log);
      if (!folded.ok) throw new Error(JSON.stringify(folded.failure));
      const { actions } = folded.value;
      expect(actions.map(({ entry }) => entry)).toEqual(counting);
      undone += log.length - actions.length;
      const revealed: string[] = [];
      actions.forEach((folding, at) => {
        expect({ type: 'action', seat: folding.seat, action: folding.action }).toEqual(log[folding.entry]);
        const scene = sceneOf(set, folding, states[at]!, states[at + 1]!);
        for (const [index, event] of scene.events.entries()) {
          const problem = unexplained(scene, index);
          if (problem) throw new Error(`${problem}: ${JSON.stringify(event)} of ${JSON.stringify(scene.action)}`);
          if (event.type === 'drawn' || event.type === 'discarded') revealed.push(event.tile);
          seen.add(kindOf(scene, event));
        }
        expectChangesTold(scene);
      });
      expect(revealed).toEqual(setup.pile.slice(0, revealed.length));
      expectRiverTurnsScored(actions, states);
    }),
    runs(36),
  );
  expect([...seen].sort()).toEqual(KINDS);
  expect(undone).toBeGreaterThan(0);
});

/** A game of as many players with another tile set. */
function setupFor(set: TileSet, { colours }: Setup, picks: number): Setup {
  const seed = parseSeed((picks >>> 0).toString(16).padStart(32, '7'))!;
  return createSetup({ set, colours, seed, order: 'random' });
}

/** A whole game in which about one action in eight is taken back where that is allowed. */
function playTakingBack(set: TileSet, setup: Setup, picks: number) {
  const pick = chooserFor(picks);
  const log: AmazonasLogEntry[] = [];
  const states: State[] = [startState(set, setup)];
  const counting: number[] = [];
  for (let state = states[0]!; state.phase !== 'over'; state = states.at(-1)!) {
    const last = log[counting.at(-1) ?? -1];
    if (last?.type === 'action' && last.action.type !== 'draw' && pick(8) === 0) {
      log.push({ type: 'takeback', seat: last.seat });
      counting.pop();
      states.pop();
      continue;
    }
    const legal = legalActions(state);
    // Half of the time meeples, and tiles between others: so that features of several meeples meet.
    const wanted = pick(2) === 0 ? legal.filter((action) => bringsTogether(state, action)) : [];
    const choice = wanted.length > 0 ? wanted : legal;
    const action = choice[pick(choice.length)]!;
    const result = step(state, state.seat, action);
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    counting.push(log.length);
    log.push({ type: 'action', seat: state.seat, action });
    states.push(result.value.state);
  }
  return { log, counting, states };
}

function bringsTogether({ board }: State, action: Action): boolean {
  if (action.type !== 'place') return action.type === 'meeple';
  const { x, y } = action;
  return SIDE_STEPS.filter((step) => tileAt(board, x + step.x, y + step.y) >= 0).length > 1;
}

function sceneOf(set: TileSet, folding: FoldedAction, was: State, is: State): Drawing {
  const [before, after] = [viewFor(was), viewFor(is)];
  const { action, seat } = folding;
  const placed =
    action.type === 'meeple' || action.type === 'camp'
      ? [{ seat, piece: action.type, tile: after.tiles.length - 1, segment: action.on }]
      : [];
  let found: NaiveFeature[] | undefined;
  return {
    ...folding,
    set,
    before,
    after,
    get features() {
      found ??= new NaiveBoard(set, { ...after, pieces: [...before.pieces, ...placed] }).features();
      return found;
    },
  };
}

function kindOf({ action }: Drawing, event: GameEvent): string {
  if (event.type === 'feature-scored' && event.final) return 'feature-scored final';
  if (event.type !== 'sailed') return event.type;
  if (event.cause === 'no-points') return 'sailed no-points';
  // A double is laid in the place of a tile.
  return `sailed ${event.cause} by ${action.type === 'double' ? 'place' : action.type}`;
}

/** What is wrong with the cause of an event of the scene; undefined when it has one. */
function unexplained(scene: Drawing, index: number): string | undefined {
  const { action, seat, before, after, events, set } = scene;
  const event = events[index]!;
  const unless = (cause: boolean, problem: string) => (cause ? undefined : problem);
  switch (event.type) {
    case 'drawn':
    case 'discarded': {
      const { role } = set.tiles[set.indexOf.get(event.tile)!]!;
      const places = new NaiveBoard(set, before).placements(event.tile, before.river.front).size;
      const fits = role === 'amazon' || places > 0;
      return unless(action.type === 'draw' && event.seat === seat && fits === (event.type === 'drawn'), 'no such draw');
    }
    case 'placed': {
      const laid = after.tiles.at(-1)!;
      const asked =
        (action.type === 'place' && event.tile === before.drawn && event.x === action.x && event.y === action.y) ||
        (action.type === 'double' && event.tile === action.tile && before.turn === before.tiles.at(-1)!.turn);
      const same = laid.tile === event.tile && laid.x === event.x && laid.y === event.y;
      const turned = 'rotation' in action && event.rotation === action.rotation && laid.rotation === event.rotation;
      return unless(asked && same && turned && event.seat === seat && index === 0, 'nobody laid this tile so');
    }
    case 'piece-placed': {
      const { x, y } = after.tiles.at(-1)!;
      const asked = action.type === event.piece && action.on === event.segment && event.seat === seat;
      return unless(asked && event.x === x && event.y === y && index === 0, 'nobody placed this piece');
    }
    case 'sailed':
      return unexplainedSail(scene, index, event);
    case 'feature-scored':
      return unexplainedFeature(scene, event);
    case 'amazon-scored':
      return unless(
        after.tiles.at(-1)!.turn === before.turn && pieceDone(scene, index),
        'no piece or step of this turn precedes it',
      );
    case 'mouth-scored':
      return unless(events.at(index + 1)?.type === 'ended', 'the game goes on');
    case 'turn-started': {
      const next = (seat + 1) % before.seats.length;
      const told = event.seat === next && event.turn === before.turn + 1 && after.turn === event.turn;
      return unless(told && index === events.length - 1 && pieceDone(scene, index), 'the turn is not over');
    }
    case 'ended': {
      const empty = after.pile.land + after.pile.amazon === 0 && after.phase === 'over';
      return unless(empty && index === events.length - 1, 'the game is not over');
    }
  }
}

/** Whether a piece, or a step instead of it, comes before the event of this index. */
function pieceDone({ events }: Drawing, index: number): boolean {
  return events
    .slice(0, index)
    .some((event) => event.type === 'piece-placed' || (event.type === 'sailed' && event.cause === 'no-piece'));
}

type Sailed = Extract<GameEvent, { type: 'sailed' }>;
type FeatureScored = Extract<GameEvent, { type: 'feature-scored' }>;

function unexplainedSail(scene: Drawing, index: number, event: Sailed): string | undefined {
  const { action, seat, before, after, events, features, set } = scene;
  const last = after.tiles.length - 1;
  const onLast = features.filter(({ tiles }) => tiles.has(last));
  switch (event.cause) {
    case 'icons': {
      const beside = onLast.filter(({ kind, strength }) => kind === 'tributary' && strength[event.seat]! > 0);
      const known = new NaiveBoard(set, before)
        .features()
        .filter(({ kind, strength }) => kind === 'tributary' && strength[event.seat]! > 0)
        .filter((part) => beside.some(({ parts }) => parts.includes(part.parts[0]!)));
      if (event.steps !== iconsOn(beside) - iconsOn(known)) return 'other icons are new to these meeples';
      if (action.type === 'place') return undefined;
      const ends = beside.some(({ parts }) => 'on' in action && parts.includes(`${last} ${action.on}`));
      return action.type === 'meeple' && event.seat === seat && ends ? undefined : 'no meeple joined a tributary';
    }
    case 'no-piece': {
      if (event.steps !== 1 || event.seat !== seat) return 'it is one step of the seat to move';
      if (action.type === 'boat') return undefined;
      const { meeples, camps } = before.seats[seat]!;
      const free = onLast.filter(({ strength }) => strength.every((pieces) => pieces === 0));
      const possible = free.some(({ kind }) => kind !== 'amazon' && (kind === 'jungle' ? camps : meeples) > 0);
      const laid = action.type === 'place' || action.type === 'double';
      return laid && !possible ? undefined : 'a piece could be placed';
    }
    case 'no-points': {
      const scored = events.slice(0, index).find(({ type }) => type === 'amazon-scored');
      if (scored?.type !== 'amazon-scored' || event.steps !== 1) return 'the Amazon was not scored';
      return scored.awards.some((award) => award.seat === event.seat) ? 'the boat got points' : undefined;
    }
  }
}

function iconsOn(features: readonly NaiveFeature[]): number {
  return features.reduce((sum, { boat }) => sum + boat, 0);
}

function unexplainedFeature(scene: Drawing, event: FeatureScored): string | undefined {
  const { before, after, events } = scene;
  const last = after.tiles.length - 1;
  const found = scoredFeature(scene, event);
  if (!found) return 'no such feature';
  const { kind, tiles, fruit, animal, open } = found;
  const each = kind === 'village' && open === 0 ? 2 : 1;
  if (event.points !== (kind === 'jungle' ? animal : tiles.size * each + fruit)) return 'other points are due';
  if (event.final) return events.at(-1)!.type === 'ended' ? undefined : 'the game goes on';
  if (open > 0) return 'it is open';
  const touches = tiles.has(last) && after.tiles[last]!.turn === before.turn;
  return touches ? undefined : 'the tile of this turn does not touch it';
}

/** The feature that an event tells of: on these tiles, with these icons and the pieces of these seats. */
function scoredFeature({ after, features }: Drawing, event: FeatureScored): NaiveFeature | undefined {
  const text = (squares: readonly Square[]) => JSON.stringify(squares.map(({ x, y }) => `${x} ${y}`).sort());
  const squares = text(event.squares);
  const seats = [...event.seats, ...event.beaten].sort().join();
  return features.find(
    ({ kind, tiles, fruit, animal, strength }) =>
      kind === event.kind &&
      fruit === event.fruit &&
      animal === event.animals &&
      strength.flatMap((pieces, seat) => (pieces > 0 ? [seat] : [])).join() === seats &&
      text([...tiles].flatMap((tile) => after.tiles[tile]!.squares)) === squares,
  );
}

/** Scores, boats, pieces and tiles change by as much as the events of the entry tell, and by nothing else. */
function expectChangesTold(scene: Drawing): void {
  const { before, after, events } = scene;
  const expected = before.seats.map((seat) => ({ ...seat }));
  for (const event of events) {
    for (const { seat, points } of scoreLines(event)) expected[seat]!.score += points;
    if (event.type === 'sailed') {
      const { seat, from, to, steps } = event;
      expect(from).toBe(expected[seat]!.space);
      expect(to).toBe(Math.min(from + steps, after.river.spaces));
      expected[seat]!.space = to;
    } else if (event.type === 'piece-placed') {
      expected[event.seat]![event.piece === 'meeple' ? 'meeples' : 'camps']--;
    } else if (event.type === 'feature-scored' && !event.final) {
      scoredFeature(scene, event)!.strength.forEach((pieces, seat) => {
        expected[seat]!.meeples += pieces;
      });
    }
  }
  expect(after.seats).toEqual(expected);
  const told = (type: GameEvent['type']) => events.filter((event) => event.type === type).length;
  expect(after.tiles.length - before.tiles.length).toBe(told('placed'));
  expect(after.discarded.length - before.discarded.length).toBe(told('discarded'));
  expect(after.turn - before.turn).toBe(told('turn-started'));
  expect(after.phase === 'over').toBe(told('ended') === 1 && told('mouth-scored') === 1);
}

/** The Amazon is scored in every turn that laid a piece of the river, once, and in no other (A25). */
function expectRiverTurnsScored(actions: readonly FoldedAction[], states: readonly State[]): void {
  const { set } = states[0]!;
  const laid = viewFor(states.at(-1)!).tiles.filter(({ tile }) => set.tiles[set.indexOf.get(tile)!]!.role !== 'land');
  const scored = actions.flatMap(({ events }, at) =>
    events.flatMap(({ type }) => (type === 'amazon-scored' ? [states[at]!.turn] : [])),
  );
  expect(scored).toEqual([...new Set(laid.map(({ turn }) => turn))].filter((turn) => turn > 0));
}
