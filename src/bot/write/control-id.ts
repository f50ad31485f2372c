import * as z from 'zod';
import type { GameRevision } from '../../app/app.ts';

/** Name of a control's action; each belongs to one feature. */
export type Verb = string;

/** The contents of a control's custom id. It is the control's whole state, so that controls of old messages keep working. */
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
 * Makes the custom id of a control.
 *
 * @throws Error if it is longer than Discord allows
 */
export function makeControlId({ verb, gameId, revision, argument }: ControlId): string {
  const id = [FORMAT, verb, gameId, revision, argument].join(':');
  if (id.length > 100) throw new Error(`the id of a control is too long: ${id}`);
  return id;
}

/** Parses a custom id; undefined for any other id, such as one of another version. */
export function parseControlId(text: string): ControlId | undefined {
  const parsed = idSchema.safeParse(text.split(':'));
  if (!parsed.success) return undefined;
  const [, verb, gameId, revision, ...rest] = parsed.data;
  return { verb, gameId, revision, argument: rest.join(':') };
}
