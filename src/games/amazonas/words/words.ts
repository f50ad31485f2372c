import type { GameWords } from '../../contract/game-words.ts';
import { supplyCount } from '../../kernel/state.ts';
import { CAMP, MEEPLE, type PieceKind } from '../rules/event.ts';
import { featureView } from '../rules/feature.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { boardLines, pictureSentences, pileWords, seatWords, tilesLeftWords } from './board.ts';
import { buttonText, choiceLine, choiceName, meantActions, optionName } from './choices.ts';
import { effectsOf, featureFacts, riverEffects, sailEffects } from './effect.ts';
import type { en } from './en.ts';
import { eventLine } from './events.ts';
import type { AmazonasSpeech, AmazonasTranslator } from './language.ts';
import { rejectionText } from './rejection.ts';
import { describeSquare, describeTile } from './tile.ts';

type TermMessage = keyof typeof en & `term.${string}`;

/** Messages that say what an evaluation term counts, where they are not called as the term. */
const TERM_MESSAGES: Readonly<Record<string, TermMessage>> = {
  jungleSquares: 'term.animals',
  lastMeeple: 'term.meeples',
  secondMeeple: 'term.meeples',
  furtherMeeples: 'term.meeples',
  lastCamp: 'term.camps',
  secondCamp: 'term.camps',
};

/** The words of Amazonas. */
export const words: GameWords<Amazonas, AmazonasTranslator, AmazonasSpeech> = {
  name: (t) => t('game.name'),
  shortName: (t) => t('game.short-name'),
  summary: (t) => t('game.summary'),
  tile: (t, content, { id, rotation }) => describeTile(t, content, id, rotation),
  square: describeSquare,
  kind: (t, kind) => t(`kind.${kind as SegmentKind}`),
  piece(t, name, count) {
    const piece = name as PieceKind;
    return count === undefined ? t(`piece.${piece}`) : t(`piece.${piece}.count`, { count });
  },
  standing: (t, { piece, kind }) => (piece === 'camp' ? t('event.piece.camp') : t('event.piece.meeple', { kind })),
  category: (t, category) => t(`category.${category as 'tributary'}`),
  event: eventLine,
  rejection: rejectionText,
  choice: choiceName,
  option: optionName,
  line: choiceLine,
  button: (t, { fold }, { action }) => buttonText(t, fold.state, action),
  otherEffects: (t, { fold }, { action, ...readers }) => riverEffects(t, fold.state, action, readers),
  tileEffects: (t, { fold }, { action, ...readers }) => sailEffects(t, fold.state, action, readers),
  effects: (t, { fold }, { action, ...readers }) => effectsOf(t, fold.state, action, readers),
  term: (t, term) => t(TERM_MESSAGES[term] ?? (`term.${term}` as TermMessage)),
  beside: (t, { side, kind }) => t('square.beside', { side, kind }),
  meant: meantActions,
  step(t, { fold }, { place, commands }) {
    return fold.state.phase === 'double' ? t(`double.${place}`, { commands }) : undefined;
  },
  where: (t, { action }) => (action.type === 'double' ? t('double.lies') : undefined),
  noPiece(t, { before: { fold }, after }) {
    const { seat, boats } = fold.state;
    const hasCamps = supplyCount(fold.state, CAMP, seat) > 0;
    const left = supplyCount(fold.state, MEEPLE, seat) > 0 ? 'meeples' : hasCamps ? 'camps' : 'none';
    const boat = after.fold.state.boats[seat]! > boats[seat]! ? 'advances' : 'stays';
    return t('piece.none', { left: left === 'meeples' && hasCamps ? 'both' : left, boat });
  },
  pile: (t, { fold }) => pileWords(t, fold.state),
  tilesLeft: tilesLeftWords,
  seat: (t, { fold }, seat) => seatWords(t, fold.state, seat),
  feature(t, { fold: { state } }, { segments: [first] }) {
    const { tile, segment } = first!;
    return featureFacts(t, featureView(state, state.board.tileSegment[tile]! + segment));
  },
  features: (t, _, group) => t(`features.${group}`),
  board: (t, { fold }) => boardLines(t, fold.state),
  sentences: pictureSentences,
};
