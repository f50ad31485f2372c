import type { en } from './en.ts';

/** The names of all messages; English defines them. */
export type MessageKey = keyof typeof en;

/** The messages of one language. */
export type Catalogue = Readonly<Record<MessageKey, string>>;
