import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../../src/i18n/translate.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Element types of ICU messages. */
const [LITERAL, ARGUMENT, SELECT, PLURAL, POUND] = [0, 1, 5, 6, 7];

/** What the parser tells of a select, which has neither offset nor plural type, and of a plural. */
interface PluralElement {
  readonly options: Readonly<Record<string, { readonly value: Ast }>>;
  readonly offset?: number;
  readonly pluralType?: 'cardinal' | 'ordinal';
}

/** One argument of a message, over all its branches. */
export interface Argument {
  readonly kind: 'plain' | 'select' | 'plural' | 'ordinal';
  /** The branches there are for it, sorted. */
  readonly options: readonly string[];
}

/** What a message asks for and what it always says. */
export interface MessageShape {
  readonly arguments: ReadonlyMap<string, Argument>;
  /** Plain arguments outside every branch, which each rendering must show. */
  readonly always: readonly string[];
}

/** What readers may see of a message: the texts of all its branches, without the names of its arguments. */
export function visibleText(message: string): string {
  return textOf(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
}

function textOf(ast: Ast): string {
  return ast
    .map((element) => {
      if (element.type === LITERAL) return (element as { value: string }).value;
      if (element.type !== SELECT && element.type !== PLURAL) return ' ';
      const branches = Object.values((element as unknown as PluralElement).options);
      return branches.map(({ value }) => textOf(value)).join(' ');
    })
    .join('');
}

/** Parses a message as the translator does. Throws where it is malformed or holds something we do not use. */
export function shapeOf(message: string, language: Language): MessageShape {
  const ast = new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();
  const found = new Map<string, Argument>();
  collect(ast, found);
  return {
    arguments: found,
    always: ast.flatMap((element) => (element.type === ARGUMENT ? [(element as { value: string }).value] : [])),
  };
}

function collect(ast: Ast, found: Map<string, Argument>): void {
  for (const element of ast) {
    if (element.type === LITERAL || element.type === POUND) continue;
    const { value } = element as { value: string };
    if (element.type === ARGUMENT) {
      if (!found.has(value)) found.set(value, { kind: 'plain', options: [] });
    } else if (element.type === SELECT || element.type === PLURAL) {
      const { options, offset, pluralType } = element as PluralElement;
      if (offset) throw new Error(`the plural of {${value}} has an offset`);
      const before = found.get(value)?.options ?? [];
      found.set(value, {
        kind: element.type === SELECT ? 'select' : pluralType === 'ordinal' ? 'ordinal' : 'plural',
        options: [...new Set([...before, ...Object.keys(options)])].sort(),
      });
      for (const option of Object.values(options)) collect(option.value, found);
    } else throw new Error(`{${value}} is neither plain nor a select nor a plural`);
  }
}

/** A translator for tests that go over all keys, whose arguments no type can know. */
export type AnyTranslator = (key: string, args?: Readonly<Record<string, string | number>>) => string;
