/** Widths of characters in the bundled bold font, in heights of the text, rounded up. */
const NARROW = { characters: /[\sijlI.,:;'’|!()[\]·-]/u, width: 0.36 };
const WIDE = { characters: /[mwMW@%œæŒÆ—…ωψφжмфшщыюЖМФШЩЫЮ]/u, width: 1 };
const CAPITAL = { characters: /\p{Lu}/u, width: 0.78 };
/** Signs such as emojis. */
const SIGN = { characters: /\p{Extended_Pictographic}/u, width: 1.4 };
const PLAIN = 0.64;

/** Upper estimate of the width of a text, in heights of the text. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => {
    const group = [NARROW, WIDE, CAPITAL, SIGN].find(({ characters }) => characters.test(character));
    return sum + (group?.width ?? PLAIN);
  }, 0);
}

/** The largest size up to `size` at which the width of a text is at most `room` pixels. */
export function fittedSize(text: string, size: number, room: number): number {
  return Math.max(1, Math.min(size, Math.floor(room / textWidth(text))));
}

/** Things in rows: as many in each as it has room for, but one at least. */
export function inRows<Thing>(things: readonly Thing[], widthOf: (thing: Thing) => number, room: number): Thing[][] {
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
