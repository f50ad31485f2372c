import { readFileSync } from 'node:fs';

/** The content that comes with a game, as its files have it: lists of the same name are joined. */
export function readContentFiles({ contentFiles }: { readonly contentFiles: readonly URL[] }): Record<string, unknown> {
  const content: Record<string, unknown> = {};
  for (const file of contentFiles) {
    for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      const known = content[name];
      content[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
    }
  }
  return content;
}
