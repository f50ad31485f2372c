import { InputError } from './command-input.ts';
import { isObject } from './form.ts';
import type { WireMessage } from './wire-types.ts';

/** Checks a click or selection on a message and makes the interaction's `data`. Throws InputError. */
export function componentData(
  message: WireMessage,
  input: unknown,
): { readonly customId: string; readonly data: Record<string, unknown> } {
  const given = isObject(input) ? input : {};
  const controls = message.components.flatMap((row) => row.components);
  const control = controls.find((own) => 'custom_id' in own && own.custom_id === given.custom_id);
  if (!control || !('custom_id' in control)) throw new InputError('There is no such component on this message.');
  if (control.disabled) throw new InputError('This component is disabled.');
  const { id, custom_id: customId, type: component_type } = control;
  const data = { id, custom_id: customId, component_type };
  if (component_type === 2) return { customId, data };
  const values = Array.isArray(given.values) ? given.values : [];
  const { min_values: min = 1, max_values: max = 1, options = [] } = control;
  if (values.length < min || values.length > max)
    throw new InputError(`Choose ${min === max ? min : `${min} to ${max}`} of the values.`);
  if (new Set(values).size < values.length) throw new InputError('A value is chosen twice.');
  if (!values.every((chosen) => options.some(({ value }) => value === chosen)))
    throw new InputError('This value is not offered.');
  return { customId, data: { ...data, values } };
}
