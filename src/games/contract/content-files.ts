import { readFileSync } from 'node:fs';

/** The properties of a content file, without the name of its game. */
export type ContentProperties = Readonly<Record<string, unknown>>;

/** The content that comes with a game, as its files have it: lists of the same name are joined. */
export function readContentFiles({ contentFiles }: { readonly contentFiles: readonly URL[] }): ContentProperties {
  return contentFiles
    .map((file): ContentProperties => {
      const { game: _, ...properties } = JSON.parse(readFileSync(file, 'utf8'));
      return properties;
    })
    .reduce(joinContent, {});
}

/** Content with that of one more file: lists of the same name are joined, anything else is replaced. */
export function joinContent(content: ContentProperties, more: ContentProperties): ContentProperties {
  const joined = Object.entries(more).map(([name, value]) => {
    const known = content[name];
    return [name, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value] as const;
  });
  return { ...content, ...Object.fromEntries(joined) };
}
