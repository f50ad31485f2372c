import { expect, it } from 'vitest';
import type { RawAnswer } from '../support/raw.ts';

/** Codes of faults that most limits share. */
export const TOO_LONG = 'BASE_TYPE_MAX_LENGTH';
export const BAD_LENGTH = 'BASE_TYPE_BAD_LENGTH';
export const REQUIRED = 'BASE_TYPE_REQUIRED';

/** What a refused request is answered with. */
export interface Refusal {
  /** HTTP status, 400 unless told. */
  readonly status?: number;
  /** Discord's number for the error, 50035 "Invalid Form Body" unless told. */
  readonly code?: number;
  /** Path into `errors`, for example `0.options[1].name`; `''` is the body itself. */
  readonly at?: string;
  /** The code that stands there. */
  readonly inner?: string;
}

/** A count that is taken from `min` to `max` and refused one step beyond either. */
interface Bounds<B> extends Refusal {
  readonly what: string;
  readonly min?: number;
  readonly max?: number;
  readonly body: (count: number) => B;
  /** What stands at the path when there are too few; `inner` unless told. */
  readonly innerBelow?: string;
}

/** Two requests that differ only in what the rule is about. */
interface Rule<B> extends Refusal {
  readonly what: string;
  readonly takes: B;
  readonly refuses: B;
}

/** A documented limit with the requests on either side of it. */
export type Limit<B = object> = Bounds<B> | Rule<B>;

interface LimitCase<B> {
  readonly title: string;
  readonly body: B;
  readonly refusal?: Refusal;
}

/** Tests every limit on both sides: `send` carries a body to where it is taken or refused. */
export function checkLimits<B>(limits: readonly Limit<B>[], send: (body: B) => Promise<RawAnswer>): void {
  for (const { title, body, refusal } of limits.flatMap(casesOf)) {
    it(title, async () => expectOutcome(await send(body), refusal));
  }
}

/** Expects a success, or exactly the given refusal and no other fault beside it. */
export function expectOutcome(answer: RawAnswer, refusal?: Refusal): void {
  if (refusal === undefined) {
    expect([200, 201, 204], JSON.stringify(answer.body)).toContain(answer.status);
    return;
  }
  const { status = 400, code = 50035, at, inner } = refusal;
  expect({ status: answer.status, code: answer.body?.code, faults: faultsOf(answer.body?.errors) }).toEqual({
    status,
    code,
    faults: at === undefined ? [] : [`${at} ${inner}`],
  });
}

function casesOf<B>(limit: Limit<B>): readonly LimitCase<B>[] {
  const { what, status = 400, code = 50035, inner } = limit;
  const how = (own = inner) => `answers ${status} ${code}${own === undefined ? '' : ` ${own}`}`;
  if (!('body' in limit)) {
    const { takes, refuses } = limit;
    return [
      { title: `${what}: taken where allowed`, body: takes },
      { title: `${what}: ${how()}`, body: refuses, refusal: limit },
    ];
  }
  const { min, max, body, innerBelow = inner } = limit;
  const taken = [min, max].filter((count) => count !== undefined);
  const cases: LimitCase<B>[] = [...new Set(taken)].map((count) => ({
    title: `${what}: ${count} is taken`,
    body: body(count),
  }));
  if (min !== undefined) {
    const refusal = { ...limit, ...(innerBelow === undefined ? {} : { inner: innerBelow }) };
    cases.push({ title: `${what}: ${min - 1} ${how(innerBelow)}`, body: body(min - 1), refusal });
  }
  if (max !== undefined) cases.push({ title: `${what}: ${max + 1} ${how()}`, body: body(max + 1), refusal: limit });
  return cases;
}

/** Every fault of an error as `path code`, with array indexes in brackets. */
function faultsOf(errors: unknown, path = ''): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === '_errors') return (value as { code: string }[]).map((fault) => `${path} ${fault.code}`);
    const step = /^\d+$/.test(key) && path !== '' ? `[${key}]` : path === '' ? key : `.${key}`;
    return faultsOf(value, `${path}${step}`);
  });
}
