import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';

/** The properties of a content file, without the name of its game. */
export type ContentProperties = Readonly<Record<string, unknown>>;

/** The content that comes with a game, as its files have it: lists of the same name are joined. */
export function readContentFiles({ contentFiles }: { readonly contentFiles: readonly URL[] }): ContentProperties {
  return contentFiles.map((file) => propertiesIn(readFileSync(file, 'utf8'))).reduce(joinContent, {});
}

const fileSchema = z.record(z.string(), z.unknown());

/**
 * The properties in the text of a content file.
 *
 * @throws Error that says what is wrong where it is not JSON of one object
 */
export function propertiesIn(text: string): ContentProperties {
  const read = readJson(text, fileSchema);
  if (!read.ok) throw read.failure instanceof z.ZodError ? new Error('it holds no object') : read.failure;
  const { game: _, ...properties } = read.value;
  return properties;
}

/** Content with that of one more file: lists of the same name are joined, anything else is replaced. */
export function joinContent(content: ContentProperties, more: ContentProperties): ContentProperties {
  const joined = Object.entries(more).map(([name, value]) => {
    const known = content[name];
    return [name, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value] as const;
  });
  return { ...content, ...Object.fromEntries(joined) };
}
