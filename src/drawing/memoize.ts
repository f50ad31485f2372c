/** Memoizes a function by the identity of its argument, for as long as that is in use. */
export function memoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** Memoizes a function by the identity of its first argument and by the text of the second one, which is plain data. */
export function memoizeBy<Key extends object, Other, Made>(
  make: (key: Key, other: Other) => Made,
): (key: Key, other: Other) => Made {
  const known = memoize((_: Key) => new Map<string, Made>());
  return (key, other) => {
    const kept = known(key);
    const text = JSON.stringify(other);
    const made = kept.has(text) ? (kept.get(text) as Made) : make(key, other);
    kept.set(text, made);
    return made;
  };
}
