import type { EventContext } from '../../contract/game-words.ts';
import { scoredLine } from '../../kernel/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { GameEvent } from '../rules/event.ts';
import { chipsText } from './chips.ts';
import { featureFacts, featureName } from './features.ts';
import { goodsText } from './goods.ts';
import type { CarcassonneTranslator } from './language.ts';
import { giverName } from './pieces.ts';
import { describeTile } from './tile.ts';

type Context = EventContext<Carcassonne, CarcassonneTranslator>;

/** An event in one line; undefined for events that other parts of a message show. */
export function eventText(context: Context, event: GameEvent): string | undefined {
  const { t, names } = context;
  const name = 'seat' in event ? names[event.seat]! : '';
  switch (event.type) {
    case 'feature-scored':
      // Many fields touch no city.
      if (event.final && event.points === 0) return undefined;
      return scoredLine(context, event, {
        kind: t(`kind.${event.kind}`),
        facts: featureFacts(t, event, 'told'),
        feature: featureName(t, event),
      });
    case 'town-paid':
      return t('event.town-paid', { name, town: `x ${event.x}, y ${event.y}`, points: event.points });
    case 'retrieved': {
      const { kind, x, y, points } = event;
      return t('event.retrieved', { name, kind, x, y, points });
    }
    case 'turn-started':
      return event.by && t('event.second-tile', { name, piece: giverName(t, event.by) });
    case 'goods-taken':
      return t('event.goods-taken', { name, goods: goodsText(t, event.goods) });
    case 'goods-scored': {
      const { goods, points, seats } = event;
      const list = t.list(seats.map((seat) => names[seat]!));
      return t('event.goods-scored', { names: list, count: seats.length, points, goods });
    }
    case 'pig-scored':
    case 'coats-scored':
      return t(`event.${event.type}`, { name, points: event.points });
    default:
      return chipEventText(context, name, event);
  }
}

/** What happened to chips, and what they bought. */
function chipEventText({ t, content }: Context, name: string, event: GameEvent): string | undefined {
  const colour = 'colour' in event ? t('colour', { colour: event.colour }) : '';
  const chip = 'chip' in event ? chipsText(t, [event.chip]) : '';
  switch (event.type) {
    case 'chip-taken':
    case 'treat-taken':
      return t(`event.${event.type}`, { name, chip, points: event.points });
    case 'treat-laid':
      return t('event.treat-laid', { name, chip, x: event.x, y: event.y });
    case 'chip-lost':
      return t('event.chip-lost', { chip });
    case 'wine-sold':
      return t('event.wine-sold', { name, colour, to: event.to, points: event.points });
    case 'upgraded':
      return t('event.upgraded', { name, kind: event.kind, x: event.x, y: event.y });
    case 'island-tile-taken':
      return t('event.island-tile-taken', { name, chip, colour });
    case 'island-tile-shown':
      return t('event.island-tile-shown', { colour, tile: describeTile(t, content, event.tile) });
    case 'set-paid':
      return t('event.set-paid', { name, chips: chipsText(t, event.chips), meeples: event.meeples });
    case 'turn-bought':
      return t('event.turn-bought', { name });
    default:
      return undefined;
  }
}
