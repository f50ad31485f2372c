import { dropAbsent } from './embed-payload.ts';
import { type Place, readBoolean, readChoice, readInteger, readList, readObject, readText } from './form-check.ts';
import { readSelect, readSelectOptions, SELECT_TYPES } from './select-payload.ts';
import type { WireComponent } from './wire-types.ts';
import type { OpenModal } from './world-event.ts';

/** What may stand inside a label: text input, selects, file upload, radio group, checkbox group, checkbox. */
const IN_LABEL = [4, ...SELECT_TYPES, 19, 21, 22, 23];

/** Checks the data of a modal answer. */
export function readModal(place: Place, value: unknown): OpenModal {
  const body = readObject(place, value, true) ?? {};
  const customIds = new Set<string>();
  const list = readList(place.at('components'), body.components, { required: true, min: 1, max: 5 }) ?? [];
  const components = list.map((entry, index) => {
    const spot = place.at('components', index);
    return { ...readTopLevel(spot, entry, customIds), id: index + 1 };
  });
  return {
    custom_id: readText(place.at('custom_id'), body.custom_id, { required: true, min: 1, max: 100 }) ?? '',
    title: readText(place.at('title'), body.title, { required: true, min: 1, max: 45 }) ?? '',
    components,
  };
}

function readTopLevel(place: Place, value: unknown, customIds: Set<string>): WireComponent {
  const body = readObject(place, value, true) ?? {};
  const type = readChoice(place.at('type'), body.type, {
    choices: [1, 10, 18],
    required: true,
    code: 'UNION_TYPE_CHOICES',
  });
  switch (type) {
    case 1: {
      const list = readList(place.at('components'), body.components, { required: true, min: 1, max: 1 }) ?? [];
      return {
        type,
        components: list.map((entry, index) =>
          readInput(place.at('components', index), entry, { allowed: [4], inRow: true, customIds }),
        ),
      };
    }
    case 10:
      return {
        type,
        content: readText(place.at('content'), body.content, { required: true, min: 1, max: 4000 }) ?? '',
      };
    case 18:
      return dropAbsent({
        type,
        label: readText(place.at('label'), body.label, { required: true, min: 1, max: 45 }),
        description: readText(place.at('description'), body.description, { max: 100 }),
        component: readInput(place.at('component'), body.component, { allowed: IN_LABEL, inRow: false, customIds }),
      });
    default:
      return { type: 0 };
  }
}

function readInput(
  place: Place,
  value: unknown,
  context: { allowed: readonly number[]; inRow: boolean; customIds: Set<string> },
): WireComponent {
  const body = readObject(place, value, true) ?? {};
  const type = readChoice(place.at('type'), body.type, {
    choices: context.allowed,
    required: true,
    code: 'UNION_TYPE_CHOICES',
  });
  if (body.disabled === true)
    place.at('disabled').fault('MODAL_COMPONENT_DISABLED', 'Modals take no disabled component');
  const customId = readText(place.at('custom_id'), body.custom_id, { required: true, min: 1, max: 100 });
  if (customId !== undefined && context.customIds.has(customId)) {
    place.at('custom_id').fault('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  if (customId !== undefined) context.customIds.add(customId);
  const required = readBoolean(place.at('required'), body.required) ?? true;
  if (type === 4) {
    return dropAbsent({ type, custom_id: customId, required, ...readTextInput(place, body, context.inRow) });
  }
  if (type !== undefined && SELECT_TYPES.includes(type)) return { type, required, ...readSelect(place, body, type) };
  if (type === 21 || type === 22) {
    return { type, custom_id: customId, required, options: readSelectOptions(place.at('options'), body.options) };
  }
  return { type: type ?? 0, custom_id: customId, required };
}

function readTextInput(place: Place, body: Readonly<Record<string, unknown>>, inRow: boolean): Record<string, unknown> {
  if (!inRow && body.label !== undefined && body.label !== null) {
    place.at('label').fault('TEXT_INPUT_LABEL_IN_LABEL', 'A text input inside a label has no label of its own');
  }
  const min = readInteger(place.at('min_length'), body.min_length, { min: 0, max: 4000 });
  const max = readInteger(place.at('max_length'), body.max_length, { min: 1, max: 4000 });
  if (min !== undefined && max !== undefined && min > max) {
    place.at('min_length').fault('TEXT_INPUT_MIN_LENGTH_EXCEEDS_MAX', 'Minimum length exceeds maximum length');
  }
  return {
    style: readChoice(place.at('style'), body.style, { choices: [1, 2], required: true }),
    label: inRow ? readText(place.at('label'), body.label, { required: true, min: 1, max: 45 }) : undefined,
    min_length: min,
    max_length: max,
    placeholder: readText(place.at('placeholder'), body.placeholder, { max: 100 }),
    value: readText(place.at('value'), body.value, { max: 4000 }),
  };
}
