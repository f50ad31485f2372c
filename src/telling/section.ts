/** A section of a text: a title and a list of items. */
export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

/** Splits lines into sections at empty lines; the first line of each is its title. */
export function splitSections(lines: readonly string[]): Section[] {
  const ends = [...lines.keys()].filter((at) => lines[at] === '');
  return [...ends, lines.length].map((end, index) => {
    const [title = '', ...items] = lines.slice(index === 0 ? 0 : ends[index - 1]! + 1, end);
    return { title, items };
  });
}

/** Joins sections to plain text, separated by empty lines. */
export function plainText(sections: readonly Section[]): string {
  return sections.map(({ title, items }) => [title, ...items].join('\n')).join('\n\n');
}
