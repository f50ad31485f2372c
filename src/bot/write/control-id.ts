import * as z from 'zod';
import type { GameRevision } from '../../app/app.ts';

/** What a control does; the features have them. */
export type Verb = string;

/** Everything that a control needs to act, kept in its id, so that controls of old messages work after a restart. */
export interface ControlId extends GameRevision {
  readonly verb: Verb;
  /** Argument of the verb, such as the actions drafted in a panel. */
  readonly argument: string;
}

/** Raised when the meaning of ids changes; ids of other versions are stale. */
const FORMAT = '1';

const natural = z
  .string()
  .regex(/^(0|[1-9]\d{0,14})$/)
  .transform(Number);
const idSchema = z.tuple([z.literal(FORMAT), z.string().regex(/^[a-z]+$/), natural, natural], z.string());

/**
 * A control's id for Discord.
 *
 * @throws Error when it is longer than Discord allows
 */
export function makeControlId({ verb, gameId, revision, argument }: ControlId): string {
  const id = [FORMAT, verb, gameId, revision, argument].join(':');
  if (id.length > 100) throw new Error(`the id of a control is too long: ${id}`);
  return id;
}

/** Reads what `makeControlId` writes; undefined for any other id, such as that of another version. */
export function parseControlId(text: string): ControlId | undefined {
  const read = idSchema.safeParse(text.split(':'));
  if (!read.success) return undefined;
  const [, verb, gameId, revision, ...rest] = read.data;
  return { verb, gameId, revision, argument: rest.join(':') };
}
