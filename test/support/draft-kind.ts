/** The words of the last action of a draft without numbers: `meeple large` of `place 0,1 r90+meeple 3 large`. */
export function kindOf(draft: string): string {
  const words = draft.split('+').at(-1)!.split(' ');
  return words.filter((word) => !/\d/.test(word)).join(' ');
}
