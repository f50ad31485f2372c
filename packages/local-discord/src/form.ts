import * as z from 'zod';
import { ApiError, type ErrorTree, type FieldError } from './api-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object (no array, no null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Length in characters as Discord counts it: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A fault of a request body at a path of keys and array indexes; an empty path is the body itself. */
export interface Fault extends FieldError {
  readonly path: readonly PropertyKey[];
}

/** 400 50035 with all faults at once, each where Discord reports it. */
export function invalidForm(faults: readonly Fault[]): ApiError {
  const tree: ErrorTree = {};
  for (const { path, code, message } of faults) {
    let node = tree;
    for (const key of path) {
      const next = (node[String(key)] ?? {}) as ErrorTree;
      node[String(key)] = next;
      node = next;
    }
    node._errors = [...((node._errors ?? []) as FieldError[]), { code, message }];
  }
  return new ApiError(400, 50035, 'Invalid Form Body', tree);
}

/**
 * A request body as its schema describes it.
 *
 * @param at keys that lead to the body in the paths of faults, for interaction callbacks `['data']`
 * @throws ApiError 50035 with every fault
 */
export function readForm<S extends z.ZodType>(schema: S, body: unknown, at: readonly string[] = []): z.output<S> {
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidForm(
    parsed.error.issues.flatMap((issue) =>
      faultsOf(issue).map((fault) => ({ ...fault, path: [...at, ...fault.path] })),
    ),
  );
}

/** Adds a fault with an error code of Discord; `path` is relative to the value being checked. */
export function fault(context: z.RefinementCtx, code: string, message: string, path: PropertyKey[] = []): void {
  context.addIssue({ code: 'custom', message, params: { code }, path });
}

interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** Adds a fault if a length is out of bounds; returns whether it is. */
function lengthFault(context: z.RefinementCtx, length: number, { min = 0, max }: Bounds): boolean {
  if (length >= min && length <= max) return false;
  if (min === 0) fault(context, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  else fault(context, 'BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  return true;
}

/** A text of so many characters at most, which may be empty. */
export const text = (max: number) =>
  z.string().superRefine((value, context) => void lengthFault(context, lengthOf(value), { max }));

/** A text of 1 to so many characters. */
export const name = (max: number) => z.string().superRefine((value, context) => void nameFault(context, value, max));

/** Adds a fault if a text is empty or too long; returns whether it is. */
export function nameFault(context: z.RefinementCtx, value: string, max: number): boolean {
  if (value !== '') return lengthFault(context, lengthOf(value), { min: 1, max });
  fault(context, REQUIRED.code, REQUIRED.message);
  return true;
}

/** A list within bounds of entries. */
export function list<S extends z.ZodType>(entry: S, bounds: Bounds) {
  return z.array(entry).superRefine((entries, context) => void lengthFault(context, entries.length, bounds));
}

/** An optional field; null counts as absent, as nearly everywhere on Discord. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

export const snowflake = z.string().regex(/^\d{17,19}$/);

/** Error for features that Discord has and this stand-in has not, so that they never seem to work here. */
export const UNKNOWN = {
  code: 'UNKNOWN_TO_LOCAL_DISCORD',
  message: 'The stand-in for Discord does not know this.',
} as const;

const REQUIRED = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };

const WRONG_TYPE: Readonly<Record<string, FieldError>> = {
  string: { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret this as string.' },
  boolean: { code: 'BOOLEAN_TYPE_CONVERT', message: 'Must be either true or false.' },
  array: { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' },
  object: { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' },
  record: { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' },
};

/** A fault of a schema in Discord's words. */
function faultsOf(issue: z.core.$ZodIssue): readonly Fault[] {
  const { path, message } = issue;
  const given = issue.input;
  switch (issue.code) {
    case 'custom':
      return [{ path, code: String(issue.params?.code), message }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], ...UNKNOWN }));
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      if (given === undefined || given === null) return [{ path, ...REQUIRED }];
      if (issue.code === 'invalid_union') return [{ path, code: 'UNION_TYPE_CHOICES', message }];
      if (issue.code === 'invalid_value') return [{ path, code: 'BASE_TYPE_CHOICES', message }];
      return [{ path, ...(WRONG_TYPE[issue.expected] ?? { code: 'NUMBER_TYPE_COERCE', message }) }];
    case 'too_big':
      return [{ path, code: 'NUMBER_TYPE_MAX', message }];
    case 'too_small':
      return [{ path, code: 'NUMBER_TYPE_MIN', message }];
    default:
      return [{ path, code: 'NUMBER_TYPE_COERCE', message }];
  }
}
