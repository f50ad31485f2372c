import { IntlMessageFormat } from 'intl-messageformat';
import { LANGUAGES, type Language } from '../../src/i18n/translate.ts';
import { ALL_CATALOGUES } from '../i18n/support/all-catalogues.ts';

/** A shorter piece may be a name, or a word of another language that no catalogue happens to have. */
const TELLING_LENGTH = 9;

/** Shorter ones are mostly signs. */
const MIN_LENGTH = 4;

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** All that can be said in a language, by the platform and by games. */
const MESSAGES = byLanguage(
  (language): Readonly<Record<string, string>> =>
    Object.assign({}, ...ALL_CATALOGUES.map(({ catalogues }) => catalogues[language])),
);
const KEYS = Object.keys(MESSAGES.en);

/** The fixed pieces of every message of a language: what stands between its arguments. */
const PIECES = byLanguage(
  (language) => new Map(KEYS.map((key) => [key, piecesOf(new IntlMessageFormat(MESSAGES[language][key]!).getAst())])),
);

/** What tells a language from all others: pieces that no other catalogue has. */
const OWN_PIECES = byLanguage((language) => {
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => allPieces(other));
  const texts = others.join('\n');
  return allPieces(language).filter((piece) => !texts.includes(piece));
});

/** By key, what tells refusals and errors from everything else that is said in a language. */
const REFUSALS = byLanguage((language) => {
  const others = allPieces(language, (key) => !isRefusal(key)).join('\n');
  const refusals = KEYS.filter(isRefusal);
  return refusals.map((key) => ({
    key,
    pieces: PIECES[language].get(key)!.filter((piece) => !others.includes(piece)),
  }));
});

function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

function isRefusal(key: string): boolean {
  return /^(refused|error)\./.test(key);
}

function allPieces(language: Language, of: (key: string) => boolean = () => true): readonly string[] {
  return KEYS.filter(of).flatMap((key) => PIECES[language].get(key)!);
}

function piecesOf(ast: Ast): readonly string[] {
  return ast.flatMap((element): readonly string[] => {
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => piecesOf(value));
    // As it is read: without the signs of markdown.
    const text = element.type === 0 ? element.value.replace(/[*_`]/g, '').trim() : '';
    return text.length >= MIN_LENGTH && /\p{L}/u.test(text) ? [text] : [];
  });
}

/** Whether whole words of a text are the piece. */
function holds(text: string, piece: string): boolean {
  if (!text.includes(piece)) return false;
  const literal = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u').test(text);
}

/** Pieces of a language's messages that occur in a text and in no other language. */
export function wordsOf(language: Language, text: string): readonly string[] {
  return OWN_PIECES[language].filter((piece) => holds(text, piece));
}

/** Those of them that show beyond doubt that the text speaks the language. */
export function tellingWordsOf(language: Language, text: string): readonly string[] {
  return wordsOf(language, text).filter((piece) => piece.length >= TELLING_LENGTH && /\p{L} \p{L}/u.test(piece));
}

/** The refusals and errors of a language that a text holds, by their keys. */
export function refusalsIn(language: Language, text: string): readonly string[] {
  return REFUSALS[language].filter(({ pieces }) => pieces.some((piece) => holds(text, piece))).map(({ key }) => key);
}

/** What nobody should ever read: keys of messages, arguments that were not filled in, and values that are none. */
export function leftovers(text: string): readonly string[] {
  const keys = KEYS.filter((key) => key.split('.').length > 2 && text.includes(key));
  return [...keys, ...(text.match(/\{\w+[^}]*\}|\bundefined\b|\bNaN\b|\[object|\bnull\b/g) ?? [])];
}
