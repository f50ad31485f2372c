/** A value, or the expected reason why there is none. Unexpected failures throw instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** A successful result. */
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** An expected failure. */
export function failure<Failure>(reason: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: reason };
}

/** The result of `next` with a value; a failure is handed on, and `next` is not called. */
export function andThen<Value, Next, Failure, NextFailure>(
  result: Result<Value, Failure>,
  next: (value: Value) => Result<Next, NextFailure>,
): Result<Next, Failure | NextFailure> {
  return result.ok ? next(result.value) : result;
}
