/** Letters of other scripts, and digits, that look like Latin small letters, each before the one it looks like. */
const LIKE_LATIN = new Map(
  [
    'аa бb вb гr еe ёe зe иn кk лn мm нh оo пn рp сc тt уy хx ѕs іi їi јj ԁd һh ԛq ԝw үy'.split(' '),
    'αa βb γy εe ζz ηn ιi κk μm νv οo ρp σo τt υu χx ωw'.split(' '),
    '0o 1l il |l'.split(' '),
  ]
    .flat()
    .map((pair) => [...pair] as [string, string]),
);

/** A text that is equal for names that can hardly be told apart: other case, accents, or letters that look alike. */
export function lookAlike(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
  return [...bare].map((letter) => LIKE_LATIN.get(letter) ?? letter).join('');
}
