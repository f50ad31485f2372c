import type { en } from './en.ts';

/** The names of the platform's messages; English defines them. */
export type MessageKey = keyof typeof en;

/** The messages of one language by key, in ICU message format. */
export type Catalogue<Key extends string = MessageKey> = Readonly<Record<Key, string>>;
