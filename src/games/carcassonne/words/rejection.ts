import type { CommonRejection } from '../../contract/game-words.ts';
import { placementText } from '../../kernel/rejection-words.ts';
import { pieceWords, rejectionWords, verbWords } from '../expansions/words.ts';
import type { BaseRejection, Rejection } from '../rules/rejection.ts';
import type { CarcassonneSpeech } from './language.ts';
import { pieceName } from './pieces.ts';

/** Why the rules reject an action and what to do now. */
export function rejectionText(say: CarcassonneSpeech, rejection: Exclude<Rejection, CommonRejection>): string {
  const brought = rejectionWords(rejection);
  return brought
    ? brought(say, rejection as never)
    : baseText(say, rejection as Exclude<BaseRejection, CommonRejection>);
}

function baseText(say: CarcassonneSpeech, rejection: Exclude<BaseRejection, CommonRejection>): string {
  switch (rejection.code) {
    case 'wrong-phase':
      return rejection.phase === 'over' ? say('refused.game-over') : say(`refused.wrong-phase.${rejection.phase}`);
    case 'square-taken':
    case 'square-apart':
    case 'edge-clash':
      return placementText(say, rejection, (landscape) => say(`kind.${landscape}`));
    case 'looks-alike':
      return say('refused.looks-alike', { rotation: rejection.rotation });
    case 'not-this-game': {
      const words = verbWords(rejection.action);
      return words ? say('refused.not-this-game', { from: words.from(say.t) }) : notPossible(say);
    }
    case 'not-possible':
      return notPossible(say, verbWords(rejection.action)?.takes?.(say.t));
    case 'no-piece-left':
      return say('refused.no-piece-left', { piece: rejection.piece, none: pieceName(say.t, rejection.piece, 0) });
    case 'stands-elsewhere': {
      const where = pieceWords(rejection.piece).stands?.(say.t) ?? say('stands.nowhere');
      return say('refused.stands-elsewhere', { where });
    }
    case 'not-together':
      return rejection.pairs
        .map((pair) => say('refused.not-together', { names: say.t.list(pair.map((id) => say(`expansion.${id}`))) }))
        .join(' ');
    case 'not-on-this-map': {
      const names = rejection.expansions.map((id) => say(`expansion.${id}`));
      return say('refused.not-on-this-map', {
        names: say.t.list(names),
        why: rejection.why,
      });
    }
    case 'occupied':
    case 'needs-own-meeple':
    case 'feature-completed':
      return say(`refused.${rejection.code}`, { kind: rejection.kind });
    default:
      return say(`refused.${rejection.code}`);
  }
}

function notPossible(say: CarcassonneSpeech, why = say('not-possible')): string {
  return say('refused.not-possible', { why });
}
