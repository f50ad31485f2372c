/**
 * Allocates typed arrays in one block of memory: a board takes one allocation instead of a dozen, and is copied by
 * copying the block.
 */
export interface Memory {
  readonly block: ArrayBuffer;
  readonly int32: (length: number) => Int32Array;
  readonly int16: (length: number) => Int16Array;
  readonly uint8: (length: number) => Uint8Array;
}

/** Allocates arrays one after another from the start of a block, each aligned to four bytes. */
export function memoryOf(block: ArrayBuffer): Memory {
  let used = 0;
  const take = (bytes: number): number => {
    const offset = used;
    used += alignedLength(bytes);
    return offset;
  };
  return {
    block,
    int32: (length) => new Int32Array(block, take(length * 4), length),
    int16: (length) => new Int16Array(block, take(length * 2), length),
    uint8: (length) => new Uint8Array(block, take(length), length),
  };
}

/** Rounds a number of bytes up to a multiple of four. */
export function alignedLength(bytes: number): number {
  return (bytes + 3) & ~3;
}

/** Overwrites `target` with the items of a list; returns it. */
export function copyList<Item>(list: readonly Item[], target: Item[]): Item[] {
  for (let index = 0; index < list.length; index++) target[index] = list[index]!;
  if (target.length > list.length) target.length = list.length;
  return target;
}
