import type * as z from 'zod';
import type { ActionSchema } from '../../src/games/kernel/action.ts';
import type { Choose } from '../simulation/chooser.ts';

/** Sources of values for the fields of random actions. */
export interface Vocabulary {
  /** Source of numbers for all other numeric fields. */
  number(choose: Choose): number;
  /** Sources for certain fields by name, such as `x`. */
  readonly fields: Readonly<Record<string, (choose: Choose) => unknown>>;
  /** Values of text fields. */
  readonly words: readonly string[];
}

/** Returns a random action, mostly illegal; undefined if its fields do not match the schema. */
export function randomAction(schemas: readonly ActionSchema[], vocabulary: Vocabulary, choose: Choose): unknown {
  const schema = schemas[choose(schemas.length)]!;
  const entries = Object.entries(schema.shape).map(([name, field]) => [
    name,
    fieldValue(name, field, vocabulary, choose),
  ]);
  const parsed = schema.safeParse(Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  return parsed.success ? parsed.data : undefined;
}

function fieldValue(name: string, field: z.core.$ZodType, vocabulary: Vocabulary, choose: Choose): unknown {
  const own = vocabulary.fields[name];
  if (own) return own(choose);
  const { def } = field._zod as unknown as { readonly def: FieldDefinition };
  switch (def.type) {
    case 'literal':
      return def.values[choose(def.values.length)];
    case 'enum': {
      const values = Object.values(def.entries);
      return values[choose(values.length)];
    }
    case 'optional':
      return choose(2) === 0 ? undefined : fieldValue(name, def.innerType, vocabulary, choose);
    case 'array':
      return Array.from({ length: 3 }, () => fieldValue('', def.element, vocabulary, choose)).sort();
    case 'string':
      return vocabulary.words[choose(vocabulary.words.length)];
    default:
      return vocabulary.number(choose);
  }
}

type FieldDefinition =
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, unknown>> }
  | { readonly type: 'optional'; readonly innerType: z.core.$ZodType }
  | { readonly type: 'array'; readonly element: z.core.$ZodType }
  | { readonly type: 'string' | 'number' };
