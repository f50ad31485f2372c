import { dropAbsent } from './embed-payload.ts';
import { type Place, readBoolean, readObject } from './form-check.ts';

const UNICODE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\uFE0F?\u20E3/u;

/** An emoji as it stands in a reaction URL: a Unicode emoji or `name:id`; undefined for anything else. */
export function parseEmoji(text: string): { id: string | null; name: string } | undefined {
  const custom = /^(?:a:)?(\w{2,32}):(\d{17,19})$/.exec(text);
  if (custom) return { id: custom[2]!, name: custom[1]! };
  return UNICODE_EMOJI.test(text) && text.length <= 32 ? { id: null, name: text } : undefined;
}

/** A partial emoji; an empty one counts as absent. */
export function readEmoji(place: Place, value: unknown): Record<string, unknown> | undefined {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  const id = body.id ?? null;
  const name = body.name ?? null;
  if (id === null && name === null) return undefined;
  if (id === null && !UNICODE_EMOJI.test(String(name))) {
    place.at('name').fault('BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
  return dropAbsent({
    id: id === null ? undefined : String(id),
    name: name === null ? '' : String(name),
    animated: readBoolean(place.at('animated'), body.animated),
  });
}
