/** Returns a function to be called with a condition: it calls `begin` when the condition becomes true, and the end it returned when it becomes false. */
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
