import { scoredLine } from '../../kernel/words.ts';
import type { GameEvent } from '../rules/event.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { chipsText } from './chips.ts';
import { featureFacts, featureName } from './features.ts';
import { goodsText } from './goods.ts';
import type { CarcassonneTranslator } from './language.ts';
import { giverName } from './pieces.ts';
import { describeTile } from './tile.ts';

/** An event in one line; undefined for events that other parts of a message show. */
export function eventText(
  of: { readonly t: CarcassonneTranslator; readonly content: TileSet; readonly names: readonly string[] },
  event: GameEvent,
): string | undefined {
  const { t, content, names } = of;
  switch (event.type) {
    case 'feature-scored':
      // Many fields touch no city.
      if (event.final && event.points === 0) return undefined;
      return scoredLine(of, event, {
        kind: t(`kind.${event.kind}`),
        facts: featureFacts(t, event, 'told'),
        feature: featureName(t, event),
      });
    case 'chip-taken':
    case 'treat-taken':
      return t(`event.${event.type}`, { ...named(), chip: chipsText(t, [event.chip]), points: event.points });
    case 'treat-laid':
      return t('event.treat-laid', { ...named(), chip: chipsText(t, [event.chip]), x: event.x, y: event.y });
    case 'chip-lost':
      return t('event.chip-lost', { chip: chipsText(t, [event.chip]) });
    case 'wine-sold': {
      const { to, points } = event;
      return t('event.wine-sold', { ...named(), colour: colourText(), to, points });
    }
    case 'upgraded':
      return t('event.upgraded', { ...named(), kind: event.kind, x: event.x, y: event.y });
    case 'island-tile-taken':
      return t('event.island-tile-taken', { ...named(), chip: chipsText(t, [event.chip]), colour: colourText() });
    case 'island-tile-shown':
      return t('event.island-tile-shown', { colour: colourText(), tile: describeTile(t, content, event.tile) });
    case 'set-paid':
      return t('event.set-paid', { ...named(), chips: chipsText(t, event.chips), meeples: event.meeples });
    case 'turn-bought':
      return t('event.turn-bought', named());
    case 'town-paid':
      return t('event.town-paid', { ...named(), town: `x ${event.x}, y ${event.y}`, points: event.points });
    case 'retrieved': {
      const { kind, x, y, points } = event;
      return t('event.retrieved', { ...named(), kind, x, y, points });
    }
    case 'turn-started':
      return event.by && t('event.second-tile', { ...named(), piece: giverName(t, event.by) });
    case 'goods-taken':
      return t('event.goods-taken', { ...named(), goods: goodsText(t, event.goods) });
    case 'goods-scored': {
      const { goods, points, seats } = event;
      const list = t.list(seats.map((seat) => names[seat]!));
      return t('event.goods-scored', { names: list, count: seats.length, points, goods });
    }
    case 'pig-scored':
      return t('event.pig-scored', { ...named(), points: event.points });
    case 'coats-scored':
      return t('event.coats-scored', { ...named(), points: event.points });
    default:
      return undefined;
  }

  function named() {
    return { name: 'seat' in event ? names[event.seat]! : '' };
  }

  function colourText() {
    return 'colour' in event ? t('colour', { colour: event.colour }) : '';
  }
}
