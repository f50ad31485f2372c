/** Longest name that is looked at, in characters; what does not fit its place is cut when it is drawn. */
const LONGEST = 80;

/** Everything that must not reach a picture: controls, marks of direction and other invisible characters. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}|(?![\u200c\u200d])\p{Cf}/gu;

/** A display name as it may stand in a picture, on one line, in the direction of the line; `fallback` where nothing is left. */
export function cleanName(name: string, fallback: string): string {
  const clean = [...name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '')].slice(0, LONGEST).join('').trim();
  return clean === '' ? fallback : clean;
}
