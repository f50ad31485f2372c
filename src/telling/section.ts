/** A part of what is told: a line that names it, and what is told below that, one thing an item. */
export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

/** The sections of lines that empty lines part. */
export function sectionsIn(lines: readonly string[]): Section[] {
  const ends = [...lines.keys()].filter((at) => lines[at] === '');
  return [...ends, lines.length].map((end, index) => {
    const [title = '', ...items] = lines.slice(index === 0 ? 0 : ends[index - 1]! + 1, end);
    return { title, items };
  });
}

/** Sections as plain text, parted by empty lines. */
export function plainText(sections: readonly Section[]): string {
  return sections.map(({ title, items }) => [title, ...items].join('\n')).join('\n\n');
}
