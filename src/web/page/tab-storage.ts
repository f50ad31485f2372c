/** Storage of this tab that survives a reload. A frame inside Discord may have none; there it lasts until the page is left. */
export const tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = storageOfTab() ?? memory();

function storageOfTab(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function memory(): typeof tabStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
