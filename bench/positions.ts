import { chooserFor } from '../lab/simulation/chooser.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import type { State } from '../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../src/games/amazonas/rules/view.ts';
import { translatorFor } from '../src/i18n/translate.ts';
import type { BoardPictureRequest } from '../src/render/index.ts';
import { pictureWords } from '../src/telling/board/board-words.ts';
import { playOn, startGame } from './games.ts';

const WORDS = pictureWords(translatorFor('en'), amazonas);
const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

/** The board of a random game when so many tiles lie on it. */
export function grownRequest(set: TileSet, game: number, tiles: number): BoardPictureRequest {
  const state = startGame(set, game);
  playOn(state, chooserFor(game), ({ board, phase }) => board.tileCount >= tiles && phase === 'place');
  return requestFor(set, state);
}

/** The board at the beginning of every turn of a random game, and at its end. */
export function growingRequests(set: TileSet, game: number): BoardPictureRequest[] {
  const state = startGame(set, game);
  const requests: BoardPictureRequest[] = [];
  let turn = 0;
  playOn(state, chooserFor(game), (now) => {
    if (now.turn !== turn && now.phase === 'draw') {
      turn = now.turn;
      requests.push(requestFor(set, now));
    }
    return false;
  });
  return [...requests, requestFor(set, state)];
}

function requestFor(set: TileSet, state: State): BoardPictureRequest {
  return {
    game: amazonas,
    content: set,
    view: viewOf(state),
    names: NAMES.slice(0, state.boats.length),
    words: WORDS,
  };
}
