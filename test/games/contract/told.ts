import { type Choose, shuffledBy } from '../../../src/core/chooser.ts';
import type { GameTypes } from '../../../src/core/rules.ts';
import type { Position } from '../../../src/games/contract/position.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { type Board, legalActions, type Moment, stateAfter } from './played-boards.ts';

/** Choices whose effects are told: more of them take long. */
const MAX_CHOICES = 4;

/** Squares whose fitting tiles are told. */
const MAX_SQUARES = 2;

/** All that the rules tell of a state, as text, so that not even the order of keys differs. */
export function shown(board: Board, state: unknown): string {
  const { game } = board;
  return JSON.stringify([
    game.progressOf(state),
    game.viewOf(state),
    game.statedPosition(state),
    game.scoresOf(state),
    game.drawnTileCount(state),
    legalActions(board, state),
    game.choices(state),
    game.openingAction(state),
    game.dueAction?.(state),
    game.features?.(state),
  ]);
}

/** All that anybody is told of a position, in words and numbers, as text. */
export function told(board: Board, position: Position): string {
  const { game } = board;
  const { state } = position.fold;
  const { words } = game;
  const t = translatorFor('en');
  const view = game.viewOf(state);
  const names = view.seats.map(({ colour }) => colour);
  const choices = game.choices(state);
  const every = Math.ceil(choices.length / MAX_CHOICES);
  const squares = game.openSquares?.(state) ?? [];
  return JSON.stringify([
    shown(board, state),
    game.isOver(state) || game.standInAction(state),
    choices
      .filter((_, at) => at % every === 0)
      .map((choice) => [
        game.gainOf?.(state, choice.action),
        words.choice(t, position, choice),
        words.button?.(t, position, choice),
        words.effects?.(t, position, { action: choice.action, names }),
      ]),
    squares,
    squares.slice(0, MAX_SQUARES).map((square) => game.fittingTiles?.(state, square)),
    words.pile?.(t, position),
    words.tilesLeft?.(t, position),
    words.board?.(t, position),
    names.map((_, seat) => words.seat?.(t, position, seat)),
    words.sentences?.(t, position, { names, example: false }),
  ]);
}

/** Another setup that leads to the same position for all that anybody can see, and the position that it leads to. */
export interface OtherwiseHidden {
  readonly setup: GameTypes['setup'];
  readonly state: unknown;
}

/** Positions that differ from that before a moment in what is hidden alone: the pile mixed, and a guess of a computer. */
export function otherwiseHidden({ played, entry, before }: Moment, choose: Choose): OtherwiseHidden[] {
  const { board, setup, log } = played;
  const { game } = board;
  const drawn = game.drawnTileCount(before);
  const pile = [...setup.pile.slice(0, drawn), ...shuffledBy(setup.pile.slice(drawn), choose)];
  const other = { ...setup, pile };
  const mixedPile = { setup: other, state: stateAfter(board, other, log.slice(0, entry)) };
  if (!game.computer) return [mixedPile];
  const guess = game.computer.guess(before, choose) as { setup: GameTypes['setup'] };
  return [mixedPile, { setup: guess.setup, state: guess }];
}
