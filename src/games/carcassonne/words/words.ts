import { joined } from '../../../i18n/sentences.ts';
import type { GameWords } from '../../contract/game-words.ts';
import { segmentAt } from '../../kernel/features.ts';
import { EXPANSION_WORDS, orderText, stepWords } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { PresetName } from '../presets.ts';
import { featureView } from '../rules/feature.ts';
import { isOnMap } from '../rules/options.ts';
import { supplyOf } from '../rules/state.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { boardLines, boardSentences, firstTurnText, pileWords } from './board.ts';
import { buttonText, choiceLine, choiceName, meantActions, optionName } from './choices.ts';
import { effectsOf, tileEffects } from './effect.ts';
import { eventText } from './events.ts';
import { onlyVerb } from './expansion-verbs.ts';
import { featureFacts } from './features.ts';
import type { CarcassonneSpeech, CarcassonneTranslator, Messages } from './language.ts';
import { farmsArgument } from './options.ts';
import { wayText } from './piece-effect.ts';
import { pieceName, supplyText } from './pieces.ts';
import { rejectionText } from './rejection.ts';
import { barredText, stepText } from './step.ts';
import { describeTile } from './tile.ts';

/** Categories of the score sheet. */
type Category = keyof Messages extends infer Key ? (Key extends `category.${infer Name}` ? Name : never) : never;

type TermMessage = keyof Messages & `term.${string}`;

/** Messages that say what an evaluation term counts, where they are not called as the term. */
const TERM_MESSAGES: Readonly<Record<string, TermMessage>> = {
  lastMeeple: 'term.meeples',
  secondMeeple: 'term.meeples',
  thirdMeeple: 'term.meeples',
  furtherMeeples: 'term.meeples',
  ...Object.assign({}, ...EXPANSION_WORDS.map(({ terms }) => terms)),
};

/** Carcassonne in words. */
export const words: GameWords<Carcassonne, CarcassonneTranslator, CarcassonneSpeech> = {
  name: (t) => t('game.name'),
  summary: (t, options) =>
    [t('game.summary', farmsArgument(options)), ...(isOnMap(options) ? [t('game.summary.map')] : [])].join(' '),
  preset: (t, name) => t(`preset.${name as PresetName}`),
  tile: (t, content, { id, rotation }) => describeTile(t, content, id, rotation),
  kind: (t, kind) => t(`kind.${kind as SegmentKind}`),
  piece: pieceName,
  standing: (t, { piece, kind }) => t('standing', { piece: pieceName(t, piece), kind }),
  category: (t, category) => t(`category.${category as Category}`),
  event: eventText,
  rejection: rejectionText,
  choice: choiceName,
  option: optionName,
  line: choiceLine,
  button: (t, { fold }, { action }) => buttonText(t, fold.state, action),
  way: (t, { fold }, { standing }) => wayText(t, fold.state, standing!.piece),
  effects: (t, { fold }, { action, ...readers }) => effectsOf(t, fold.state, action, readers),
  tileEffects: (t, { fold }, { action }) => tileEffects(t, fold.state, action),
  order: (t, question, order) => orderText(t, { question, order }),
  term: (t, term) => t(TERM_MESSAGES[term] ?? (`term.${term}` as TermMessage)),
  beside: (t, { side, kind }) => t('square.beside', { side, kind }),
  meant: meantActions,
  step: stepText,
  opens: (t, { fold: { state } }) => onlyVerb(state)?.opens?.(t, state),
  firstTurn: firstTurnText,
  noPiece(t, { before, after }) {
    const { state } = before.fold;
    const left = supplyOf(state, state.seat).reduce((sum, { count }) => sum + count, 0);
    const own = barredText(t, after.fold.state, true) ?? stepWords(after.fold.state.phase)?.noPiece?.(t, left);
    return own ?? t('piece.none', { left });
  },
  seat(t, { fold: { state } }, seat) {
    const pieces = supplyText(t, state, seat);
    const own = EXPANSION_WORDS.flatMap((one) => one.seat?.(t, state, seat) ?? []);
    const score = joined(t, [t('seat.score', { pieces }), ...own]);
    return {
      score,
      pieces,
      board: score,
      alt: [joined(t, [t('seat.alt', { pieces }), ...own]), t('seat.alt', { pieces })],
    };
  },
  feature(t, { fold: { state } }, { segments: [first] }) {
    return featureFacts(t, featureView(state, segmentAt(state.board, first!)));
  },
  pile: (t, { fold: { state } }) => pileWords(t, state),
  board: (t, { fold: { state } }) => boardLines(t, state),
  sentences: (t, { fold: { state } }) => boardSentences(t, state),
  features(t, { fold: { state } }, group) {
    const hasGardens = state.rules.expansions.some(({ segmentKind }) => segmentKind === 'garden');
    return t(`features.${group}`, { gardens: hasGardens ? 'yes' : 'no' });
  },
};
