import type { TypedOptions } from '../handlers/feature.ts';

/** Most characters of the options in the id of a button: the limit is 100, and the other parts take 13. */
const MAX_LENGTH = 87;

/** Short names of options of /new. Other options keep their names. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  game: 'g',
  seats: 's',
  computers: 'c',
  level: 'l',
  'auto-draw': 'd',
  pace: 'p',
  bank: 'b',
  late: 'a',
  weekends: 'w',
  order: 'o',
  theme: 't',
  language: 'i',
};

const LONG_NAMES = Object.fromEntries(Object.entries(SHORT_NAMES).map(([name, short]) => [short, name]));

const STRING_VALUE = /^[a-z0-9][a-z0-9/_+-]*$/i;

/**
 * The options of /new as the argument of a control, such as `g=carcassonne,s=#4,map=france,chips=+`; undefined if they are too
 * long or have other characters.
 */
export function newGameArgument(typed: TypedOptions): string | undefined {
  const parts = Object.entries(typed).map(([name, value]) => `${SHORT_NAMES[name] ?? name}=${valueText(value)}`);
  const argument = parts.join(',');
  const isReadable = Object.values(typed).every((value) => typeof value !== 'string' || STRING_VALUE.test(value));
  return isReadable && argument.length <= MAX_LENGTH ? argument : undefined;
}

/** Parses an argument made by `newGameArgument`; undefined for anything else. */
export function parseNewGameArgument(argument: string): TypedOptions | undefined {
  const entries = argument === '' ? [] : argument.split(',').map(readPart);
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

function readPart(part: string): readonly [string, string | number | boolean] | undefined {
  const [short = '', text, ...rest] = part.split('=');
  if (text === undefined || rest.length > 0) return undefined;
  const value = parseValue(text);
  return value === undefined ? undefined : [LONG_NAMES[short] ?? short, value];
}

function valueText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '+' : '-';
  return typeof value === 'number' ? `#${value}` : value;
}

function parseValue(text: string): string | number | boolean | undefined {
  if (text === '+' || text === '-') return text === '+';
  if (/^#\d{1,6}(\.\d)?$/.test(text)) return Number(text.slice(1));
  return STRING_VALUE.test(text) ? text : undefined;
}
