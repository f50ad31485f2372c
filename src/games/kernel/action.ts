import * as z from 'zod';
import { DEGREES } from '../../core/ports.ts';

/** Schemas of the actions that every tile game has; `rotation` in degrees clockwise. */
export const drawActionSchema = z.strictObject({ type: z.literal('draw') });
export const placeActionSchema = z.strictObject({
  type: z.literal('place'),
  x: z.int(),
  y: z.int(),
  rotation: z.literal(DEGREES),
});

type Values = Readonly<Record<string, unknown>>;

/** A word of an action's notation: one field, or x and y of a square. */
interface Word {
  /** Returns undefined if the field is absent. */
  write(values: Values): string | undefined;
  read(text: string): Values;
}

const SQUARE: Word = {
  write: ({ x, y }) => `${x},${y}`,
  read(text) {
    const [x, y] = text.split(',').map(Number);
    return { x, y };
  },
};

const ROTATION: Word = {
  write: ({ rotation }) => `r${rotation}`,
  read: (text) => ({ rotation: Number(text.slice(1)) }),
};

function wordOf(name: string, field: z.core.$ZodType): Word {
  const { def } = (field instanceof z.ZodExactOptional ? field.unwrap() : field)._zod;
  const read = def.type === 'number' ? Number : def.type === 'array' ? (text: string) => text.split(',') : String;
  return {
    write: ({ [name]: value }) => (value === undefined ? undefined : String(value)),
    read: (text) => ({ [name]: read(text) }),
  };
}

/** Returns the words of an action that follow its type, from the fields of its schema. */
function wordsOf(fields: Readonly<Record<string, z.core.$ZodType>>): readonly Word[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (name === 'type' || name === 'y') return [];
    return name === 'x' ? [SQUARE] : name === 'rotation' ? [ROTATION] : [wordOf(name, field)];
  });
}

/** Schema of actions of one type; its fields are in the order of the notation. */
export type ActionSchema = z.ZodObject<{ readonly type: z.ZodLiteral }>;

/**
 * Creates the notation of a game's actions, one line each: the type, then the fields in the order of the schema. A square
 * `x`, `y` is written `4,-1`, a `rotation` is `r90`, list items are separated by commas: `place 4,-1 r90`, `meeple 2`.
 *
 * @param schemas one for each type of action
 */
export function actionNotation<Action extends { readonly type: string }>(schemas: readonly ActionSchema[]) {
  const notations = new Map(
    schemas.map((schema) => [schema.shape.type.value, { schema, words: wordsOf(schema.shape) }]),
  );

  function makeAction(action: Action): string {
    const texts = notations.get(action.type)!.words.map((word) => word.write({ ...action }));
    return [action.type, ...texts.filter((text) => text !== undefined)].join(' ');
  }

  /** Parses exactly what `makeAction` writes; undefined for any other text. */
  function parseAction(text: string): Action | undefined {
    const [type = '', ...texts] = text.split(' ');
    const { schema, words } = notations.get(type) ?? {};
    const values = texts.map((one, index) => words?.[index]?.read(one));
    const parsed = schema?.safeParse(Object.assign({ type }, ...values));
    if (!parsed?.success) return undefined;
    const action = parsed.data as unknown as Action;
    return makeAction(action) === text ? action : undefined;
  }

  return { makeAction, parseAction };
}
