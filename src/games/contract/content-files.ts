import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';

/** The properties of a content file, without the name of its game. */
export type ContentProperties = Readonly<Record<string, unknown>>;

/** Reads the content files of a game and joins their properties (`joinContent`). */
export function readContentFiles({ contentFiles }: { readonly contentFiles: readonly URL[] }): ContentProperties {
  return contentFiles.map((file) => propertiesIn(readFileSync(file, 'utf8'))).reduce(joinContent, {});
}

const fileSchema = z.record(z.string(), z.unknown());

/**
 * Parses the text of a content file; returns its properties without `game`.
 *
 * @throws Error if the text is not JSON, or not one object
 */
export function propertiesIn(text: string): ContentProperties {
  const parsed = readJson(text, fileSchema);
  if (!parsed.ok) throw parsed.failure instanceof z.ZodError ? new Error('it holds no object') : parsed.failure;
  const { game: _, ...properties } = parsed.value;
  return properties;
}

/** Adds the properties of one more file: lists of the same name are joined, other properties replaced. */
export function joinContent(content: ContentProperties, more: ContentProperties): ContentProperties {
  const joined = Object.entries(more).map(([name, value]) => {
    const known = content[name];
    return [name, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value] as const;
  });
  return { ...content, ...Object.fromEntries(joined) };
}
