import type { Award, FeatureKind, GameEvent, TileSet } from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';
import { describeTile } from './tile.ts';

/** What events are told with. */
export interface Telling {
  readonly t: Translator;
  readonly set: TileSet;
  /** Names by seat, fit for where the words go. */
  readonly names: readonly string[];
}

/** An event in words, one line; undefined for those that are told by the rest of a message. */
export function eventLine(telling: Telling, event: GameEvent): string | undefined {
  const { t, set, names } = telling;
  const name = (seat: number) => names[seat]!;
  switch (event.type) {
    case 'drawn':
    case 'turn-started':
    case 'ended':
      return undefined;
    case 'discarded':
      return t('event.discarded', { tile: describeTile(t, set, event.tile) });
    case 'placed': {
      const { x, y, rotation } = event;
      return t('event.placed', { tile: describeTile(t, set, event.tile, rotation), x, y, rotation });
    }
    case 'piece-placed':
      return event.piece === 'camp' ? t('event.piece.camp') : t('event.piece.meeple', { kind: event.kind });
    case 'sailed': {
      const { seat, cause, steps, from, to } = event;
      return t(`event.sailed.${cause}`, { name: name(seat), steps, to, lost: steps - (to - from) });
    }
    case 'feature-scored':
      return scoredLine(telling, event);
    case 'amazon-scored': {
      const { caimans, piranhas } = event;
      return t('event.amazon', { caimans, piranhas, awards: awardsText(telling, event.awards) });
    }
    case 'mouth-scored':
      return t('event.mouth', { awards: awardsText(telling, event.awards) });
  }
}

/** The lines of several events. */
export function eventLines(telling: Telling, events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => eventLine(telling, event) ?? []);
}

/** Stand-ins for names, from the private use area, which no message of ours holds. */
const FIRST_STAND_IN = 0xe000;

/** The lines of several events without markup, for files and screen readers; names stay as they are. */
export function plainEventLines(telling: Telling, events: readonly GameEvent[]): string[] {
  const names = telling.names.map((_, seat) => String.fromCodePoint(FIRST_STAND_IN + seat));
  return eventLines({ ...telling, names }, events).map((line) =>
    line
      .replaceAll('**', '')
      .replace(/[\ue000-\ue004]/g, (standIn) => telling.names[standIn.codePointAt(0)! - FIRST_STAND_IN]!),
  );
}

/** A feature in words, with what it counts. */
export function describeFeature(
  t: Translator,
  feature: { kind: FeatureKind; closed: boolean; tiles: number; fruit: number; animals: number },
): string {
  const { kind, tiles, fruit, animals } = feature;
  return kind === 'jungle'
    ? t('feature.jungle', { animals })
    : t(`feature.${kind}`, { tiles, fruit, closed: feature.closed ? 'yes' : 'no' });
}

function scoredLine({ t, names }: Telling, event: Extract<GameEvent, { type: 'feature-scored' }>): string {
  const feature = describeFeature(t, event);
  if (event.seats.length === 0) return capitalised(t('event.scored.nobody', { feature }));
  const list = (seats: readonly number[]) => t.list(seats.map((seat) => names[seat]!));
  const { points } = event;
  const line = t('event.scored', { names: list(event.seats), count: event.seats.length, points, feature });
  return event.beaten.length > 0 ? line + t('event.scored.beaten', { names: list(event.beaten) }) : line;
}

function awardsText({ t, names }: Telling, awards: readonly Award[]): string {
  if (awards.length === 0) return t('event.award.none');
  const sorted = [...awards].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return sorted.map(({ seat, points }) => t('event.award', { name: names[seat]!, points })).join(', ');
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
