/** Widths of characters in the bundled bold font, in heights of the text, a little too wide rather than too narrow. */
const NARROW = { characters: /[\sijlI.,:;'’|!()[\]·-]/u, wide: 0.36 };
const WIDE = { characters: /[mwMW@%œæŒÆ—…]/u, wide: 1 };
const CAPITAL = { characters: /\p{Lu}/u, wide: 0.78 };
const PLAIN = 0.64;

/** About how wide a text in the words of a language is, in heights of the text; not less than it is. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => {
    const group = [NARROW, WIDE, CAPITAL].find(({ characters }) => characters.test(character));
    return sum + (group?.wide ?? PLAIN);
  }, 0);
}

/** The largest size, at most `size`, at which a text is no wider than `room` pixels. */
export function fittedSize(text: string, size: number, room: number): number {
  return Math.max(1, Math.min(size, Math.floor(room / textWidth(text))));
}
