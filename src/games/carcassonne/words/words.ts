import { joined } from '../../../i18n/sentences.ts';
import type { GameWords } from '../../contract/game-words.ts';
import { segmentAt } from '../../kernel/features.ts';
import { featureView } from '../rules/feature.ts';
import type { Carcassonne } from '../rules/game-rules.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { mapLines, mapSentences, pileWords } from './board.ts';
import { seatChips } from './chips.ts';
import { buttonText, choiceLine, choiceName, meantActions, optionName } from './choices.ts';
import { effectsOf } from './effect.ts';
import { eventText } from './events.ts';
import { featureFacts } from './features.ts';
import { inCarcassonne } from './language.ts';
import { farmsArgument } from './options.ts';
import { rejectionText } from './rejection.ts';
import { stepText } from './step.ts';
import { TERM_WORDS } from './terms.ts';
import { describeTile } from './tile.ts';

/** Categories of the score sheet. */
type Category = SegmentKind | 'chip' | 'wine' | 'coats' | 'town';

/** Carcassonne in words. */
export const words: GameWords<Carcassonne> = {
  name: (t) => inCarcassonne(t)('game.name'),
  summary: (t, options) => inCarcassonne(t)('game.summary', farmsArgument(options)),
  tile: (t, content, { id, rotation }) => describeTile(inCarcassonne(t), content, id, rotation),
  kind: (t, kind) => inCarcassonne(t)(`kind.${kind as SegmentKind}`),
  piece(t, piece, count) {
    const name = piece === 'upgraded' ? 'upgraded' : 'meeple';
    return count === undefined ? inCarcassonne(t)(`piece.${name}`) : inCarcassonne(t)(`piece.${name}.count`, { count });
  },
  standing: (t, { piece, kind }) =>
    inCarcassonne(t)('standing', { kind, upgraded: piece === 'upgraded' ? 'yes' : 'no' }),
  category: (t, category) => inCarcassonne(t)(`category.${category as Category}`),
  event: ({ t, content, names }, event) => eventText({ t: inCarcassonne(t), content, names }, event),
  rejection: rejectionText,
  choice: (t, position, choice) => choiceName(inCarcassonne(t), position, choice),
  option: (t, position, of) => optionName(inCarcassonne(t), position, of),
  line: (t, position, of) => choiceLine(inCarcassonne(t), position, of),
  button: (t, { fold }, { action }) => buttonText(inCarcassonne(t), fold.state, action),
  effects: (t, { fold }, { action, names }) => effectsOf(inCarcassonne(t), fold.state, action, names),
  term: (t, term) => inCarcassonne(t)(TERM_WORDS[term] ?? 'term.points'),
  beside: (t, { side, kind }) => inCarcassonne(t)('square.beside', { side, kind }),
  meant: (t, position, typed) => meantActions(inCarcassonne(t), position, typed),
  step: (t, position, of) => stepText(inCarcassonne(t), position, of),
  noPiece(t, { before, after }) {
    if (after.fold.state.phase === 'chip') return inCarcassonne(t)('piece.chip');
    const { supply, seat } = before.fold.state;
    return inCarcassonne(t)('piece.none', { left: supply[seat]! });
  },
  seat(t, { fold: { state } }, seat) {
    const say = inCarcassonne(t);
    const meeples = state.supply[seat]!;
    const own = seatChips(say, state, seat);
    const score = joined(t, [say('seat.score', { meeples }), ...own]);
    return {
      score,
      board: score,
      alt: [joined(t, [say('seat.alt', { meeples }), ...own]), say('seat.alt', { meeples })],
    };
  },
  feature(t, { fold: { state } }, { segments: [first] }) {
    return featureFacts(inCarcassonne(t), featureView(state, segmentAt(state.board, first!)));
  },
  pile: (t, { fold: { state } }) => pileWords(inCarcassonne(t), state),
  board: (t, { fold: { state } }) => mapLines(inCarcassonne(t), state),
  sentences: (t, { fold: { state } }) => mapSentences(inCarcassonne(t), state),
  features: (t, group) => inCarcassonne(t)(`features.${group}`),
};
