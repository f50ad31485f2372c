/** Letters of other scripts and digits by the small Latin letter that they look like; pairs of both characters. */
const LATIN_LOOKALIKES = new Map(
  [
    'аa бb вb гr еe ёe зe иn кk лn мm нh оo пn рp сc тt уy хx ѕs іi їi јj ԁd һh ԛq ԝw үy'.split(' '),
    'αa βb γy εe ζz ηn ιi κk μm νv οo ρp σo τt υu χx ωw'.split(' '),
    '0o 1l il |l'.split(' '),
  ]
    .flat()
    .map((pair) => [...pair] as [string, string]),
);

/** Returns a key that is equal for confusable names, which differ only in case, accents, or letters that look alike. */
export function confusableKey(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
  return [...bare].map((letter) => LATIN_LOOKALIKES.get(letter) ?? letter).join('');
}
