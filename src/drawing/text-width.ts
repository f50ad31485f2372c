/** Widths of characters in the bundled bold font, rounded up; the unit is the font size. */
const NARROW_CHARACTERS = { characters: /[\sijlI.,:;'’|!()[\]·-]/u, width: 0.36 };
const WIDE_CHARACTERS = { characters: /[mwMW@%œæŒÆ—…ωψφжмфшщыюЖМФШЩЫЮ]/u, width: 1 };
const CAPITAL_LETTERS = { characters: /\p{Lu}/u, width: 0.78 };
/** Such as emojis. */
const PICTOGRAMS = { characters: /\p{Extended_Pictographic}/u, width: 1.4 };
const PLAIN_WIDTH = 0.64;

/** Estimates the width of a text from above; the unit is the font size. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => {
    const group = [NARROW_CHARACTERS, WIDE_CHARACTERS, CAPITAL_LETTERS, PICTOGRAMS].find(({ characters }) =>
      characters.test(character),
    );
    return sum + (group?.width ?? PLAIN_WIDTH);
  }, 0);
}

/** Returns the largest font size up to `size` at which a text is at most `room` pixels wide, but at least 1. */
export function sizeToFit(text: string, size: number, room: number): number {
  return Math.max(1, Math.min(size, Math.floor(room / textWidth(text))));
}

/** Arranges things in rows of at most `room` width, with at least one thing in each. */
export function packRows<Thing>(things: readonly Thing[], widthOf: (thing: Thing) => number, room: number): Thing[][] {
  const rows: Thing[][] = [[]];
  let used = 0;
  for (const thing of things) {
    const width = widthOf(thing);
    if (used > 0 && used + width > room) {
      rows.push([]);
      used = 0;
    }
    used += width;
    rows.at(-1)!.push(thing);
  }
  return rows;
}
