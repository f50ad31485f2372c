import { capitalised } from '../../../i18n/sentences.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { EventContext } from '../../game.ts';
import type { Award, FeatureKind, GameEvent } from '../rules/event.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { describeTile } from './tile.ts';

/** An event in words, one line; undefined for those that are told by the rest of a message. */
export function eventLine(context: EventContext<Amazonas>, event: GameEvent): string | undefined {
  const { t, content, names } = context;
  const name = (seat: number) => names[seat]!;
  switch (event.type) {
    case 'drawn':
    case 'turn-started':
    case 'ended':
      return undefined;
    case 'discarded':
      return t('event.discarded', { tile: describeTile(t, content, event.tile) });
    case 'placed': {
      const { x, y, rotation } = event;
      return t('event.placed', { tile: describeTile(t, content, event.tile, rotation), x, y, rotation });
    }
    case 'piece-placed':
      return event.piece === 'camp' ? t('event.piece.camp') : t('event.piece.meeple', { kind: event.kind });
    case 'sailed': {
      const { seat, cause, steps, from, to } = event;
      return t(`event.sailed.${cause}`, { name: name(seat), steps, to, lost: steps - (to - from) });
    }
    case 'feature-scored':
      return scoredLine(context, event);
    case 'amazon-scored': {
      const { caimans, piranhas } = event;
      return t('event.amazon', { caimans, piranhas, awards: awardsText(context, event.awards) });
    }
    case 'mouth-scored':
      return t('event.mouth', { awards: awardsText(context, event.awards) });
  }
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

function scoredLine(
  { t, names }: EventContext<Amazonas>,
  event: Extract<GameEvent, { type: 'feature-scored' }>,
): string {
  const feature = describeFeature(t, event);
  if (event.seats.length === 0) {
    return capitalised(t('event.scored.nobody', { feature }));
  }
  const list = (seats: readonly number[]) => t.list(seats.map((seat) => names[seat]!));
  const { points } = event;
  const line = t('event.scored', { names: list(event.seats), count: event.seats.length, points, feature });
  return event.beaten.length > 0 ? line + t('event.scored.beaten', { names: list(event.beaten) }) : line;
}

function awardsText({ t, names }: EventContext<Amazonas>, awards: readonly Award[]): string {
  if (awards.length === 0) return t('event.award.none');
  const sorted = [...awards].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return sorted.map(({ seat, points }) => t('event.award', { name: names[seat]!, points })).join(', ');
}
