/** Names are cut to this many characters; drawing cuts them further to fit. */
const LONGEST = 80;

/** Characters that must not be drawn: control characters, direction marks and other invisible ones. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}|(?![\u200c\u200d])\p{Cf}/gu;

/** Cleans a display name for a picture: one line without control characters; `fallback` if nothing is left. */
export function cleanName(name: string, fallback: string): string {
  const clean = [...name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '')].slice(0, LONGEST).join('').trim();
  return clean === '' ? fallback : clean;
}
