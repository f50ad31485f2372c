import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Writes message-arguments.ts beside every English catalogue, the platform's and those of games: the arguments that
 * every message needs, as a type. With --check it only says whether the files are up to date.
 */
const ROOT = new URL('../src/', import.meta.url);
const CATALOGUES = [
  'i18n/en.ts',
  ...readdirSync(new URL('games/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/words/en.ts'))
    .map((path) => `games/${path}`),
];

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Kind = 'number' | 'string' | 'string | number';

/** Element types of ICU messages. */
const [ARGUMENT, SELECT, PLURAL] = [1, 5, 6];

function collect(ast: Ast, found: Map<string, Kind>): Map<string, Kind> {
  for (const element of ast) {
    if (element.type === ARGUMENT) {
      const { value } = element as { value: string };
      if (!found.has(value)) found.set(value, 'string | number');
    } else if (element.type === SELECT || element.type === PLURAL) {
      const { value, options } = element as { value: string; options: Record<string, { value: Ast }> };
      found.set(value, element.type === PLURAL ? 'number' : 'string');
      for (const option of Object.values(options)) collect(option.value, found);
    }
  }
  return found;
}

function typesOf(messages: Readonly<Record<string, string>>): string {
  const lines = Object.entries(messages).flatMap(([key, message]) => {
    const found = collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), new Map());
    const quote = (name: string) => (/^[a-zA-Z]+$/.test(name) ? name : `'${name}'`);
    const fields = [...found].map(([name, kind]) => `readonly ${quote(name)}: ${kind}`);
    return fields.length > 0 ? [`  readonly ${quote(key)}: { ${fields.join('; ')} };`] : [];
  });
  return [
    '// Made from en.ts by tools/make-message-arguments.ts (npm run messages).',
    "import type { en } from './en.ts';",
    '',
    '/** The arguments of every message that has any. */',
    'interface Arguments {',
    ...lines,
    '}',
    '',
    '/** The arguments of every message. */',
    'export type MessageArguments = {',
    '  readonly [Key in keyof typeof en]: Key extends keyof Arguments ? Arguments[Key] : Readonly<Record<never, never>>;',
    '};',
    '',
  ].join('\n');
}

for (const path of CATALOGUES) {
  const { en } = (await import(new URL(path, ROOT).href)) as { en: Readonly<Record<string, string>> };
  const text = typesOf(en);
  const file = new URL(path.replace(/en[.]ts$/, 'message-arguments.ts'), ROOT);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${file.pathname} is older than en.ts: npm run messages\n`);
    process.exit(1);
  }
}
