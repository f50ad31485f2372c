/**
 * Returns a function that is called repeatedly with a condition. It calls `begin` when the condition becomes true, and the
 * function that `begin` returned when the condition becomes false.
 */
export function runWhile(begin: () => () => void): (holds: boolean) => void {
  let end: (() => void) | undefined;
  return (holds) => {
    if (holds) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
}
