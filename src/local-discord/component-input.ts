import { InputError, resolveUser } from './command-input.ts';
import { walkComponents } from './component-payload.ts';
import { isObject, lengthOf } from './form-check.ts';
import type { InteractionRecord } from './interactions.ts';
import type { WireChannel, WireComponent } from './wire-types.ts';
import type { World } from './world.ts';
import type { OpenModal, StoredMessage } from './world-event.ts';

/** Checks a click or selection on a message and makes the interaction's `data`. Throws InputError. */
export function componentData(
  world: World,
  stored: StoredMessage,
  input: { readonly component: unknown; readonly channel: WireChannel },
): { readonly customId: string; readonly data: Record<string, unknown> } {
  const given = isObject(input.component) ? input.component : {};
  const customId = String(given.custom_id ?? '');
  const component = [...walkComponents(stored.message.components)].find((own) => own.custom_id === customId);
  if (!component || customId === '') throw new InputError('There is no such component on this message.');
  if (component.disabled === true) throw new InputError('This component is disabled.');
  const base = { id: component.id, custom_id: customId, component_type: component.type };
  if (component.type === 2) return { customId, data: base };
  const values = readValues(given.values, component);
  const resolved = { users: {}, members: {} };
  if (component.type === 3) requireOffered(values, component);
  else if (component.type === 5) {
    for (const id of values) {
      if (!world.user(id)) throw new InputError('There is no such person.');
      resolveUser(world, id, resolved, input.channel);
    }
  } else throw new InputError('Selects of this kind cannot be used here.');
  return { customId, data: { ...base, values, ...(component.type === 5 ? { resolved } : {}) } };
}

function readValues(value: unknown, component: WireComponent): readonly string[] {
  const values = Array.isArray(value) ? value.map(String) : [];
  const min = Number(component.min_values ?? 1);
  const max = Number(component.max_values ?? 1);
  if (values.length < min || values.length > max || new Set(values).size !== values.length) {
    throw new InputError(`Choose ${min === max ? min : `${min} to ${max}`} of the values.`);
  }
  return values;
}

function requireOffered(values: readonly string[], component: WireComponent): void {
  const offered = (component.options as readonly { value: string }[]).map((option) => option.value);
  if (!values.every((value) => offered.includes(value))) throw new InputError('This value is not offered.');
}

/** Checks what was filled into a modal and makes the interaction's `data`. Throws InputError. */
export function modalData(modal: OpenModal, values: unknown): Record<string, unknown> {
  const given = isObject(values) ? values : {};
  const errors: Record<string, string> = {};
  const known = new Set<string>();
  const read = (component: WireComponent): Record<string, unknown> => {
    const customId = String(component.custom_id);
    known.add(customId);
    const value = given[customId];
    const base = { type: component.type, id: component.id, custom_id: customId };
    if (component.type === 4) {
      const text = typeof value === 'string' ? value : '';
      const fault = textFault(component, text);
      if (fault !== undefined) errors[customId] = fault;
      return { ...base, value: text };
    }
    const chosen = value === undefined ? [] : [value].flat().map(String);
    const offered = (component.options as readonly { value: string }[] | undefined)?.map((option) => option.value);
    if (offered && !chosen.every((own) => offered.includes(own))) errors[customId] = 'This value is not offered.';
    if (chosen.length === 0 && component.required !== false && component.type !== 23) {
      errors[customId] = 'This field is required.';
    }
    if (component.type === 21) return { ...base, value: chosen[0] ?? null };
    if (component.type === 23) return { ...base, value: chosen[0] === 'true' };
    return { ...base, values: chosen };
  };
  const components = modal.components.map((top, index) => {
    const id = top.id ?? index + 1;
    if (top.type === 1) return { type: 1, id, components: (top.components as WireComponent[]).map(read) };
    if (top.type === 18) return { type: 18, id, component: read(top.component as WireComponent) };
    return { type: top.type, id };
  });
  for (const name of Object.keys(given)) if (!known.has(name)) errors[name] = 'There is no such field.';
  if (Object.keys(errors).length > 0) throw new InputError(Object.values(errors).join(' '), errors);
  return { custom_id: modal.custom_id, components };
}

function textFault(component: WireComponent, text: string): string | undefined {
  const length = lengthOf(text);
  if (length === 0) return component.required === false ? undefined : 'This field is required.';
  const max = Number(component.max_length ?? 4000);
  const min = Number(component.min_length ?? 0);
  if (length > max) return `Must be ${max} characters or fewer.`;
  return length < min ? `Must be ${min} characters or more.` : undefined;
}

/** The message a modal was opened from, when a component opened it. */
export function modalSource(world: World, record: InteractionRecord): StoredMessage | undefined {
  return record.sourceMessageId === undefined ? undefined : world.message(record.channelId, record.sourceMessageId);
}
