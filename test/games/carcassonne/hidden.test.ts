import { describe, expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import { makeRecord, parseRecord, replayRecord } from '../../../src/core/record.ts';
import { CHIPS_PART } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import { ISLANDS_PART } from '../../../src/games/carcassonne/expansions/islands/rules.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { Action } from '../../../src/games/carcassonne/rules/action.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { CONTENT } from './content.ts';

interface Running {
  readonly setup: Setup;
  readonly state: State;
  readonly log: readonly LogEntry<Action>[];
}

/** A random game with the chips of a map, after some actions. */
function running(map: (typeof MAPS)[number], actions: number): Running {
  const setup = createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor(`hidden ${map} ${actions}`),
    order: 'random',
    options: { map, chips: true },
  });
  const state = startState(CONTENT, setup);
  const choose = chooserFor(`hidden ${map} ${actions}`);
  const log: LogEntry<Action>[] = [];
  while (log.length < actions) {
    const legal = legalActions(state);
    const action = legal[choose(legal.length)]!;
    log.push({ type: 'action', seat: state.seat, action });
    RULES.perform(state, action, []);
  }
  return { setup, state, log };
}

/** The same game with everything that nobody has seen in another order. */
function shuffledBehind({ setup, state }: Running): Setup {
  const { drawn } = state;
  const layout = setup.layout!;
  const isHidden = (x: number, y: number) =>
    CHIPS_PART.of(state).onBoard.some((one) => one.x === x && one.y === y && !one.faceUp);
  const hidden = layout.chips!.filter(({ x, y }) => isHidden(x, y));
  const laid = layout.chips!.map((chip) => {
    if (!isHidden(chip.x, chip.y)) return chip;
    // Taken from the other end; on the map with squares of colours, within the colour.
    const fits = hidden.findLastIndex(({ colour }) => state.map!.chips.game !== 'isle' || colour === chip.colour);
    const [{ colour, value }] = hidden.splice(fits, 1) as [(typeof hidden)[number]];
    return { x: chip.x, y: chip.y, colour, value };
  });
  // Tiles face down on islands and those of the pile are mixed with each other.
  const seenOn = (island: number, piles: number, pile: number, tiles: readonly string[]) => {
    const left = ISLANDS_PART.of(state).piles[island * piles + pile]!;
    return tiles.length - left.tiles.length + (left.faceUp && left.tiles.length > 0 ? 1 : 0);
  };
  const unseen = [
    ...(layout.islands ?? []).flatMap((piles, island) =>
      piles.flatMap((tiles, pile) => tiles.slice(seenOn(island, piles.length, pile, tiles))),
    ),
    ...setup.pile.slice(drawn),
  ].reverse();
  const islands = layout.islands?.map((piles, island) =>
    piles.map((tiles, pile) => {
      const seen = seenOn(island, piles.length, pile, tiles);
      return [...tiles.slice(0, seen), ...unseen.splice(0, tiles.length - seen)];
    }),
  );
  const pile = [...setup.pile.slice(0, drawn), ...unseen];
  return { ...setup, pile, layout: { ...layout, chips: laid, ...(islands && { islands }) } };
}

const record = ({ setup, log }: Running) => makeRecord(RULES, { content: CONTENT, setup, log, order: 'random' });

describe.each(MAPS)('a running game with the chips of %s', (map) => {
  it.each([1, 20, 60, 61, 62, 120, 121, 180])('tells nobody what is still hidden after %i actions', (actions) => {
    const game = running(map, actions);
    const other = shuffledBehind(game);
    expect(other).not.toEqual(game.setup);
    const state = startState(CONTENT, other);
    for (const { action } of game.log as readonly { action: Action }[]) RULES.perform(state, action, []);
    expect(viewOf(state)).toEqual(viewOf(game.state));
    const told = record(game);
    expect(told.setup.seed).toBeUndefined();
    expect(record({ ...game, setup: other }).setup).toEqual(told.setup);
  });

  it.each([20, 60, 121])('has a record after %i actions that leads to the same position', (actions) => {
    const game = running(map, actions);
    const parsed = parseRecord(RULES, JSON.parse(JSON.stringify(record(game))));
    const replayed = parsed.ok ? replayRecord(RULES, parsed.value, CONTENT) : parsed;
    expect(replayed.ok && viewOf(replayed.value.state as State)).toEqual(viewOf(game.state));
  });
});
