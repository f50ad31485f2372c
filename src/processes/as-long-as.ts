/** Begins something when a condition begins to hold, and ends it when that holds no more; returns what is told whether it does. */
export function asLongAs(begin: () => () => void): (holds: boolean) => void {
  let end: (() => void) | undefined;
  return (holds) => {
    if (holds) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
}
