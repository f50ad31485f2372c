import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../lab/positions/index.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import type { GameTypes } from '../../../src/core/rules.ts';
import { EXPANSION_OPTIONS } from '../../../src/games/carcassonne/rules/options.ts';
import { BOARDS, type Board, legalActions, type Moment, someMoments } from './played-boards.ts';

/** Actions that are played on from a position. */
const PLAYED_ON = 25;

const CARCASSONNE = BOARDS.find(({ name }) => name.startsWith('carcassonne'))!;

/** Boards on which every expansion is played, those that are not offered yet, too. */
const EXPANDED: readonly Board[] = Object.entries(EXPANSION_OPTIONS).map(([id, values]) => {
  return { ...CARCASSONNE, name: `carcassonne with ${id}`, options: { ...CARCASSONNE.options, [id]: values.at(-1)! } };
});

describe.each([...BOARDS, ...EXPANDED].filter(({ game }) => positionsOf(game)))(
  '$name: a position as text',
  (board) => {
    const { game, content } = board;
    const positions = positionsOf(game)!;

    function opened({ before }: Moment, isTold: boolean): unknown {
      const text = positions.make(before);
      const playable = positions.playable(content, text, isTold ? positions.hiddenOf(before) : {});
      if (!playable.ok) throw new Error(`${text}\n${JSON.stringify(playable.failure, null, 1)}`);
      return playable.value;
    }

    it('is that of a state with the same view and the same legal actions', () => {
      for (const moment of someMoments(board, 20)) {
        for (const isTold of [true, false]) {
          const state = opened(moment, isTold);
          expect(game.viewOf(state)).toEqual(game.viewOf(moment.before));
          expect(JSON.stringify(game.statedPosition(state))).toBe(JSON.stringify(game.statedPosition(moment.before)));
          expect(legalActions(board, state)).toEqual(legalActions(board, moment.before));
          expect(game.choices(state)).toEqual(game.choices(moment.before));
          expect(game.features?.(state)).toEqual(game.features?.(moment.before));
          expect(game.openSquares?.(state)).toEqual(game.openSquares?.(moment.before));
        }
      }
    });

    it('plays on as the game it was made from', () => {
      for (const moment of someMoments(board, 6)) {
        const state = opened(moment, true);
        const { moments } = moment.played;
        for (const { action, events, after } of moments.slice(moment.entry, moment.entry + PLAYED_ON)) {
          const seen: GameTypes['event'][] = [];
          game.perform(state, action, seen);
          expect(seen).toEqual(events);
          expect(legalActions(board, state)).toEqual(legalActions(board, after));
        }
      }
    });

    it('can be thought about by computers and proved like any other', () => {
      const choose = chooserFor(board.name);
      for (const moment of someMoments(board, 3)) {
        const state = opened(moment, false);
        expect(game.viewOf(game.computer!.guess(state, choose))).toEqual(game.viewOf(moment.before));
        expect(game.standInAction(state)).toEqual(game.standInAction(moment.before));
        expect(positions.make(game.copyState(state))).toBe(positions.make(moment.before));
      }
    });

    it('may be one of a game that is over', () => {
      const end = someMoments(board, 1)[0]!.played.end;
      const playable = positions.playable(content, positions.make(end), positions.hiddenOf(end));
      expect(playable.ok && game.isOver(playable.value)).toBe(true);
      expect(playable.ok && game.scoresOf(playable.value)).toEqual(game.scoresOf(end));
    });
  },
);
