import type { GameWords } from '../../contract/game-words.ts';
import type { PieceKind } from '../rules/event.ts';
import { featureView } from '../rules/feature.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { boardLines, pictureSentences, pileWords, seatWords, tilesLeftWords } from './board.ts';
import { buttonText, choiceLine, choiceName, meantActions, optionName } from './choices.ts';
import { effectsOf, featureFacts } from './effect.ts';
import { eventLine } from './events.ts';
import { inAmazonas } from './language.ts';
import { rejectionText } from './rejection.ts';
import { TERM_WORDS } from './terms.ts';
import { describeSquare, describeTile } from './tile.ts';

/** Amazonas in words. */
export const words: GameWords<Amazonas> = {
  name: (t) => inAmazonas(t)('game.name'),
  shortName: (t) => inAmazonas(t)('game.short-name'),
  summary: (t) => inAmazonas(t)('game.summary'),
  tile: (t, content, { id, rotation }) => describeTile(inAmazonas(t), content, id, rotation),
  square: (t, content, of) => describeSquare(inAmazonas(t), content, of),
  kind: (t, kind) => inAmazonas(t)(`kind.${kind as SegmentKind}`),
  piece(t, name, count) {
    const piece = name as PieceKind;
    return count === undefined ? inAmazonas(t)(`piece.${piece}`) : inAmazonas(t)(`piece.${piece}.count`, { count });
  },
  standing: (t, { piece, kind }) =>
    piece === 'camp' ? inAmazonas(t)('event.piece.camp') : inAmazonas(t)('event.piece.meeple', { kind }),
  category: (t, category) => inAmazonas(t)(`category.${category as 'tributary'}`),
  event: ({ t, names }, event) => eventLine({ t: inAmazonas(t), names }, event),
  rejection: rejectionText,
  choice: (t, position, choice) => choiceName(inAmazonas(t), position, choice),
  option: (t, position, of) => optionName(inAmazonas(t), position, of),
  line: (t, position, of) => choiceLine(inAmazonas(t), position, of),
  button: (t, { fold }, { action }) => buttonText(inAmazonas(t), fold.state, action),
  effects: (t, { fold }, { action, names }) => effectsOf(inAmazonas(t), fold.state, action, names),
  term: (t, term) => inAmazonas(t)(TERM_WORDS[term] ?? 'term.points'),
  beside: (t, { side, kind }) => inAmazonas(t)('square.beside', { side, kind }),
  meant: (t, position, typed) => meantActions(inAmazonas(t), position, typed),
  step(t, { fold }, { place, commands }) {
    return fold.state.phase === 'double' ? inAmazonas(t)(`double.${place}`, { commands }) : undefined;
  },
  where: (t, { action }) => (action.type === 'double' ? inAmazonas(t)('double.lies') : undefined),
  noPiece(t, { before: { fold }, after }) {
    const { supply, campSupply, seat, boats } = fold.state;
    const left = supply[seat]! > 0 ? 'meeples' : campSupply[seat]! > 0 ? 'camps' : 'none';
    const boat = after.fold.state.boats[seat]! > boats[seat]! ? 'advances' : 'stays';
    return inAmazonas(t)('piece.none', { left: left === 'meeples' && campSupply[seat]! > 0 ? 'both' : left, boat });
  },
  pile: (t, { fold }) => pileWords(inAmazonas(t), fold.state),
  tilesLeft: (t, position) => tilesLeftWords(inAmazonas(t), position),
  seat: (t, { fold }, seat) => seatWords(inAmazonas(t), fold.state, seat),
  feature(t, { fold: { state } }, { segments: [first] }) {
    const { tile, segment } = first!;
    return featureFacts(inAmazonas(t), featureView(state, state.board.tileSegment[tile]! + segment));
  },
  features: (t, group) => inAmazonas(t)(`features.${group}`),
  board: (t, { fold }) => boardLines(inAmazonas(t), fold.state),
  sentences: (t, position, of) => pictureSentences(inAmazonas(t), position, of),
};
