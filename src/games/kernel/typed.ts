import { DEGREES, type Degrees } from '../../core/ports.ts';
import { makeSegmentName, type SegmentName } from '../../core/segment-name.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Typed } from '../contract/position.ts';
import { segmentName } from '../contract/segment-words.ts';
import type { SegmentView } from './features.ts';
import type { PlaceAction } from './placement.ts';

/**
 * The placements that a player may have meant: the legal ones that agree with what was typed; where none does, what was typed,
 * so that the rules say why it is not legal. None where square or rotation say nothing.
 *
 * @param rotations turns in which the tile looks different; those that look alike are one placement (M25)
 */
export function meantPlacements<Place extends PlaceAction>(
  legal: readonly Place[],
  { x, y, rotation }: Typed['options'],
  rotations = 4,
): readonly PlaceAction[] {
  const degrees = DEGREES.find((value) => value === rotation);
  const alike = degrees === undefined ? undefined : ((degrees % (rotations * 90)) as Degrees);
  const agrees = (own: number, typed: string | number | undefined) => typed === undefined || own === typed;
  const agreeing = legal.filter(
    (action) => agrees(action.x, x) && agrees(action.y, y) && agrees(action.rotation, alike ?? rotation),
  );
  if (agreeing.length > 0) return agreeing;
  const isWhole = typeof x === 'number' && typeof y === 'number' && (rotation === undefined || degrees !== undefined);
  return isWhole ? [{ type: 'place', x, y, rotation: alike ?? 0 }] : [];
}

/**
 * The segments that a player may have meant: the one with exactly this name, else all of this kind, in the program's word or in the
 * player's language.
 */
export function meantSegments<Kind extends string, Feature>(
  t: Translator,
  segments: readonly SegmentView<Kind, Feature>[],
  { typed, kindText }: { readonly typed: string | number | undefined; readonly kindText: (kind: Kind) => string },
): readonly SegmentView<Kind, Feature>[] {
  const text = String(typed).trim().toLowerCase();
  const called = (names: (name: SegmentName<Kind>) => string[]) =>
    segments.filter(({ name }) => names(name).some((one) => one.toLowerCase() === text));
  const exact = called((name) => [makeSegmentName(name), segmentName(t, kindText(name.kind), name)]);
  return exact.length > 0 ? exact : called(({ kind }) => [kind, kindText(kind)]);
}
