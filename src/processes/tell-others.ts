import type { Logger } from 'pino';
import * as z from 'zod';
import type { App } from '../app/app.ts';
import type { WorkMade } from '../app/wake.ts';
import type { Spent } from '../bot/handlers/rate-limits.ts';
import type { Services } from '../bot/handlers/services.ts';
import { learnTileSets, type TileSets } from '../content/known-tile-sets.ts';
import { readJson } from '../core/json.ts';
import type { Broadcast } from '../store/members.ts';

/**
 * What processes tell each other; whoever misses it finds it at the next look, or does with what it knows. A process of another
 * version may tell what this one does not know.
 */
type Message =
  | { readonly type: 'work'; readonly work: WorkMade }
  | { readonly type: 'spent'; readonly spent: Spent }
  /** A process that has just started has stored tile sets. */
  | { readonly type: 'tile sets' };

/** A process of this version tells no other type. */
const messageSchema = z.looseObject({ type: z.enum(['work', 'spent', 'tile sets']) });

/** Tells the other processes of work and of what people have asked for here, and hears of theirs; returns how to stop. */
export function tellOthers(
  { tell, listen }: Broadcast,
  parts: {
    readonly app: App & { readonly tileSets: TileSets };
    readonly services: Services;
    readonly log: Logger;
  },
): () => void {
  const { app, services, log } = parts;
  const send = (message: Message) =>
    void tell(JSON.stringify(message)).catch((error: unknown) => log.warn({ err: error }, 'others could not be told'));
  app.wake.onOthers((work) => send({ type: 'work', work }));
  services.limits.onMuchSpent((spent) => send({ type: 'spent', spent }));
  send({ type: 'tile sets' });
  const hear = (message: Message) => {
    if (message.type === 'work') app.wake.hear(message.work);
    else if (message.type === 'spent') services.limits.hear(message.spent);
    else if (message.type === 'tile sets')
      void learnTileSets(app.tileSets, { ...app, log }).catch((error: unknown) =>
        log.warn({ err: error }, 'tile sets could not be read'),
      );
  };
  return listen({
    hear(text) {
      try {
        const message = readJson(text, messageSchema);
        if (!message.ok) throw message.failure;
        hear(message.value as Message);
      } catch (error) {
        // One of another version, which this one does not understand.
        log.warn({ err: error }, 'what another process tells could not be read');
      }
    },
    onMissed: () => app.wake.hear({ type: 'posts' }),
  });
}
