import { hasGlyph } from './fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible characters, such as joiners, direction marks and variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns a text in characters that the bundled fonts have. A grapheme that they lack is replaced by its plain form, such as `A`
 * for a mathematical letter, or else by its characters without marks. Characters that still cannot be drawn are left out.
 */
export function drawableText(text: string): string {
  const drawable = [...graphemes.segment(text)].map(({ segment }) => {
    const forms = [segment, ...plainForms(segment)];
    return forms.find((form) => form !== '' && [...form].every((one) => hasGlyph(one.codePointAt(0)!))) ?? '';
  });
  return drawable.join('').replace(/\s+/gu, ' ').trim();
}

function plainForms(grapheme: string): string[] {
  const visible = grapheme.replace(UNSEEN, '');
  const plain = visible.normalize('NFKC');
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [visible, plain, bare];
}
