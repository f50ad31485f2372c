import { DEGREES, type Degrees } from '../../core/ports.ts';
import { makeSegmentName, type SegmentName } from '../../core/segment-name.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Typed } from '../contract/position.ts';
import { segmentName } from '../contract/segment-words.ts';
import type { SegmentView } from './features.ts';
import type { PlaceAction } from './placement.ts';

/**
 * Returns the placements that a player may have meant: the legal ones that match the typed options. If none matches,
 * returns the typed placement, so that the rules can say why it is illegal; none if its options are incomplete or invalid.
 *
 * @param rotations number of rotations in which the tile looks different; rotations that look alike are one placement (M25)
 */
export function meantPlacements<Place extends PlaceAction>(
  legal: readonly Place[],
  { x, y, rotation }: Typed['options'],
  rotations = 4,
): readonly PlaceAction[] {
  const degrees = DEGREES.find((value) => value === rotation);
  const typedRotation = degrees === undefined ? undefined : ((degrees % (rotations * 90)) as Degrees);
  const agrees = (own: number, typed: string | number | undefined) => typed === undefined || own === typed;
  const agreeing = legal.filter(
    (action) => agrees(action.x, x) && agrees(action.y, y) && agrees(action.rotation, typedRotation ?? rotation),
  );
  if (agreeing.length > 0) return agreeing;
  const isWhole = typeof x === 'number' && typeof y === 'number' && (rotation === undefined || degrees !== undefined);
  return isWhole ? [{ type: 'place', x, y, rotation: typedRotation ?? 0 }] : [];
}

/**
 * Returns the segments that a player may have meant: the one with exactly the typed name, else all of the typed kind. Names
 * and kinds may be typed in the program's notation or in the player's language.
 */
export function meantSegments<Kind extends string, Feature>(
  t: Translator,
  segments: readonly SegmentView<Kind, Feature>[],
  { typed, kindText }: { readonly typed: string | number | undefined; readonly kindText: (kind: Kind) => string },
): readonly SegmentView<Kind, Feature>[] {
  const text = String(typed).trim().toLowerCase();
  const named = (names: (name: SegmentName<Kind>) => string[]) =>
    segments.filter(({ name }) => names(name).some((one) => one.toLowerCase() === text));
  const exact = named((name) => [makeSegmentName(name), segmentName(t, kindText(name.kind), name)]);
  return exact.length > 0 ? exact : named(({ kind }) => [kind, kindText(kind)]);
}
