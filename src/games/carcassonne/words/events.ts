import { lineStart } from '../../../i18n/sentences.ts';
import type { EventContext } from '../../contract/game-words.ts';
import { scoredLine } from '../../kernel/words.ts';
import { eventWords, orderText, sentHomeText } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { GameEvent } from '../rules/event.ts';
import { featureFacts, featureName } from './features.ts';
import { giverName } from './giver.ts';
import type { CarcassonneTranslator } from './language.ts';
import { standingText } from './pieces.ts';

type Context = EventContext<Carcassonne, CarcassonneTranslator>;

/** A scored feature in one line; pieces that count 0 win nothing, such as a mayor without coats of arms. */
function scoredText(context: Context, event: Extract<GameEvent, { type: 'feature-scored' }>): string {
  const { t, names } = context;
  const [kind, facts] = [t(`kind.${event.kind}`), featureFacts(t, event, 'told')];
  if (event.seats.length > 0 || event.beaten.length === 0)
    return scoredLine(context, event, { kind, facts, feature: featureName(t, event) });
  const beaten = t.list(event.beaten.map((seat) => names[seat]!));
  return lineStart(t('event.scored.weak', { kind, facts, names: beaten }), context);
}

/** An event in one line; undefined for events that other parts of a message show. */
export function eventText(context: Context, event: GameEvent): string | undefined {
  const { t, names } = context;
  const name = 'seat' in event ? names[event.seat]! : '';
  switch (event.type) {
    case 'feature-scored':
      // Many fields touch no city.
      if (event.final && event.points === 0) return undefined;
      return scoredText(context, event);
    case 'town-paid':
      return t('event.town-paid', { name, town: `x ${event.x}, y ${event.y}`, points: event.points });
    case 'taken-off': {
      const { by, kind, piece, x, y } = event;
      const what = { name, standing: standingText(t, piece, kind), x, y };
      return by === undefined ? t('event.taken-off', what) : sentHomeText(t, by, what);
    }
    case 'answered-by-order':
      return t('event.by-order', { name, order: orderText(t, event) });
    case 'turn-started':
      return event.by && lineStart(t('event.second-tile', { name, piece: giverName(t, event.by) }), context);
    default:
      return eventWords(event)?.line({ ...context, name }, event);
  }
}
