import { readFileSync, writeFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from '../src/i18n/en.ts';

/**
 * Writes src/i18n/message-arguments.ts: the arguments that every message needs, as a type, read from the English
 * catalogue. With --check it only says whether the file is up to date.
 */
const FILE = new URL('../src/i18n/message-arguments.ts', import.meta.url);

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

const lines = Object.entries(en).map(([key, message]) => {
  const found = collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), new Map());
  const quote = (name: string) => (/^[a-zA-Z]+$/.test(name) ? name : `'${name}'`);
  const fields = [...found].map(([name, kind]) => `readonly ${quote(name)}: ${kind}`);
  return `  readonly ${quote(key)}: ${fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Nothing'};`;
});
const text = [
  '// Made from en.ts by tools/make-message-arguments.ts (npm run messages).',
  'type Nothing = Readonly<Record<never, never>>;',
  '',
  '/** The arguments of every message. */',
  'export interface MessageArguments {',
  ...lines,
  '}',
  '',
].join('\n');
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  process.stderr.write('src/i18n/message-arguments.ts is older than en.ts: npm run messages\n');
  process.exit(1);
}
