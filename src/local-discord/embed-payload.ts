import { lengthOf, type Place, readBoolean, readInteger, readList, readObject, readText } from './form-check.ts';
import type { WireEmbed } from './wire-types.ts';

const MAX_EMBEDS = 10;
const MAX_TOTAL = 6000;

/** Checks the embeds of a message; lengths are measured after blanks are stripped. */
export function readEmbeds(place: Place, value: unknown): readonly WireEmbed[] | undefined {
  const list = readList(place, value, { max: MAX_EMBEDS });
  if (list === undefined) return undefined;
  const embeds = list.map((entry, index) => readEmbed(place.at(index), entry));
  if (embeds.reduce((sum, embed) => sum + textOf(embed), 0) > MAX_TOTAL) {
    place.fault('MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_TOTAL}`);
  }
  return embeds;
}

function readEmbed(place: Place, value: unknown): WireEmbed {
  const body = readObject(place, value, true) ?? {};
  const embed = dropAbsent({
    type: 'rich',
    title: readText(place.at('title'), body.title, { max: 256, trim: true }),
    description: readText(place.at('description'), body.description, { max: 4096, trim: true }),
    url: readUrl(place.at('url'), body.url, ['http', 'https']),
    timestamp: readTimestamp(place.at('timestamp'), body.timestamp),
    color: readInteger(place.at('color'), body.color, { min: 0, max: 0xff_ff_ff }),
    footer: readFooter(place.at('footer'), body.footer),
    image: readPicture(place.at('image'), body.image),
    thumbnail: readPicture(place.at('thumbnail'), body.thumbnail),
    author: readAuthor(place.at('author'), body.author),
    fields: readFields(place.at('fields'), body.fields),
  });
  const { type: _type, color: _color, timestamp: _timestamp, ...shown } = embed;
  const empty = Object.values(shown).every((part) => part === '' || (Array.isArray(part) && part.length === 0));
  if (empty && !place.problems.found) {
    place.at('description').fault('BASE_TYPE_REQUIRED', 'This field is required');
  }
  return embed as WireEmbed;
}

function readFooter(place: Place, value: unknown) {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  return dropAbsent({
    text: readText(place.at('text'), body.text, { required: true, max: 2048, trim: true }) ?? '',
    icon_url: readUrl(place.at('icon_url'), body.icon_url, ['http', 'https', 'attachment']),
  });
}

function readAuthor(place: Place, value: unknown) {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  return dropAbsent({
    name: readText(place.at('name'), body.name, { required: true, max: 256, trim: true }) ?? '',
    url: readUrl(place.at('url'), body.url, ['http', 'https']),
    icon_url: readUrl(place.at('icon_url'), body.icon_url, ['http', 'https', 'attachment']),
  });
}

function readPicture(place: Place, value: unknown) {
  const body = readObject(place, value);
  if (body === undefined) return undefined;
  const url = readUrl(place.at('url'), body.url, ['http', 'https', 'attachment']);
  if (url === undefined && body.url === undefined)
    place.at('url').fault('BASE_TYPE_REQUIRED', 'This field is required');
  return dropAbsent({
    url,
    description: readText(place.at('description'), body.description, { max: 4096 }),
  });
}

function readFields(place: Place, value: unknown) {
  const list = readList(place, value, { max: 25 });
  return list?.map((entry, index) => {
    const spot = place.at(index);
    const body = readObject(spot, entry, true) ?? {};
    return {
      name: readText(spot.at('name'), body.name, { required: true, min: 1, max: 256, trim: true }) ?? '',
      value: readText(spot.at('value'), body.value, { required: true, min: 1, max: 1024, trim: true }) ?? '',
      inline: readBoolean(spot.at('inline'), body.inline) ?? false,
    };
  });
}

/** A URL with one of the schemes, at most 2048 characters. */
export function readUrl(place: Place, value: unknown, schemes: readonly string[], max = 2048): string | undefined {
  const text = readText(place, value, { max });
  if (text === undefined || text === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || !schemes.includes(scheme)) {
    place.fault(
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme ?? ''}" is not supported. Scheme must be one of (${schemes.map((name) => `'${name}'`).join(', ')}).`,
    );
    return undefined;
  }
  if (scheme !== 'attachment' && !URL.canParse(text)) {
    place.fault('URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    return undefined;
  }
  return text;
}

function readTimestamp(place: Place, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined;
  if (moment === undefined || Number.isNaN(moment.getTime())) {
    place.fault('DATE_TIME_TYPE_PARSE', `Could not parse ${JSON.stringify(value)}. Should be ISO8601.`);
    return undefined;
  }
  return moment.toISOString();
}

/** The characters that count for the total of 6000: title, description, field names and values, footer, author. */
function textOf(embed: WireEmbed): number {
  const fields = (embed.fields as { name: string; value: string }[] | undefined) ?? [];
  const parts = [
    embed.title,
    embed.description,
    (embed.footer as { text?: string } | undefined)?.text,
    (embed.author as { name?: string } | undefined)?.name,
    ...fields.flatMap((field) => [field.name, field.value]),
  ];
  return parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? lengthOf(part) : 0), 0);
}

/** The object without its undefined entries. */
export function dropAbsent<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
