import { dropAbsent } from './embed-payload.ts';
import { readEmoji } from './emoji.ts';
import { type Place, readBoolean, readInteger, readList, readObject, readText } from './form-check.ts';

/** String, user, role, mentionable and channel selects. */
export const SELECT_TYPES: readonly number[] = [3, 5, 6, 7, 8];

/** Checks one select; only the string select lists its options. */
export function readSelect(
  place: Place,
  body: Readonly<Record<string, unknown>>,
  type: number,
): Record<string, unknown> {
  const customId = readText(place.at('custom_id'), body.custom_id, { required: true, min: 1, max: 100 });
  const placeholder = readText(place.at('placeholder'), body.placeholder, { max: 150 });
  const min = readInteger(place.at('min_values'), body.min_values, { min: 0, max: 25 }) ?? 1;
  const max = readInteger(place.at('max_values'), body.max_values, { min: 1, max: 25 }) ?? 1;
  const options = type === 3 ? readSelectOptions(place.at('options'), body.options) : undefined;
  if (min > max) {
    place.at('min_values').fault('SELECT_COMPONENT_INVALID_MIN_VALUES', 'Min values must not exceed max values');
  }
  if (options !== undefined && options.length > 0 && max > options.length) {
    place
      .at('max_values')
      .fault('SELECT_COMPONENT_MAX_VALUES_EXCEEDED', 'Max values must not exceed the number of options');
  }
  if (options !== undefined && options.filter((option) => option.default === true).length > max) {
    place.at('options').fault('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many default options');
  }
  return dropAbsent({
    custom_id: customId,
    placeholder,
    min_values: min,
    max_values: max,
    disabled: readBoolean(place.at('disabled'), body.disabled) || undefined,
    options,
    channel_types: body.channel_types ?? undefined,
    default_values: body.default_values ?? undefined,
  });
}

/** Checks the options of a string select: 1 to 25, each value once. */
export function readSelectOptions(place: Place, value: unknown): readonly Record<string, unknown>[] {
  const list = readList(place, value, { required: true, min: 1, max: 25 }) ?? [];
  const values = new Set<string>();
  return list.map((entry, index) => {
    const spot = place.at(index);
    const body = readObject(spot, entry, true) ?? {};
    const own = readText(spot.at('value'), body.value, { required: true, min: 1, max: 100 });
    if (own !== undefined && values.has(own)) {
      spot.fault('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    }
    if (own !== undefined) values.add(own);
    return dropAbsent({
      label: readText(spot.at('label'), body.label, { required: true, min: 1, max: 100 }),
      value: own,
      description: readText(spot.at('description'), body.description, { min: 1, max: 100 }),
      emoji: readEmoji(spot.at('emoji'), body.emoji),
      default: readBoolean(spot.at('default'), body.default),
    });
  });
}
