/** Characters that become a blank: line breaks, control characters, unpaired surrogates, and the blank Braille pattern. */
const BLANK = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800]/gu;

/** Invisible characters: direction marks and overrides, joiners, fillers, tags, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

/** Characters that need a check; a text without them is shown unchanged. */
const SPECIAL_CHARACTER = /\p{M}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

/** One emoji: a flag, a keycap, or one or several joined pictures with skin tones, such as a family. */
const EMOJI =
  /^(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{ExtPict}\ufe0f?\p{EMod}?(?:[\u{e0020}-\u{e007f}]{0,7}|(?:\u200d\p{ExtPict}\ufe0f?\p{EMod}?){1,4}))$/u;

/** Scripts in which a joiner or non-joiner between letters changes their shape. */
const JOINER_SCRIPT =
  /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Mong}\p{Script=Nkoo}\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Khmr}\p{Script=Mymr}]/u;

/** Most combining marks on one letter: marks that scripts share, and marks of a single script. */
const MAX_COMMON_MARKS = 2;
const MAX_SCRIPT_MARKS = 4;

let graphemes: Intl.Segmenter | undefined;

/**
 * Makes a name safe to show: removes control characters, direction changes and invisible characters, limits combining marks to
 * what languages need, keeps emoji whole, and collapses blanks. Returns a question mark if nothing is left.
 */
export function plainName(name: string): string {
  const spaced = name.normalize('NFC').replace(BLANK, ' ');
  const visible = SPECIAL_CHARACTER.test(spaced) ? withoutInvisible(spaced) : spaced;
  const clean = visible.replace(/\s+/g, ' ').trim();
  return clean === '' ? '?' : clean;
}

function withoutInvisible(text: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const shown = [...graphemes.segment(text)].map(({ segment }) =>
    EMOJI.test(segment) ? segment : readableGrapheme(segment),
  );
  return shown.join('').replace(/[\u200c\u200d]+(?=\s|$)/g, '');
}

/** Returns a grapheme with a limited number of marks, and without invisible characters that its script does not need. */
function readableGrapheme(grapheme: string): string {
  const shown: string[] = [];
  let marks = 0;
  for (const character of grapheme) {
    const before = shown.at(-1);
    if (INVISIBLE.test(character)) {
      if (/[\u200c\u200d]/.test(character) && before !== undefined && JOINER_SCRIPT.test(before)) shown.push(character);
    } else if (!/\p{M}/u.test(character)) {
      shown.push(character);
      marks = 0;
    } else if (before !== undefined && before !== ' ' && marks < maxMarks(character)) {
      shown.push(character);
      marks += 1;
    }
  }
  return shown.join('');
}

function maxMarks(mark: string): number {
  // Circles and squares around a letter hide what is beside it.
  if (/\p{Me}/u.test(mark)) return 0;
  return /\p{Script=Inherited}/u.test(mark) ? MAX_COMMON_MARKS : MAX_SCRIPT_MARKS;
}
