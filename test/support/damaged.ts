/** How deep contents are damaged: a member's user's name lies at three, an option's value at four. */
const DEPTH = 4;

// biome-ignore lint/suspicious/noExplicitAny: whatever a packet may hold, and what is wrong in one
type Contents = any;

/** Contents of a packet with each field missing, null and of another type once; of a list only the first item's. */
export function damagedForms(data: Contents, depth = 0): Contents[] {
  if (typeof data !== 'object' || data === null || depth >= DEPTH) return [];
  if (Array.isArray(data)) {
    const [first, ...others] = data;
    return damagedForms(first, depth).map((item) => [item, ...others]);
  }
  return Object.entries(data).flatMap(([key, value]) => {
    const { [key]: _, ...others } = data;
    const wrong = [null, otherType(value), ...damagedForms(value, depth + 1)];
    return [others, ...wrong.map((item) => ({ ...data, [key]: item }))];
  });
}

function otherType(value: unknown): unknown {
  return typeof value === 'string' || value === null ? 5 : 'x';
}
