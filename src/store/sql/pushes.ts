import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';

/** The browsers that are notified of turns. */
export function pushesIn(database: Database) {
  return {
    ...standaloneCalls(database, 'pushes', {
      subscribe: 'write',
      unsubscribe: 'write',
      ofSession: 'run',
      isUntold: 'run',
      due: 'run',
      // After a power cut the same turn is told again, in place of the earlier notification.
      noteTold: 'note',
      noteSeen: 'note',
    }),

    /** The private key for push services; the new one is stored on first use. */
    async privateKey(newKey: () => string): Promise<string> {
      const key = await database.run(({ pushes }) => pushes.privateKey());
      if (key !== undefined) return key;
      return database.write(async ({ pushes }) => {
        await pushes.addPrivateKey(newKey());
        return (await pushes.privateKey())!;
      }, 'push key');
    },
  };
}
