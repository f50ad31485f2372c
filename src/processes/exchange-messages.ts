import type { Logger } from 'pino';
import * as z from 'zod';
import type { App, WorkMade } from '../app/app.ts';
import type { BucketUse } from '../bot/handlers/rate-limits.ts';
import type { Services } from '../bot/handlers/services.ts';
import { learnTileSets, type TileSets } from '../content/known-tile-sets.ts';
import { readJson } from '../core/json.ts';
import type { Broadcast } from '../store/members.ts';

const spentSchema = z.object({
  cost: z.custom<BucketUse['cost']>((value) => typeof value === 'string'),
  userId: z.string(),
  fullAt: z.number(),
});
const gameSchema = z.object({
  id: z.int(),
  ownerId: z.string(),
  guildId: z.string(),
  mayBePlanned: z.boolean().optional(),
});
const workSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('posts'), guildId: z.string().optional() }),
  z.object({ type: z.literal('thread'), guildId: z.string() }),
  z.object({ type: z.literal('computer'), game: gameSchema }),
]) satisfies z.ZodType<WorkMade>;

/**
 * Messages between processes. A process that misses a message finds the work at its next poll. Messages of other versions
 * that the schema does not know are ignored.
 */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('work'), work: workSchema }),
  z.object({ type: z.literal('spent'), spent: spentSchema }),
  /** A process has just started and stored its tile sets. */
  z.object({ type: z.literal('tile sets') }),
]);
type Message = z.infer<typeof messageSchema>;

/** Exchanges messages about work, rate limits and tile sets with other processes. Returns a function that stops it. */
export function exchangeMessages(
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
  services.limits.onHalfSpent((spent) => send({ type: 'spent', spent }));
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
      const message = readJson(text, messageSchema);
      if (message.ok) hear(message.value);
    },
    onMissed: () => app.wake.hear({ type: 'posts' }),
  });
}
