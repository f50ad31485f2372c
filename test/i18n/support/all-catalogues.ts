import { readdirSync, readFileSync } from 'node:fs';
import { CATALOGUES, LANGUAGES, type Language, translatorFor, withMessages } from '../../../src/i18n/translate.ts';
import type { AnyTranslator } from './message-shape.ts';

/** The messages of the platform, or of a game, in every language; `folder` is where their users are. */
export interface NamedCatalogues {
  readonly name: string;
  readonly folder: string;
  readonly catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const GAMES = new URL('../../../src/games/', import.meta.url);
const games = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^([^/]+)\/words\/en[.]ts$/.exec(path)?.[1] ?? [],
);

/** Those of the platform, then those of every game that has its own. */
export const ALL_CATALOGUES: readonly NamedCatalogues[] = [
  { name: 'platform', folder: 'src', catalogues: CATALOGUES },
  ...(await Promise.all(games.map(cataloguesOf))),
];

function readCatalogue(file: URL): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

async function cataloguesOf(name: string): Promise<NamedCatalogues> {
  const entries = LANGUAGES.map(async (language) => {
    if (language !== 'en') return [language, readCatalogue(new URL(`${name}/words/${language}.json`, GAMES))];
    const { en } = (await import(new URL(`${name}/words/en.ts`, GAMES).href)) as Record<string, object>;
    return [language, en];
  });
  return { name, folder: `src/games/${name}`, catalogues: Object.fromEntries(await Promise.all(entries)) };
}

/** A translator that knows such messages, whose arguments no type can know. */
export function translatorOf({ catalogues }: NamedCatalogues, language: Language): AnyTranslator {
  return withMessages(translatorFor(language), catalogues) as unknown as AnyTranslator;
}
