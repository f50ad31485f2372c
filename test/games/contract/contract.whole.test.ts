import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../lab/positions/index.ts';
import { makeDraft, parseDraft } from '../../../src/app/draft.ts';
import { makeControlId } from '../../../src/bot/write/buttons.ts';
import { type Choose, chooserFor } from '../../../src/core/chooser.ts';
import { step, takebackRejection } from '../../../src/core/fold.ts';
import { makeLogLine, parseLogLine } from '../../../src/core/log.ts';
import { verifyRecord } from '../../../src/core/proof.ts';
import { makeRecord, parseRecord, positionHash, replayRecord } from '../../../src/core/record.ts';
import { choiceLetters } from '../../../src/games/contract/choice-letter.ts';
import type { CommonEvent } from '../../../src/games/contract/game-words.ts';
import type { Choice } from '../../../src/games/contract/position.ts';
import type { TilePlace } from '../../../src/games/contract/view.ts';
import { expectChanceFinal, expectChanceHeld } from './chance-held.ts';
import { conceivableActions } from './conceivable-actions.ts';
import { expectPartsShown } from './parts-shown.ts';
import { expectPiecesOfChoices, expectPiecesTold } from './pieces-told.ts';
import {
  type Action,
  answersOf,
  BOARDS,
  type Board,
  gamesOn,
  type Log,
  legalActions,
  type Moment,
  momentsOn,
  positionBefore,
  someMoments,
  stateAfter,
  viewAt,
} from './played-boards.ts';
import { otherwiseHidden, shown, told } from './told.ts';

/** Characters of a line of the log in a record, and of the id of a control on Discord. */
const MAX_CHARACTERS = 100;

/** Numbers of a game and its revision after many years. */
const LATE = { gameId: 99_999_999, revision: 99_999 };

/** Actions that end any turn if each of them does nothing where that is possible. */
const MAX_OF_A_TURN = 10;

describe.each(BOARDS)('$name: an action', (board) => {
  const { game } = board;
  const textOf = (action: Action) => game.makeAction(action);

  it('is accepted when it is legal and rejected with a reason when it is not, and neither changes the state', () => {
    const choose = chooserFor(board.name);
    let rejected = 0;
    for (const [at, { before }] of someMoments(board, 25).entries()) {
      const { seat } = game.progressOf(before);
      const legal = legalActions(board, before);
      expect(new Set(legal.map(textOf)).size).toBe(legal.length);
      const left = answersOf(game, before, true);
      const texts = new Set([...legal, ...left].map(textOf));
      // Telling all of a state, and carrying out an action, take long.
      const look = at % 6 === 0 ? shown(board, before) : undefined;
      for (const action of [...legal, ...left]) {
        expect(game.rejectionOf(before, seat, action), textOf(action)).toBeUndefined();
        for (const other of [-1, seat + 1, seat - 1].filter((one) => one !== seat)) {
          expect(game.rejectionOf(before, other, action)).toMatchObject({ code: 'not-your-turn', seat });
        }
      }
      const others = conceivableActions(board, before, choose).filter((action) => !texts.has(textOf(action)));
      expect(others.filter((action) => !game.rejectionOf(before, seat, action)?.code)).toEqual([]);
      rejected += others.length;
      if (look === undefined) continue;
      for (const action of few(legal, choose)) {
        const next = step(game, before, { seat, action });
        expect(next.ok && shown(board, next.value.state), textOf(action)).not.toBe(look);
      }
      for (const action of few(others, choose)) expect(step(game, before, { seat, action }).ok).toBe(false);
      expect(shown(board, before)).toBe(look);
    }
    expect(rejected).toBeGreaterThan(100);
  });

  it('is rejected when the game is over', () => {
    for (const { end, moments } of gamesOn(board)) {
      expect(legalActions(board, end)).toEqual([]);
      expect(game.choices(end)).toEqual([]);
      for (const { action } of moments) expect(game.rejectionOf(end, 0, action)).toEqual({ code: 'game-over' });
    }
  });

  it('is one line from which it is read back, and no other text is read as it', () => {
    for (const { before } of someMoments(board, 12)) {
      for (const action of legalActions(board, before)) {
        const text = textOf(action);
        expect(text).not.toMatch(/[\n+]/);
        expect(game.parseAction(text)).toEqual(action);
        for (const other of misspelled(text)) {
          const read = game.parseAction(other);
          expect(read && textOf(read), `"${other}"`).toBe(read && other);
        }
      }
    }
  });

  it(`is a line of the log of at most ${MAX_CHARACTERS} characters`, () => {
    for (const { before } of momentsOn(board)) {
      const { seat } = game.progressOf(before);
      for (const action of legalActions(board, before)) {
        const line = makeLogLine(game, { type: 'action', seat, action }, game.colours);
        expect(line.length, line).toBeLessThanOrEqual(MAX_CHARACTERS);
        expect(parseLogLine(game, line, game.colours)).toEqual({ type: 'action', seat, action });
      }
    }
  });

  it('survives being stored', () => {
    for (const { before } of someMoments(board, 12)) {
      for (const action of legalActions(board, before)) expect(game.actionSchema.parse(stored(action))).toEqual(action);
    }
  });

  it('that is taken automatically, or for somebody who is absent, is legal', () => {
    for (const { before } of someMoments(board, 12)) {
      const { seat } = game.progressOf(before);
      const opening = game.openingAction(before);
      const due = game.dueAction?.(before);
      for (const action of [opening, due, game.standInAction(before)]) {
        if (action) expect(game.rejectionOf(before, seat, action), textOf(action)).toBeUndefined();
      }
      if (opening ?? due) expect(legalActions(board, before)).toEqual([opening ?? due]);
    }
  });
});

describe.each(BOARDS)('$name: a choice of the panel', (board) => {
  const { game } = board;

  it('is a legal action, and every legal action is one or is taken automatically', () => {
    for (const { before } of momentsOn(board)) {
      const automatic = [game.openingAction(before) ?? game.dueAction?.(before) ?? []].flat();
      // Where an order answers, the panel offers nothing.
      const offered = [...automatic, ...answersOf(game, before), ...game.choices(before).map(({ action }) => action)];
      const texts = (actions: readonly Action[]) => actions.map(game.makeAction).sort();
      expect(texts(offered)).toEqual(texts(legalActions(board, before)));
    }
  });

  it('is typed like no other one, with a command of which there is an example, and is of the same step as the others', () => {
    for (const { before } of momentsOn(board)) {
      const choices = game.choices(before);
      expect(new Set(choices.map(({ verb, options }) => JSON.stringify([verb, options]))).size).toBe(choices.length);
      expect(new Set(choices.map(({ step: one }) => one)).size).toBeLessThanOrEqual(1);
      for (const verb of new Set(choices.map((choice) => choice.verb))) expect(game.exampleAction(verb)).toBeDefined();
    }
  });

  it('of several tiles has a letter of its own', () => {
    for (const { before } of momentsOn(board)) {
      const tiles = game
        .choices(before)
        .flatMap(({ step: one, options }) => (one === 'tile' ? [String(options.tile)] : []));
      const letters = choiceLetters([...new Set(tiles)]);
      expect(new Set(letters).size).toBe(letters.length);
      for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
    }
  });

  it(`has an id with what was chosen before it in the turn, of at most ${MAX_CHARACTERS} characters`, () => {
    for (const { moments } of gamesOn(board)) {
      let drafted: Action[] = [];
      for (const { before, action } of moments) {
        const choices = game.choices(before);
        for (const choice of choices) {
          const argument = makeDraft(game, [...drafted, choice.action]);
          // It throws where an id is too long.
          expect(makeControlId({ verb: 'advised', ...LATE, argument }).length).toBeLessThanOrEqual(MAX_CHARACTERS);
          expect(parseDraft(game, argument)).toEqual([...drafted, choice.action]);
        }
        // Pieces and decisions are played with the tiles before them.
        const isTile = choices[0]?.step === 'square' || choices[0]?.step === 'tile';
        drafted = isTile ? [...drafted, action] : [];
      }
    }
  });

  it('places a piece when it says where one will stand, and none otherwise', () => {
    expectPiecesOfChoices(board);
  });
});

describe.each(BOARDS)('$name: a state', (board) => {
  const { game } = board;

  it('and its copy change independently', () => {
    for (const moment of someMoments(board, 3)) {
      const { before, entry, played } = moment;
      const look = shown(board, before);
      const further = played.log.slice(entry);
      const copy = game.copyState(before);
      const events = playOut(board, copy, further);
      expect(shown(board, before)).toBe(look);
      // What a copy shares with another state may be hidden, and would show later.
      const again = game.copyState(before);
      expect(playOut(board, again, further)).toEqual(events);
      expect(events).toEqual(played.moments.slice(entry).map((one) => one.events));
      expect(shown(board, copy)).toBe(shown(board, played.end));
    }
  });

  it('has a view of plain JSON, which agrees with its progress and scores', () => {
    for (const { after } of someMoments(board, 12)) {
      const view = game.viewOf(after);
      expect(stored(view)).toEqual(view);
      expect(view).toMatchObject(game.progressOf(after));
      expect(view.seats.map(({ score }) => score)).toEqual([...game.scoresOf(after)]);
      expect(view.phase === 'over').toBe(game.isOver(after));
    }
  });

  it('shows and proves everything of expansions that is not face down', () => {
    expectPartsShown(board);
  });

  it('looks the same to everybody whatever is hidden in it, as does the record of the running game', () => {
    const choose = chooserFor(board.name);
    let different = 0;
    for (const moment of someMoments(board, 3)) {
      const { content } = board;
      const { setup, log } = moment.played;
      const before = log.slice(0, moment.entry);
      const position = positionBefore(moment);
      const look = told(board, position);
      const recordWith = (one: typeof setup) => {
        const { commitment: _, ...record } = makeRecord(game, { content, setup: one, log: before, order: 'random' });
        return record;
      };
      const record = recordWith(setup);
      expect(record.setup.seed).toBeUndefined();
      for (const other of otherwiseHidden(moment, choose)) {
        if (JSON.stringify(other.setup.pile) !== JSON.stringify(setup.pile)) different++;
        expect(told(board, { ...position, setup: other.setup, fold: { ...position.fold, state: other.state } })).toBe(
          look,
        );
        expect(JSON.stringify(recordWith(other.setup))).toBe(JSON.stringify(record));
        // The other setup does lead to what is hidden otherwise.
        const led = stateAfter(board, other.setup, before);
        expect(positionsOf(game)?.hiddenOf(led)).toEqual(positionsOf(game)?.hiddenOf(other.state));
      }
      const parsed = parseRecord(game, stored(record));
      const replayed = parsed.ok ? replayRecord(game, parsed.value, content) : parsed;
      expect(replayed.ok && shown(board, replayed.value.state)).toBe(shown(board, moment.before));
    }
    expect(different).toBeGreaterThan(2);
  });

  it('has a hash that is equal for equal positions, and another one after every action', () => {
    for (const { played, entry, before } of someMoments(board, 6)) {
      const again = stateAfter(board, played.setup, played.log.slice(0, entry));
      expect(positionHash(game, again)).toBe(positionHash(game, before));
      expect(stored(game.statedPosition(before))).toEqual(game.statedPosition(before));
    }
    for (const { moments } of gamesOn(board)) {
      let hash = positionHash(game, moments[0]!.before);
      for (const { after, action } of moments) {
        const next = positionHash(game, after);
        expect(next, game.makeAction(action)).not.toBe(hash);
        hash = next;
      }
    }
  });
});

/** The tiles that went into hands by an action; undefined where nobody holds any. */
function drawnIntoHands(events: Moment['events']): readonly unknown[] | undefined {
  const filled = events.find(({ type }) => type === 'hands-filled') as
    | { readonly drawn?: readonly unknown[] }
    | undefined;
  return filled?.drawn;
}

describe.each(BOARDS)('$name: the events of an action', (board) => {
  const { game, content } = board;

  it('tell of every tile that is taken in hand or discarded, which happens in the phase draw alone', () => {
    for (const { before, after, events } of momentsOn(board)) {
      const { phase, seat } = game.progressOf(before);
      const drawn = [...ofType(events, 'drawn'), ...ofType(events, 'discarded')];
      const count = game.drawnTileCount(after) - game.drawnTileCount(before);
      const inHands = drawnIntoHands(events);
      // A tile may also come from elsewhere than the pile.
      if (inHands) expect(inHands.length).toBe(count);
      else expect(drawn.length).toBe(count === 0 ? ofType(events, 'drawn').length : count);
      const { drawn: tileBefore } = viewAt(board, before);
      const { drawn: tileAfter } = viewAt(board, after);
      if (tileAfter !== tileBefore) {
        const chosen = events.filter(({ type }) => type === 'hand-chosen') as unknown as { readonly tile: string }[];
        expect([...ofType(events, 'drawn'), ...chosen].map(({ tile }) => tile)).toEqual([tileAfter ?? []].flat());
      }
      if (drawn.length === 0) continue;
      expect(phase).toBe('draw');
      expect(count === 0 || game.reveals(events)).toBe(true);
      for (const event of drawn) {
        expect(event.seat).toBe(seat);
        expect(content.indexOf.has(event.tile)).toBe(true);
      }
    }
  });

  it('tell of every tile that is placed, as it lies', () => {
    for (const { before, after, events } of momentsOn(board)) {
      const { seat, turn } = game.progressOf(before);
      const [tiles, next] = [viewAt(board, before).tiles, viewAt(board, after).tiles];
      const added = next.slice(tiles.length);
      const places = (of: readonly TilePlace[]) => of.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }));
      expect(places(next.slice(0, tiles.length))).toEqual(places(tiles));
      expect(places(ofType(events, 'placed'))).toEqual(places(added));
      for (const event of ofType(events, 'placed')) expect(event.seat).toBe(seat);
      for (const tile of added) expect(tile).toMatchObject({ seat, turn });
    }
  });

  it('tell of every piece that is placed, and where', () => {
    expectPiecesTold(board);
  });

  it('are final where chance beside the pile came with them', () => {
    expectChanceFinal(board);
  });

  it('begin every turn with one turn-started in the phase draw, and tell of the end with one ended', () => {
    const turnSeatOf = (state: unknown) => game.progressOf(state).turnSeat ?? game.progressOf(state).seat;
    for (const { setup, moments, end } of gamesOn(board)) {
      expect(game.progressOf(moments[0]!.before)).toEqual({ phase: 'draw', seat: setup.first, turn: 1 });
      for (const { before, after, events } of moments) {
        const turns = game.progressOf(after).turn - game.progressOf(before).turn;
        expect(ofType(events, 'turn-started').length).toBe(turns);
        expect([0, 1]).toContain(turns);
        expect(ofType(events, 'ended').length).toBe(game.isOver(after) ? 1 : 0);
        if (turns === 0) expect(game.isOver(after) || turnSeatOf(after)).toBe(game.isOver(after) || turnSeatOf(before));
        else expect(game.progressOf(after).phase).toBe('draw');
      }
      expect(game.isOver(end)).toBe(true);
    }
  });

  it('add up to the scores, each in a category of the score sheet', () => {
    for (const { moments } of gamesOn(board)) {
      const scores = game.scoresOf(moments[0]!.before).map(() => 0);
      for (const { events, after } of moments) {
        for (const event of events) {
          const scoring = game.scoring(event);
          if (scoring) expect(game.scoreCategories).toContain(scoring.category);
          for (const { seat, points } of scoring?.lines ?? []) scores[seat]! += points;
        }
        expect([...game.scoresOf(after)]).toEqual(scores);
      }
    }
  });
});

describe.each(BOARDS)('$name: a finished game', (board) => {
  const { game, content } = board;

  it('has a record that is read back and verified, with everything that was taken back', () => {
    for (const one of gamesOn(board)) {
      const { setup, moments, end } = one;
      const log = hesitantLog(board, moments);
      expect(log.length).toBeGreaterThan(moments.length);
      const parsed = parseRecord(game, stored(makeRecord(game, { content, setup, log, order: 'random' })));
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
      expect(verifyRecord(game, parsed.value, content)).toEqual({ differences: [], missing: [] });
      expect(parsed.value.result?.view).toBe(positionHash(game, end));
      expect(shown(board, stateAfter(board, setup, log))).toBe(shown(board, end));
    }
  });

  it('has a setup that survives being stored, and leads to the same end', () => {
    expectChanceHeld(board);
  });

  it('is reached when every seat is absent', () => {
    const { moments } = gamesOn(board)[0]!;
    const state = game.copyState(moments.at(-Math.min(30, moments.length))!.before);
    for (let actions = 0; !game.isOver(state); actions++) {
      if (actions > 200) throw new Error('the game does not end');
      game.perform(state, game.standInAction(state), []);
    }
  });
});

describe.each(BOARDS.filter(({ game }) => game.computer))('$name: a computer', (board) => {
  const { game } = board;
  const computer = game.computer!;

  it('finds the action that does nothing last, wherever there is one', () => {
    let found = 0;
    for (const { before } of momentsOn(board)) {
      const choices = game.choices(before);
      const idle = choices.filter((choice) => isIdle(board, before, choice));
      // A piece that has flown has to land.
      const isInAir = game.progressOf(before).phase === 'landing';
      if (choices[0]?.step === 'piece' && !isInAir) expect(idle.length, 'a piece can be declined').toBe(1);
      if (idle.length === 0) continue;
      found++;
      const last = computer.legalActions(before).at(-1)!;
      expect(game.makeAction(last)).toBe(game.makeAction(idle[0]!.action));
      expect(ofType(performed(board, before, last).events, 'piece-placed')).toEqual([]);
    }
    expect(found).toBeGreaterThan(10);
  });

  it('ends its turn when it takes the last action again and again', () => {
    for (const { before } of someMoments(board, 12)) {
      const state = game.copyState(before);
      const { turn } = game.progressOf(before);
      let actions = 0;
      for (; game.progressOf(state).turn === turn && !game.isOver(state); actions++) {
        if (actions > MAX_OF_A_TURN) throw new Error('the turn does not end');
        game.perform(state, computer.legalActions(state).at(-1)!, []);
      }
    }
  });

  it('takes an action as the rules do, also in a copy that uses the memory of another', () => {
    const moments = someMoments(board, 5);
    let over: unknown;
    for (const { before, action, after } of moments) {
      const copy = computer.copyState(before, over);
      expect(shown(board, copy)).toBe(shown(board, before));
      computer.take(copy, computer.moveOf(copy, action));
      expect(shown(board, copy)).toBe(shown(board, after));
      over = copy;
    }
  });

  it('values a position without changing it, and a game that is over by its scores', () => {
    for (const { before } of someMoments(board, 4)) {
      const look = shown(board, before);
      const standings = [...computer.standings(before)];
      const values = new Float64Array(standings.length * computer.terms.length);
      computer.countTerms(before, values);
      expect(values.some(Number.isNaN)).toBe(false);
      expect([...computer.standings(before)]).toEqual(standings);
      expect(shown(board, before)).toBe(look);
    }
    for (const { end } of gamesOn(board)) expect([...computer.standings(end)]).toEqual([...game.scoresOf(end)]);
  });
});

/** A few of many actions: carrying out each of them takes long. */
function few(actions: readonly Action[], choose: Choose): Action[] {
  return actions.filter(() => actions.length <= 6 || choose(actions.length) < 4);
}

/** Texts that are nearly that of an action. */
function misspelled(text: string): string[] {
  return [
    `${text} `,
    ` ${text}`,
    `${text}\n`,
    `${text} 0`,
    text.toUpperCase(),
    text.replace(' ', '  '),
    text.replace(/\d/, '0$&'),
    text.replace(/\d/, '-$&'),
    text.replace(/\d/, '+$&'),
    text.replace(/-?\d+/, '-0'),
    text.replace(/\d+/, '1e3'),
  ];
}

/** What a store or a file gives back. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function ofType<Type extends CommonEvent['type']>(events: Moment['events'], type: Type) {
  return (events as readonly CommonEvent[]).filter(
    (event): event is Extract<CommonEvent, { type: Type }> => event.type === type,
  );
}

function performed({ game }: Board, before: unknown, action: Action) {
  const state = game.copyState(before);
  const events: Action[] = [];
  game.perform(state, action, events);
  return { state, events };
}

/** Plays a log on, on `state` itself, and returns the events of every action. */
function playOut({ game }: Board, state: unknown, log: Log): Moment['events'][] {
  return log.flatMap((entry) => {
    if (entry.type === 'takeback') return [];
    const events: Action[] = [];
    game.perform(state, entry.action, events);
    return [events];
  });
}

/** Whether a choice declines what its step offers: a command without options that begins no turn. */
function isIdle({ game }: Board, state: unknown, { step: of, options, standing, verb }: Choice): boolean {
  if (game.progressOf(state).phase === 'draw' || (of !== 'piece' && of !== 'decision')) return false;
  // To take a piece back needs no options either.
  return Object.keys(options).length === 0 && !standing && verb !== 'retrieve';
}

/** The log of a game in which everything that can be taken back is, and then played again. */
function hesitantLog({ game }: Board, moments: readonly Moment[]): Log {
  return moments.flatMap(({ before, after, action, events }, entry) => {
    const { seat, turnSeat } = game.progressOf(before);
    const played = { type: 'action', seat, action } as const;
    const fold = {
      state: after,
      actions: [{ entry, seat, action, events, ...(turnSeat !== undefined && { isInOtherTurn: true as const }) }],
    };
    return takebackRejection(game, fold, seat) ? [played] : [played, { type: 'takeback', seat } as const, played];
  });
}
