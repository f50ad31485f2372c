import { lineStart } from '../../../i18n/sentences.ts';
import type { EventContext } from '../../contract/game-words.ts';
import { scoredLine } from '../../kernel/words.ts';
import type { Award, FeatureKind, GameEvent } from '../rules/event.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { featureFacts } from './effect.ts';
import type { AmazonasTranslator } from './language.ts';

type WordsContext = EventContext<Amazonas, AmazonasTranslator>;

/** Describes an event in one line; undefined for events that other parts of a message show. */
export function eventLine(context: WordsContext, event: GameEvent): string | undefined {
  const { t, names } = context;
  switch (event.type) {
    case 'sailed': {
      const { seat, cause, steps, from, to } = event;
      return t(`event.sailed.${cause}`, { name: names[seat]!, steps, to, lost: steps - (to - from) });
    }
    case 'feature-scored':
      return scoredLine(context, event, {
        kind: t(`kind.${event.kind}`),
        facts: featureFacts(t, { ...event, boats: 0, completed: false }),
        feature: describeFeature(t, event),
      });
    case 'amazon-scored': {
      const { caimans, piranhas } = event;
      return lineStart(t('event.amazon', { caimans, piranhas, awards: awardsText(context, event.awards) }), context);
    }
    case 'mouth-scored':
      return lineStart(t('event.mouth', { awards: awardsText(context, event.awards) }), context);
    default:
      return undefined;
  }
}

/** Describes a feature with its tiles and icons. */
function describeFeature(
  t: AmazonasTranslator,
  feature: { kind: FeatureKind; completed: boolean; tiles: number; fruit: number; animals: number },
): string {
  const { kind, tiles, fruit, animals } = feature;
  return kind === 'jungle'
    ? t('feature.jungle', { animals })
    : t(`feature.${kind}`, { tiles, fruit, closed: feature.completed ? 'yes' : 'no' });
}

function awardsText({ t, names }: WordsContext, awards: readonly Award[]): string {
  if (awards.length === 0) return t('event.award.none');
  const sorted = [...awards].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return sorted.map(({ seat, points }) => t('event.award', { name: names[seat]!, points })).join(', ');
}
