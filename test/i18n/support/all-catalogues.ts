import { readdirSync } from 'node:fs';
import { CATALOGUES, type Language, translatorFor, withMessages } from '../../../src/i18n/translate.ts';
import type { AnyTranslator } from './message-shape.ts';

/** The messages of the platform, or of a game, in every language; `folder` is where their users are. */
export interface NamedCatalogues {
  readonly name: string;
  readonly folder: string;
  readonly catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const GAMES = new URL('../../../src/games/', import.meta.url);
const games = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^([^/]+)\/words\/language[.]ts$/.exec(path)?.[1] ?? [],
);

/** Those of the platform, then those of every game that has its own. */
export const ALL_CATALOGUES: readonly NamedCatalogues[] = [
  { name: 'platform', folder: 'src', catalogues: CATALOGUES },
  ...(await Promise.all(games.map(cataloguesOf))),
];

async function cataloguesOf(name: string): Promise<NamedCatalogues> {
  const { href } = new URL(`${name}/words/language.ts`, GAMES);
  const language = (await import(href)) as { readonly CATALOGUES: NamedCatalogues['catalogues'] };
  return { name, folder: `src/games/${name}`, catalogues: language.CATALOGUES };
}

/** A translator that knows such messages, whose arguments no type can know. */
export function translatorOf({ catalogues }: NamedCatalogues, language: Language): AnyTranslator {
  return withMessages(translatorFor(language), catalogues) as unknown as AnyTranslator;
}
