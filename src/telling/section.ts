/** A section of a text: a title and a list of items. */
export interface Section {
  readonly title: string;
  readonly items: readonly string[];
}

/** Joins sections to plain text, separated by empty lines. */
export function plainText(sections: readonly Section[]): string {
  return sections.map(({ title, items }) => [title, ...items].join('\n')).join('\n\n');
}
