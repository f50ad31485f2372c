import { ApiError, type ErrorTree, type FieldError } from './api-error.ts';

/** Collects the faults of one request body and answers them all at once, as Discord does. */
export class FormProblems {
  readonly #tree: ErrorTree = {};
  #count = 0;

  /** Adds a fault at a path of keys and array indexes; an empty path is the body itself. */
  add(path: readonly (string | number)[], fault: FieldError): void {
    let node = this.#tree;
    for (const key of path) {
      const next = node[String(key)] ?? {};
      node[String(key)] = next;
      node = next as ErrorTree;
    }
    const list = (node._errors ?? []) as FieldError[];
    node._errors = list;
    if (!list.some((known) => known.code === fault.code)) list.push(fault);
    this.#count += 1;
  }

  get found(): boolean {
    return this.#count > 0;
  }

  /** Throws 400 50035 when anything was found. */
  throwIfFound(): void {
    if (this.found) throw new ApiError(400, 50035, 'Invalid Form Body', this.#tree);
  }
}

/** A spot in a request body: knows its path, so that a fault lands where Discord reports it. */
export class Place {
  readonly problems: FormProblems;
  readonly path: readonly (string | number)[];

  constructor(problems: FormProblems, path: readonly (string | number)[] = []) {
    this.problems = problems;
    this.path = path;
  }

  at(...keys: readonly (string | number)[]): Place {
    return new Place(this.problems, [...this.path, ...keys]);
  }

  fault(code: string, message: string): void {
    this.problems.add(this.path, { code, message });
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Length in characters as Discord counts it: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** True for a JSON object (no array, no null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missing(place: Place, value: unknown, required: boolean | undefined): boolean {
  if (value !== undefined && value !== null) return false;
  if (required) place.fault('BASE_TYPE_REQUIRED', 'This field is required');
  return true;
}

function badLength(place: Place, length: number, bounds: { min?: number; max?: number }): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = bounds;
  if (length >= min && length <= max) return false;
  if (min > 0 && max !== Number.POSITIVE_INFINITY) {
    place.fault('BASE_TYPE_BAD_LENGTH', `Must be between ${min} and ${max} in length.`);
  } else if (length > max) {
    place.fault('BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  } else {
    place.fault('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
  }
  return true;
}

interface TextRule {
  readonly required?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Discord strips the blanks around embed texts before it measures them. */
  readonly trim?: boolean;
}

/** A string within bounds of characters, or undefined after a fault was noted (or when it is absent). */
export function readText(place: Place, value: unknown, rule: TextRule): string | undefined {
  if (missing(place, value, rule.required)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') {
    place.fault('STRING_TYPE_CONVERT', 'Could not interpret "object" as string.');
    return undefined;
  }
  const text = rule.trim ? String(value).trim() : String(value);
  if (rule.required && text === '' && (rule.min ?? 0) > 0) {
    place.fault('BASE_TYPE_REQUIRED', 'This field is required');
    return undefined;
  }
  return badLength(place, lengthOf(text), rule) ? undefined : text;
}

/** An integer within bounds; decimal strings count as integers, as in Discord's own parser. */
export function readInteger(
  place: Place,
  value: unknown,
  rule: { readonly required?: boolean; readonly min?: number; readonly max?: number; readonly fraction?: boolean },
): number | undefined {
  if (missing(place, value, rule.required)) return undefined;
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || (!rule.fraction && !Number.isInteger(number))) {
    place.fault('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not ${rule.fraction ? 'a float' : 'int'}.`);
    return undefined;
  }
  if (rule.min !== undefined && number < rule.min) {
    place.fault('NUMBER_TYPE_MIN', `int value should be greater than or equal to ${rule.min}.`);
    return undefined;
  }
  if (rule.max !== undefined && number > rule.max) {
    place.fault('NUMBER_TYPE_MAX', `int value should be less than or equal to ${rule.max}.`);
    return undefined;
  }
  return number;
}

/** A boolean, or undefined when absent or wrong. */
export function readBoolean(place: Place, value: unknown): boolean | undefined {
  if (missing(place, value, false)) return undefined;
  if (typeof value !== 'boolean') {
    place.fault('BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
    return undefined;
  }
  return value;
}

/** An array within bounds of entries. */
export function readList(
  place: Place,
  value: unknown,
  rule: { readonly required?: boolean; readonly min?: number; readonly max?: number },
): readonly unknown[] | undefined {
  if (missing(place, value, rule.required)) return undefined;
  if (!Array.isArray(value)) {
    place.fault('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return undefined;
  }
  return badLength(place, value.length, rule) ? undefined : value;
}

/** A JSON object, or undefined after a fault. */
export function readObject(place: Place, value: unknown, required = false): JsonObject | undefined {
  if (missing(place, value, required)) return undefined;
  if (!isObject(value)) {
    place.fault('MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
    return undefined;
  }
  return value;
}

/** One of a closed list of values. */
export function readChoice<T extends string | number>(
  place: Place,
  value: unknown,
  rule: { readonly choices: readonly T[]; readonly required?: boolean; readonly code?: string },
): T | undefined {
  if (missing(place, value, rule.required)) return undefined;
  const found = rule.choices.find((choice) => choice === value || String(choice) === value);
  if (found === undefined) {
    place.fault(rule.code ?? 'BASE_TYPE_CHOICES', `Value must be one of {${rule.choices.join(', ')}}.`);
  }
  return found;
}
