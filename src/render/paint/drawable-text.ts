import { hasGlyph } from './fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that nothing shows, such as joiners, direction marks and variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Text in characters that the bundled fonts have. A grapheme that they lack is drawn in its plain form, such as `A` for a
 * mathematical one, else without its marks; what cannot be drawn then is left out.
 */
export function drawableText(text: string): string {
  const drawable = [...graphemes.segment(text)].map(({ segment }) => {
    const forms = [segment, ...plainForms(segment)];
    return forms.find((form) => form !== '' && [...form].every((one) => hasGlyph(one.codePointAt(0)!))) ?? '';
  });
  return drawable.join('').replace(/\s+/gu, ' ').trim();
}

function plainForms(grapheme: string): string[] {
  const seen = grapheme.replace(UNSEEN, '');
  const plain = seen.normalize('NFKC');
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [seen, plain, bare];
}
