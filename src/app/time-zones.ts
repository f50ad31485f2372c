import data from './time-zones.json' with { type: 'json' };

// Time zones are named by Area/City of the IANA database, or UTC.

/** The time zone of people who have chosen none. */
export const UTC = 'UTC';

/** Areas of the IANA database that contain cities. `Etc` is left out: it contains offsets with inverted signs. */
const AREAS = ['Africa', 'America', 'Antarctica', 'Arctic', 'Asia', 'Atlantic', 'Australia'].concat([
  'Europe',
  'Indian',
  'Pacific',
]);

/** New names of cities by their old names, which Node.js still uses. */
const RENAMED: Readonly<Record<string, string>> = data.renamed;

/** One city for each offset, from west to east. */
const WELL_KNOWN: readonly string[] = data.wellKnown;

/**
 * Cities by the abbreviation that people use for them, the likeliest first. Node.js accepts some abbreviations, but takes BST
 * for Dhaka, and others without their summer time.
 */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = data.abbreviations;

/** Standard abbreviations by other spellings: for summer time, for the whole year, and in German. */
const ALSO_WRITTEN: Readonly<Record<string, string>> = {
  ACDT: 'ACST',
  ADT: 'AST',
  AEDT: 'AEST',
  AKDT: 'AKST',
  CDT: 'CST',
  CEST: 'CET',
  CT: 'CST',
  EDT: 'EST',
  EEST: 'EET',
  EST5EDT: 'EST',
  CST6CDT: 'CST',
  ET: 'EST',
  MDT: 'MST',
  MESZ: 'CET',
  MET: 'CET',
  MEZ: 'CET',
  MST7MDT: 'MST',
  MT: 'MST',
  NDT: 'NST',
  NZDT: 'NZST',
  PDT: 'PST',
  PST8PDT: 'PST',
  PT: 'PST',
  WEST: 'WET',
};

/** An offset from UTC, such as `GMT+2`, `utc -03:30` or `+1`. */
const OFFSET = /^(?:utc|gmt)? ?([+-]) ?(\d{1,2})(?::?([0-5]\d))?$|^gmt$/i;

let zonesByLowerCaseName: ReadonlyMap<string, string> | undefined;

/** All zones by name in lower case; renamed cities also by their old names. */
function allZones(): ReadonlyMap<string, string> {
  zonesByLowerCaseName ??= new Map([
    [UTC.toLowerCase(), UTC],
    ...[...Intl.supportedValuesOf('timeZone'), ...Object.values(RENAMED), ...Object.keys(RENAMED)]
      .filter((name) => AREAS.includes(name.slice(0, name.indexOf('/'))))
      .sort()
      .map((name) => [name.toLowerCase(), RENAMED[name] ?? name] as const),
  ]);
  return zonesByLowerCaseName;
}

/** The current name of a zone given as UTC or Area/City in any case; undefined for any other text. */
export function parseTimeZone(text: string): string | undefined {
  const name = text.trim().replaceAll(' ', '_');
  const listed = allZones().get(name.toLowerCase());
  if (listed) return listed;
  const area = name.slice(0, Math.max(0, name.indexOf('/'))).toLowerCase();
  if (!AREAS.some((one) => one.toLowerCase() === area)) return undefined;
  // A city that shares the zone of a larger one, such as Europe/Belfast.
  const shared = canonicalZone(name);
  return shared && (allZones().get(shared.toLowerCase()) ?? shared);
}

/**
 * The zone of a stored name. Names stored by earlier versions may be abbreviations; they stand for their likeliest city.
 */
export function storedTimeZone(name: string): string {
  return parseTimeZone(name) ?? ABBREVIATIONS[fullAbbreviation(name)]?.[0] ?? (canonicalZone(name) ? name : UTC);
}

/** Zones that a user may mean by a text, the likeliest first. */
export function fittingTimeZones(text: string, now: number): string[] {
  const typed = text.trim();
  if (typed === '') return [UTC, ...WELL_KNOWN];
  const offset = offsetOf(typed);
  // Outdated names of the database, such as US/Pacific, resolve to a city.
  const city = parseTimeZone(canonicalZone(typed) ?? '');
  return [
    ...new Set([
      ...(ABBREVIATIONS[fullAbbreviation(typed)] ?? []),
      ...(offset === undefined ? [] : WELL_KNOWN.filter((zone) => offsetsIn(zone)(now) === offset)),
      ...(city ? [city] : []),
      ...zonesByName(typed),
    ]),
  ];
}

function zonesByName(typed: string): string[] {
  const wanted = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '_');
  const matching = [...allZones()].filter(([name]) => name.includes(wanted));
  const isBeginning = (name: string) => name.slice(name.lastIndexOf('/') + 1).startsWith(wanted);
  const listed = [...matching.filter(([name]) => isBeginning(name)), ...matching].map(([, zone]) => zone);
  if (listed.length > 0 || wanted.length < 3) return listed;
  return AREAS.flatMap((area) => parseTimeZone(`${area}/${wanted}`) ?? []);
}

function fullAbbreviation(text: string): string {
  const capitals = text.toUpperCase();
  return ALSO_WRITTEN[capitals] ?? capitals;
}

/** Parses an offset, in minutes east of UTC. */
function offsetOf(typed: string): number | undefined {
  const [, etcSign, etcHours] = /^etc\/gmt([+-])(\d{1,2})$/i.exec(typed) ?? [];
  if (etcSign) return (etcSign === '+' ? -60 : 60) * Number(etcHours);
  const match = OFFSET.exec(typed);
  if (!match) return undefined;
  const [, sign = '+', hours = '0', minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** Returns a function that tells the offset of a zone at a moment, in minutes east of UTC. */
export function offsetsIn(zone: string): (moment: number) => number | undefined {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (moment) => offsetOf(format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

/** The canonical name of a time zone as Node.js resolves it; undefined for an unknown one. */
function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Hour and minute on the clocks of a zone, such as `09:05`. */
export function timeIn(zone: string, moment: number): string {
  return new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}
