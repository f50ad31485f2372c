/** Name formatters by language, cached, as creating one takes longer than formatting all names of a picture. */
const names = new Map<string, Intl.DisplayNames>();

/** The name of a country by its code in ISO 3166, in a language; the code itself where it stands for none. */
export function countryName(language: string, code: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
