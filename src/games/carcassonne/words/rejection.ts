import type { CommonRejection } from '../../contract/game-words.ts';
import { placementText } from '../../kernel/rejection-words.ts';
import { pieceWords, rejectionWords, stepWords, verbWords } from '../expansions/words.ts';
import type { ExpansionId } from '../rules/options.ts';
import type { BaseRejection, DistinctStep, Rejection } from '../rules/rejection.ts';
import type { CarcassonneSpeech } from './language.ts';
import { pieceName } from './pieces.ts';

type NotTogether = Extract<BaseRejection, { readonly code: 'not-together' }>;

/** Why the rules reject an action and what to do now. */
export function rejectionText(say: CarcassonneSpeech, rejection: Exclude<Rejection, CommonRejection>): string {
  const brought = rejectionWords(rejection);
  return brought
    ? brought(say, rejection as never)
    : baseText(say, rejection as Exclude<BaseRejection, CommonRejection>);
}

function baseText(say: CarcassonneSpeech, rejection: Exclude<BaseRejection, CommonRejection>): string {
  switch (rejection.code) {
    case 'wrong-phase': {
      const { phase } = rejection;
      if (phase === 'over') return say('refused.game-over');
      return say(`refused.wrong-phase.${stepWords(phase)?.sameAs ?? (phase as DistinctStep)}`);
    }
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
      return notTogetherText(say, rejection.pairs);
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

/** Tells which expansions cannot be combined; expansions that exclude the same others share a sentence. */
function notTogetherText(say: CarcassonneSpeech, pairs: NotTogether['pairs']): string {
  const name = (id: ExpansionId) => say(`expansion.${id}`);
  const [first] = pairs;
  if (first && pairs.length === 1) return say('refused.not-together', { names: say.t.list(first.map(name)) });
  const byOthers = new Map<string, string[]>();
  for (const id of new Set(pairs.map(([, id]) => id))) {
    const others = say.t.either(pairs.flatMap(([other, one]) => (one === id ? [name(other)] : [])));
    byOthers.set(others, [...(byOthers.get(others) ?? []), name(id)]);
  }
  const told = [...byOthers].map(([others, ids]) =>
    say('refused.one-beside-other', { names: say.t.list(ids), others }),
  );
  return say('refused.several-not-together', { pairs: told.join('; ') });
}

function notPossible(say: CarcassonneSpeech, why = say('not-possible')): string {
  return say('refused.not-possible', { why });
}
