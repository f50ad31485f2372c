/** Line breaks and other control characters, halves of characters, and the blank pattern of Braille. */
const BLANK = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800]/gu;

/** Characters that nothing shows: direction marks and overrides, joiners, fillers, tags, variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

/** A text without these is shown as it is. */
const NEEDS_A_LOOK = /\p{M}|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;

/** One emoji: a flag, a keycap, or pictures with skin tones, joined to one, as families are. */
const EMOJI =
  /^(?:\p{RI}{2}|[\d#*]\ufe0f?\u20e3|\p{ExtPict}\ufe0f?\p{EMod}?(?:[\u{e0020}-\u{e007f}]{0,7}|(?:\u200d\p{ExtPict}\ufe0f?\p{EMod}?){1,4}))$/u;

/** Scripts whose letters look different with a joiner or non-joiner between them. */
const JOINING =
  /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Mong}\p{Script=Nkoo}\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Khmr}\p{Script=Mymr}]/u;

/** Marks over or under one letter that are shown: of those that go with any script, and of those of one script. */
const COMMON_MARKS = 2;
const OWN_MARKS = 4;

let graphemes: Intl.Segmenter | undefined;

/**
 * A name that cannot change the text around it and can be read: without control characters, those that change the
 * writing direction and others that nothing shows; letters have as many marks as languages need, emoji stay whole, and
 * runs of blanks become one blank. A name of which nothing is left is a question mark.
 */
export function plainName(name: string): string {
  const spaced = name.normalize('NFC').replace(BLANK, ' ');
  const seen = NEEDS_A_LOOK.test(spaced) ? withoutUnseen(spaced) : spaced;
  const clean = seen.replace(/\s+/g, ' ').trim();
  return clean === '' ? '?' : clean;
}

function withoutUnseen(text: string): string {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const shown = [...graphemes.segment(text)].map(({ segment }) => (EMOJI.test(segment) ? segment : readable(segment)));
  return shown.join('').replace(/[\u200c\u200d]+(?=\s|$)/g, '');
}

/** One grapheme with as many marks as can be read, and without unseen characters that its script does not need. */
function readable(grapheme: string): string {
  const shown: string[] = [];
  let marks = 0;
  for (const character of grapheme) {
    const before = shown.at(-1);
    if (UNSEEN.test(character)) {
      if (/[\u200c\u200d]/.test(character) && before !== undefined && JOINING.test(before)) shown.push(character);
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
  return /\p{Script=Inherited}/u.test(mark) ? COMMON_MARKS : OWN_MARKS;
}
