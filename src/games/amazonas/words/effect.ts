import { tileOf } from '../../../core/tile.ts';
import { joined } from '../../../i18n/sentences.ts';
import type { Readers } from '../../contract/readers.ts';
import { recipients, scoredEffect } from '../../kernel/words.ts';
import type { Action } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import type { FeatureView } from '../rules/feature.ts';
import { lastTileSegments, preview } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import type { AmazonasTranslator } from './language.ts';

/**
 * Returns the immediate effects of a legal action in a few words, for lists; for a piece also the feature on which it is placed.
 */
export function effectsOf(t: AmazonasTranslator, state: State, action: Action, readers: Readers): readonly string[] {
  if (action.type === 'draw') return [];
  const { events, completes } = preview(state, action);
  const nobody = state.supply[state.seat]! > 0 ? 'yes' : 'without';
  const parts: string[] = completes.map(({ kind, points, seats }) =>
    t('effect.closes', {
      kind,
      points,
      nobody: seats.length > 0 ? 'no' : nobody,
      names: recipients(t, readers, seats),
    }),
  );
  for (const event of events) {
    if (event.type === 'placed') {
      const { caimans, piranhas } = tileOf(state.set, event.tile);
      if (caimans + piranhas > 0) parts.push(t('effect.amazon', { caimans, piranhas }));
    } else if (event.type === 'sailed') {
      parts.push(...sailEffect(t, event, readers));
    } else if (event.type === 'feature-scored' && event.seats.length > 0 && !event.final) {
      parts.push(scoredEffect(t, readers, { ...event, kind: t(`kind.${event.kind}`) }));
    }
  }
  parts.push(...riverEffects(t, state, action, readers));
  const place = action.type === 'meeple' || action.type === 'camp' ? lastTileSegments(state)[action.on]! : undefined;
  const facts = place?.feature ? [featureFacts(t, place.feature)] : [];
  return [...facts, ...parts];
}

/** Returns the steps of boats for icons that a tile joins to tributaries, in a few words. */
export function sailEffects(t: AmazonasTranslator, state: State, action: Action, readers: Readers): string[] {
  if (action.type === 'draw') return [];
  const { events } = preview(state, action);
  return events.flatMap((event) =>
    event.type === 'sailed' && event.cause === 'icons' ? sailEffect(t, event, readers) : [],
  );
}

/**
 * Returns the steps of a boat in a few words, except those for placing no piece; steps beyond the end of the river are lost
 * (A18).
 */
function sailEffect(t: AmazonasTranslator, event: Extract<GameEvent, { type: 'sailed' }>, readers: Readers): string[] {
  const { seat, cause, from, to } = event;
  if (cause === 'no-piece' || to === from) return [];
  const told = { own: seat === readers.reader ? 'yes' : 'no', name: readers.names[seat]!, steps: to - from } as const;
  return [t(cause === 'icons' ? 'effect.sails' : 'effect.sails.no-points', told)];
}

/** Returns the points of boats in an Amazon scoring, in a few words. */
export function riverEffects(t: AmazonasTranslator, state: State, action: Action, readers: Readers): string[] {
  if (action.type === 'draw') return [];
  return preview(state, action).events.flatMap((event) => {
    if (event.type !== 'amazon-scored') return [];
    const byPoints = new Map<number, number[]>();
    for (const { seat, points } of event.awards) byPoints.set(points, [...(byPoints.get(points) ?? []), seat]);
    const awards = [...byPoints].map(([points, seats], index) => {
      const names = recipients(t, readers, seats);
      return index === 0 ? t('effect.amazon.scores', { points, names }) : t('effect.scores', { points, names });
    });
    return awards.length > 0 ? [joined(t, awards)] : [];
  });
}

/** Describes the tiles and icons of a feature. */
export function featureFacts(
  t: AmazonasTranslator,
  {
    kind,
    tiles,
    animals,
    fruit,
    boats,
    completed,
  }: Pick<FeatureView, 'kind' | 'tiles' | 'animals' | 'fruit' | 'boats' | 'completed'>,
): string {
  return kind === 'jungle'
    ? t('effect.jungle', { tiles, animals })
    : t('effect.feature', { tiles, fruit, boats, closed: completed ? 'yes' : 'no' });
}
