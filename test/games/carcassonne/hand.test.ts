import { describe, expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { heldTiles } from '../../../src/games/carcassonne/expansions/hand/rules.ts';
import { optionsRejection } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { copyState, type State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { CONTENT } from './content.ts';

/** A game with hands from its start, with everything that happened in it. */
class HandGame {
  readonly state: State;
  readonly events: GameEvent[] = [];

  constructor(options: Partial<Options>, seats = 3) {
    const all = optionsSchema.parse(options);
    const setup = { content: CONTENT, colours: COLOURS.slice(0, seats), order: 'given' as const, options: all };
    this.state = startState(CONTENT, createSetup({ ...setup, seed: seedFor(JSON.stringify(options)) }));
  }

  /** What each seat holds. */
  get hands(): readonly (readonly string[])[] {
    const { scores, set } = this.state;
    return scores.map((_, seat) => heldTiles(this.state, seat).map((tile) => set.tiles[tile]!.id));
  }

  /** Carries out an action, by default what the rule for absent players would do; returns its events. */
  act(action = carcassonne.standInAction(this.state)): readonly GameEvent[] {
    const events: GameEvent[] = [];
    carcassonne.perform(this.state, action, events);
    this.events.push(...events);
    return events;
  }

  /** Plays until something is so, or to the end. */
  until(isSo: (state: State) => boolean): this {
    while (this.state.phase !== 'over' && !isSo(this.state)) this.act();
    return this;
  }
}

const isDrawing = ({ phase }: State) => phase === 'draw';

describe('a hand of tiles', () => {
  it.each([
    ['1', 68],
    ['2', 65],
    ['3', 62],
  ] as const)('of %s is dealt to three from the top of the pile, %i of 71 tiles stay (F17)', (hand, left) => {
    const game = new HandGame({ hand });
    const pile = game.state.pile.map((tile) => CONTENT.tiles[tile]!.id);
    game.act();
    const given = pile.slice(0, 3 * Number(hand));
    expect(game.state.pile.length - game.state.drawn).toBe(left);
    const drawn = game.events.flatMap((event) => (event.type === 'hands-filled' ? event.drawn : []));
    expect(drawn).toEqual(given.map((tile, at) => ({ seat: at % 3, tile })));
  });

  it('is seen by everybody, and proved (F18)', () => {
    const game = new HandGame({ hand: '3' });
    game.act();
    const { seats } = viewOf(game.state);
    expect(seats.map(({ parts }) => parts.hand)).toEqual(game.hands);
    expect(carcassonne.statedPosition(game.state)).toMatchObject({ seats: game.hands.map((hand) => ({ hand })) });
  });

  it('is filled at the start of the next turn, by a draw that nobody decides (F69)', () => {
    const game = new HandGame({ hand: '2' });
    game.act();
    game.until(isDrawing);
    expect(game.hands.map(({ length }) => length)).toEqual([1, 2, 2]);
    expect(carcassonne.dueAction!(game.state)).toEqual({ type: 'draw' });
    game.act();
    expect(game.hands[0]).toHaveLength(2);
  });

  it('of one is the tile of the next turn, with nothing to choose (F68)', () => {
    const game = new HandGame({ hand: '1' });
    for (let turn = 1; turn <= 12; turn++) {
      game.until(isDrawing);
      const [next] = game.hands[game.state.seat] ?? [];
      const events = game.act();
      expect(game.state.phase).toBe('place');
      if (next) expect(events).toContainEqual({ type: 'drawn', seat: game.state.seat, tile: next });
    }
  });

  it('offers equal tiles once (F21)', () => {
    const game = new HandGame({ hand: '3' });
    game.until((state) => state.phase === 'hand' && new Set(heldTiles(state, state.seat)).size === 2);
    expect(legalActions(game.state)).toHaveLength(2);
  });

  it('is dealt once the lake lies, the first tile to the seat that places next (F21)', () => {
    const game = new HandGame({ river: true, hand: '2' });
    const isRiver = ({ drawn }: State) => drawn < 11;
    while (isRiver(game.state) || game.state.phase !== 'draw') {
      expect(game.hands).toEqual([[], [], []]);
      game.act();
    }
    const { seat } = game.state;
    const [event] = game.act();
    expect(event?.type === 'hands-filled' && event.drawn.map((one) => one.seat)).toEqual(
      [0, 1, 2, 0, 1, 2].map((at) => (seat + at) % 3),
    );
  });

  it('is drawn as ever while the river lasts: a table that draws by hand does so (F69)', () => {
    const game = new HandGame({ river: true, hand: '1' });
    expect(carcassonne.dueAction!(game.state)).toBeUndefined();
    expect(carcassonne.openingAction(game.state)).toEqual({ type: 'draw' });
  });

  it.each(['1', '2', '3'] as const)('of %s is played to the last tile (F20)', (hand) => {
    const game = new HandGame({ hand, traders: true, inns: true }, 4).until(() => false);
    const { board, discarded, drawn, pile } = game.state;
    expect(drawn).toBe(pile.length);
    expect(game.hands).toEqual([[], [], [], []]);
    expect(board.tileCount - 1 + discarded.length).toBe(pile.length);
  });

  it('is placed by the rule for absent players from the tile held longest that fits (F71)', () => {
    const game = new HandGame({ hand: '3' });
    game.until(({ phase }) => phase === 'hand');
    const [first] = legalActions(game.state);
    expect(carcassonne.standInAction(game.state)).toEqual(first);
    const oldest = heldTiles(game.state, game.state.seat).find((tile) => {
      const trial = copyState(game.state);
      return legalActions(trial).some((action) => action.type === 'hand' && action.tile === CONTENT.tiles[tile]!.id);
    });
    expect(first).toEqual({ type: 'hand', tile: CONTENT.tiles[oldest!]!.id });
  });

  it('gives the tile that is asked for, and no other', () => {
    const game = new HandGame({ hand: '2' });
    game.until(({ phase }) => phase === 'hand');
    const { seat } = game.state;
    const absent = CONTENT.tiles.find(({ id }) => !game.hands[seat]!.includes(id))!.id;
    const rejection = carcassonne.rejectionOf(game.state, seat, { type: 'hand', tile: absent });
    expect(rejection).toEqual({ code: 'not-possible', action: 'hand' });
    const [, tile] = game.hands[seat]!;
    game.act({ type: 'hand', tile: tile! });
    expect(game.state.phase).toBe('place');
    expect(carcassonne.viewOf(game.state)).toMatchObject({ drawn: tile });
  });

  it('is not played with the chips of Benelux (F2)', () => {
    const on = (map: string, chips: boolean) => optionsRejection({ map, chips, hand: '2' }, { content: CONTENT })?.code;
    expect(on('benelux', true)).toBe('hand-beside-draw');
    expect([on('benelux', false), on('germany', true), on('great-britain', true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('tells where held tiles fit, beside those of the pile (F73)', () => {
    const game = new HandGame({ hand: '3' });
    game.act();
    const fitting = carcassonne.fittingTiles!(game.state, { x: 1, y: 0 });
    const held = fitting.ok ? fitting.value.filter(({ isHeld }) => isHeld) : [];
    const all = game.hands.flat();
    expect(held.length).toBeGreaterThan(0);
    for (const { tile, count } of held) expect(all.filter((one) => one === tile)).toHaveLength(count);
  });

  it('is chosen and placed by computers', () => {
    const game = new HandGame({ hand: '3' }, 2);
    const choose = chooserFor('computers with hands');
    game.until(({ phase }) => phase === 'hand');
    const { computer } = carcassonne;
    const moves = computer!.candidates!(game.state);
    const move = moves[choose(moves.length)]!;
    computer!.take(game.state, move);
    expect(computer!.rateTurns!(game.state, computer!.weightsFor(game.state).early)?.count).toBeGreaterThan(0);
  });
});
