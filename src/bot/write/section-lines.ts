import type { Section } from '../../telling/section.ts';

/** The lines of sections in a message: each title, with its items as a list. */
export function sectionLines(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, items }) => [title, ...items.map((item) => `- ${item}`)]);
}
