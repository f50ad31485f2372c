import { dropAbsent, readUrl } from './embed-payload.ts';
import { readEmoji } from './emoji.ts';
import {
  lengthOf,
  type Place,
  readBoolean,
  readChoice,
  readInteger,
  readList,
  readObject,
  readText,
} from './form-check.ts';
import { readSelect, SELECT_TYPES } from './select-payload.ts';
import type { WireComponent } from './wire-types.ts';

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;

const TOP_LEGACY = [1];
const TOP_V2 = [1, 9, 10, 12, 13, 14, 17];
const IN_CONTAINER = [1, 9, 10, 12, 13, 14];

/** What is counted over the whole message while its components are read. */
interface Tally {
  readonly customIds: Set<string>;
  readonly ids: Set<number>;
  components: number;
  text: number;
  nextId: number;
}

/**
 * Checks the components of a message and gives every one its numeric id (depth first from 1).
 * `v2` tells whether the message carries the Components V2 flag.
 */
export function readComponents(
  place: Place,
  value: unknown,
  options: { readonly v2: boolean },
): readonly WireComponent[] | undefined {
  const list = readList(place, value, { max: options.v2 ? MAX_COMPONENTS : 5 });
  if (list === undefined) return undefined;
  const tally: Tally = { customIds: new Set(), ids: new Set(), components: 0, text: 0, nextId: 1 };
  const allowed = options.v2 ? TOP_V2 : TOP_LEGACY;
  const components = list.map((entry, index) => readComponent(place.at(index), entry, { allowed, tally }));
  if (tally.components > MAX_COMPONENTS && options.v2) {
    place.fault(
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `Total number of components exceeds maximum of ${MAX_COMPONENTS}`,
    );
  }
  if (tally.text > MAX_TEXT) {
    place.fault(
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${MAX_TEXT}`,
    );
  }
  return components;
}

interface Surroundings {
  readonly allowed: readonly number[];
  readonly tally: Tally;
}

function readComponent(place: Place, value: unknown, { allowed, tally }: Surroundings): WireComponent {
  const body = readObject(place, value, true) ?? {};
  const type = readChoice(place.at('type'), body.type, {
    choices: allowed,
    required: true,
    code: 'UNION_TYPE_CHOICES',
  });
  tally.components += 1;
  const given = readInteger(place.at('id'), body.id, { min: 0, max: 2_147_483_647 });
  if (given !== undefined && given > 0 && tally.ids.has(given)) {
    place.at('id').fault('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
  }
  if (given !== undefined) tally.ids.add(given);
  const id = given || nextId(tally);
  if (type === undefined) return { type: 0, id };
  const rest = readParts(place, body, { type, tally });
  return dropAbsent({ type, id, ...rest });
}

function nextId(tally: Tally): number {
  while (tally.ids.has(tally.nextId)) tally.nextId += 1;
  tally.ids.add(tally.nextId);
  return tally.nextId;
}

function readParts(
  place: Place,
  body: Readonly<Record<string, unknown>>,
  { type, tally }: { type: number; tally: Tally },
): Record<string, unknown> {
  switch (type) {
    case 1:
      return { components: readRow(place.at('components'), body.components, tally) };
    case 2:
      return readButton(place, body, tally);
    case 9:
      return readSection(place, body, tally);
    case 10: {
      const content = readText(place.at('content'), body.content, { required: true, min: 1 }) ?? '';
      tally.text += lengthOf(content);
      return { content };
    }
    case 11:
      return readMedia(place, body);
    case 12: {
      const items = readList(place.at('items'), body.items, { required: true, min: 1, max: 10 }) ?? [];
      return {
        items: items.map((entry, index) => {
          const spot = place.at('items', index);
          return readMedia(spot, readObject(spot, entry, true) ?? {});
        }),
      };
    }
    case 13: {
      const spot = place.at('file');
      const file = readObject(spot, body.file, true) ?? {};
      const url = readUrl(spot.at('url'), file.url, ['attachment', 'http', 'https']);
      return { file: { url: url ?? '' }, spoiler: readBoolean(place.at('spoiler'), body.spoiler) ?? false };
    }
    case 14:
      return {
        divider: readBoolean(place.at('divider'), body.divider) ?? true,
        spacing: readChoice(place.at('spacing'), body.spacing, { choices: [1, 2] }) ?? 1,
      };
    case 17: {
      const list = readList(place.at('components'), body.components, { required: true, min: 1, max: 40 }) ?? [];
      return {
        accent_color: readInteger(place.at('accent_color'), body.accent_color, { min: 0, max: 0xff_ff_ff }) ?? null,
        spoiler: readBoolean(place.at('spoiler'), body.spoiler) ?? false,
        components: list.map((entry, index) =>
          readComponent(place.at('components', index), entry, { allowed: IN_CONTAINER, tally }),
        ),
      };
    }
    default: {
      const select = readSelect(place, body, type);
      noteCustomId(place, select.custom_id, tally);
      return select;
    }
  }
}

function readRow(place: Place, value: unknown, tally: Tally): readonly WireComponent[] {
  const list = readList(place, value, { required: true, min: 1, max: 5 }) ?? [];
  let width = 0;
  return list.map((entry, index) => {
    const spot = place.at(index);
    const component = readComponent(spot, entry, { allowed: [2, ...SELECT_TYPES], tally });
    width += component.type === 2 ? 1 : 5;
    if (width > 5) {
      spot.fault('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width');
    }
    return component;
  });
}

function readButton(place: Place, body: Readonly<Record<string, unknown>>, tally: Tally): Record<string, unknown> {
  const style = readChoice(place.at('style'), body.style, { choices: [1, 2, 3, 4, 5, 6], required: true });
  const label = readText(place.at('label'), body.label, { max: 80 });
  const emoji = readEmoji(place.at('emoji'), body.emoji);
  // A label that is too long is there all the same.
  const hasLabel = (body.label ?? '') !== '';
  const hasId = body.custom_id !== undefined && body.custom_id !== null;
  const hasUrl = body.url !== undefined && body.url !== null;
  const customId = readText(place.at('custom_id'), body.custom_id, { min: 1, max: 100 });
  if (style !== undefined && style <= 4) {
    if (hasUrl) {
      const code = hasId ? 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE' : 'BUTTON_COMPONENT_INVALID_STYLE';
      place.at('url').fault(code, 'A custom id and url cannot both be specified');
    }
    if (!hasId) place.at('custom_id').fault('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
  }
  if (style === 5) {
    if (!hasUrl) place.at('url').fault('BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
    if (hasId) {
      place
        .at('custom_id')
        .fault('BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified');
    }
  }
  if (style !== 6 && !hasLabel && emoji === undefined) {
    place.fault('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required');
  }
  noteCustomId(place, customId, tally);
  return {
    style: style ?? 1,
    label: label === '' ? undefined : label,
    emoji,
    custom_id: customId,
    url: hasUrl ? readUrl(place.at('url'), body.url, ['http', 'https', 'discord'], 512) : undefined,
    sku_id: body.sku_id ?? undefined,
    disabled: readBoolean(place.at('disabled'), body.disabled) || undefined,
  };
}

function noteCustomId(place: Place, customId: unknown, tally: Tally): void {
  if (typeof customId !== 'string') return;
  if (tally.customIds.has(customId)) {
    place.at('custom_id').fault('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  }
  tally.customIds.add(customId);
}

function readSection(place: Place, body: Readonly<Record<string, unknown>>, tally: Tally): Record<string, unknown> {
  const texts = readList(place.at('components'), body.components, { required: true, min: 1, max: 3 }) ?? [];
  const components = texts.map((entry, index) =>
    readComponent(place.at('components', index), entry, { allowed: [10], tally }),
  );
  const spot = place.at('accessory');
  if (readObject(spot, body.accessory, true) === undefined) return { components };
  return { components, accessory: readComponent(spot, body.accessory, { allowed: [2, 11], tally }) };
}

function readMedia(place: Place, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const spot = place.at('media');
  const media = readObject(spot, body.media, true);
  if (media && typeof media.url !== 'string') spot.at('url').fault('BASE_TYPE_REQUIRED', 'This field is required');
  return {
    media: { url: readUrl(spot.at('url'), media?.url, ['http', 'https', 'attachment']) ?? '' },
    description: readText(place.at('description'), body.description, { min: 1, max: 1024 }) ?? null,
    spoiler: readBoolean(place.at('spoiler'), body.spoiler) ?? false,
  };
}

/** Every component of a tree, parents before children, accessories included. */
export function* walkComponents(components: readonly WireComponent[]): Generator<WireComponent> {
  for (const component of components) {
    yield component;
    const children = component.components;
    if (Array.isArray(children)) yield* walkComponents(children as WireComponent[]);
    for (const key of ['accessory', 'component'] as const) {
      const child = component[key];
      if (child !== undefined) yield* walkComponents([child as WireComponent]);
    }
  }
}
