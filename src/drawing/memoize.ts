/** Memoizes a function by the identity of its argument; a result is forgotten when its argument is garbage collected. */
export function memoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const cache = new WeakMap<Key, Made>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

/** Memoizes a function by the identity of its first argument and by the JSON text of its second one. */
export function memoizeBy<Key extends object, Other, Made>(
  make: (key: Key, other: Other) => Made,
): (key: Key, other: Other) => Made {
  const cache = memoize((_: Key) => new Map<string, Made>());
  return (key, other) => {
    const values = cache(key);
    const text = JSON.stringify(other);
    const value = values.has(text) ? (values.get(text) as Made) : make(key, other);
    values.set(text, value);
    return value;
  };
}
