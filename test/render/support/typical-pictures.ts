import { isScoring, type TypicalMoment, typicalMoments } from '../../../lab/simulation/typical-moments.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import { scoreLines } from '../../../src/games/amazonas/rules/event.ts';
import { featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { PictureWords } from '../../../src/games/contract/picture.ts';
import type { LegalSquare } from '../../../src/games/contract/scene.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import type { BoardPictureRequest } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';

const WORDS: PictureWords = pictureWords(translatorFor('en'), amazonas);
const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein-Oldenburg', 'Дмитрий', 'क्षितिज', 'Ἑλένη 🐊'];

/** The request for the picture that players get at a moment. */
export function requestFor(set: TileSet, { state, events }: TypicalMoment): BoardPictureRequest {
  const gained = state.scores.map(() => 0);
  for (const { seat, points } of events.filter(isScoring).flatMap(scoreLines)) gained[seat] = gained[seat]! + points;
  const features = featuresOf(state);
  const scored = events.flatMap((event) => {
    if (event.type !== 'feature-scored' || !isScoring(event)) return [];
    const { at, points, seats } = event;
    const own = features.find(({ segments }) =>
      segments.some(({ tile, segment }) => tile === at.tile && segment === at.segment),
    );
    return own ? [{ segments: own.segments, points, seats }] : [];
  });
  return {
    view: viewOf(state),
    game: amazonas,
    content: set,
    names: NAMES,
    words: WORDS,
    ...(state.phase === 'draw' ? { gained, scored, events } : {}),
    ...(state.phase === 'place' ? { legal: legalSquaresOf(state) } : {}),
  };
}

/** The squares where the drawn tile may lie, numbered column by column. */
function legalSquaresOf(state: State): LegalSquare[] {
  const placements = legalPlacements(state);
  const squares = new Map(placements.map(({ x, y }) => [`${x},${y}`, { x, y }]));
  const inOrder = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return inOrder.map((square, at) => ({
    ...square,
    label: String(at + 1),
    rotations: placements.filter(({ x, y }) => x === square.x && y === square.y).map(({ rotation }) => rotation),
  }));
}

/** Requests for a few small pictures that look as they should, by name; what players see of a change shows in them. */
export function goldenPictures(set: TileSet): Map<string, BoardPictureRequest> {
  const moments = new Map([2, 5].map((seats) => [seats, typicalMoments(set, seats)] as const));
  const at = (seats: number, name: string) => ({ ...requestFor(set, moments.get(seats)!.get(name)!), longest: 900 });
  return new Map<string, BoardPictureRequest>([
    ['start', at(2, 'start')],
    ['place-focus', { ...at(2, 'place'), focus: true }],
    ['scored-night', { ...at(5, 'scored'), focus: true, theme: 'night' }],
    ['double', at(5, 'double')],
    ['late-contrast', { ...at(5, 'late'), theme: 'contrast' }],
    ['end', at(5, 'end')],
  ]);
}
