import type { GameWords } from '../../game-words.ts';
import { featureView } from '../rules/feature.ts';
import type { Carcassonne } from '../rules/game-rules.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { choiceLine, choiceName, meantActions, optionName } from './choices.ts';
import { effectOf, featureFacts, scoredLine } from './features.ts';
import { inCarcassonne } from './language.ts';
import { rejectionText } from './rejection.ts';
import { describeTile } from './tile.ts';

/** Carcassonne in words. */
export const words: GameWords<Carcassonne> = {
  name: (t) => inCarcassonne(t)('game.name'),
  chosen(t, option, value) {
    const say = inCarcassonne(t);
    if (option === 'farms') {
      return value === undefined ? say('option.farms') : say('chosen.farms', { farms: value ? 'yes' : 'no' });
    }
    return value === undefined ? say('option.meeples') : say('chosen.meeples', { meeples: Number(value) });
  },
  summary: (t) => inCarcassonne(t)('game.summary'),
  tile: (t, content, { id, rotation }) => describeTile(inCarcassonne(t), content, id, rotation),
  kind: (t, kind) => inCarcassonne(t)(`kind.${kind as SegmentKind}`),
  piece: (t, _piece, count) =>
    count === undefined ? inCarcassonne(t)('piece.meeple') : inCarcassonne(t)('piece.meeple.count', { count }),
  standing: (t, { kind }) => inCarcassonne(t)('standing', { kind }),
  category: (t, category) => inCarcassonne(t)(`category.${category as SegmentKind}`),
  event({ t, names }, event) {
    if (event.type !== 'feature-scored') return undefined;
    // Many fields touch no city.
    return event.final && event.points === 0 ? undefined : scoredLine({ t: inCarcassonne(t), names }, event);
  },
  rejection: rejectionText,
  choice: (t, position, choice) => choiceName(inCarcassonne(t), position, choice),
  option: (t, position, { choice }) => optionName(inCarcassonne(t), position, choice),
  line: (t, position, of) => choiceLine(inCarcassonne(t), position, of),
  effect: (t, { fold }, { action, names }) => effectOf(inCarcassonne(t), fold.state, action, names),
  meant: (t, position, typed) => meantActions(inCarcassonne(t), position, typed),
  noPiece: (t) => inCarcassonne(t)('piece.none'),
  seat(t, { fold: { state } }, seat) {
    const say = inCarcassonne(t);
    const meeples = state.supply[seat]!;
    const score = say('seat.score', { meeples });
    return { score, board: score, alt: [say('seat.alt', { meeples })] };
  },
  feature(t, { fold: { state } }, { segments: [first] }) {
    const { tile, segment } = first!;
    return featureFacts(inCarcassonne(t), featureView(state, state.board.tileSegment[tile]! + segment));
  },
  features: (t, group) => inCarcassonne(t)(`features.${group}`),
};
