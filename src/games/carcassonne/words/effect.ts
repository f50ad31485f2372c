import type { Readers } from '../../contract/readers.ts';
import { recipients, scoredEffect } from '../../kernel/words.ts';
import { EXPANSION_WORDS, eventWords, isAutomatic, stepWords, verbWords } from '../expansions/words.ts';
import type { Action, PlaceAction } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import { featureView } from '../rules/feature.ts';
import { townAt } from '../rules/game-map.ts';
import { placedBy } from '../rules/move.ts';
import { placeablePieces } from '../rules/piece-verb.ts';
import { preview } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { GIVEN_BY_TOWN, mayGiveTile } from '../rules/tile-giver.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { featureFacts } from './features.ts';
import { giverName } from './giver.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceEffect } from './piece-effect.ts';

/** Immediate effects of a legal action, in a few words for lists; for a placed piece also the facts of its feature. */
export function effectsOf(t: CarcassonneTranslator, state: State, action: Action, readers: Readers): readonly string[] {
  if (action.type === 'draw') return [t('effect.pile')];
  if (isAutomatic(action.type)) return [];
  const { events, toCome, completes, phase, furtherTileBy } = preview(state, action);
  // If no piece can be placed on a tile, it is scored at once.
  const scored = action.type === 'place' ? events.filter(isScoredNow) : [];
  const parts = [...completes, ...scored].map(({ kind, points, seats, beaten }, at, all) =>
    t('effect.completes', {
      kind,
      points,
      again: all.slice(0, at).some((one) => one.kind === kind) ? 'yes' : 'no',
      nobody: seats.length > 0 ? 'no' : beaten.length > 0 ? 'weak' : nobodyWord(state, kind),
      names: recipients(t, readers, seats),
    }),
  );
  const others = [...toCome, ...events].filter(
    (event) =>
      !scored.some((one) => one === event) && !toCome.some((one) => one === event && one.type === 'feature-scored'),
  );
  parts.push(...others.flatMap((event) => eventEffects(t, event, readers)));
  const placed = placedBy(state, action);
  if (placed) {
    const piece = pieceEffect(t, state, state.rules.pieces[placed.piece]!.id);
    return [...(piece ? [piece] : []), featureFacts(t, featureView(state, placed.segment)), ...parts];
  }
  switch (action.type) {
    case 'place':
      return [
        ...parts,
        ...besidesPoints(t, state, action, furtherTileBy),
        ...[stepWords(phase)?.announced?.(t) ?? []].flat(),
        ...EXPANSION_WORDS.flatMap((one) => [
          ...(one.placing?.(t, state, action) ?? []),
          ...(one.square?.(t, state, action) ?? []),
        ]),
      ];
    case 'pass':
      return parts;
    default:
      return [...ownEffects(t, state, action, { events, readers }), ...parts];
  }
}

/** Effects of an expansion's action that its events do not describe. */
function ownEffects(
  t: CarcassonneTranslator,
  state: State,
  action: Action,
  { events, readers }: { readonly events: readonly GameEvent[]; readonly readers: Readers },
): readonly string[] {
  const next = events.findIndex(({ type }) => type === 'turn-started');
  const own = events.slice(0, next < 0 ? undefined : next).filter((event) => eventWords(event) !== undefined);
  const isTold = own.some((event) => eventEffects(t, event, readers).length > 0);
  return isTold ? [] : (verbWords(action.type)?.effects?.(t, state, action) ?? []);
}

function isScoredNow(event: GameEvent): event is Extract<GameEvent, { type: 'feature-scored' }> {
  return event.type === 'feature-scored' && !event.final && event.seats.length > 0;
}

/** Says which pieces can still be placed on an unoccupied completed feature, as a case of the message. */
function nobodyWord(state: State, kind: SegmentKind): string {
  const placeable = placeablePieces(state, kind);
  if (placeable.some(({ id }) => id !== 'abbot')) return 'yes';
  if (placeable.length > 0) return 'abbot';
  return kind === 'garden' ? 'nobody' : 'without';
}

function eventEffects(t: CarcassonneTranslator, event: GameEvent, readers: Readers): readonly string[] {
  const brought = eventWords(event);
  if (brought) return [brought.effect?.(t, event, readers) ?? []].flat();
  if (event.type !== 'feature-scored' || event.final || event.seats.length === 0) return [];
  return [scoredEffect(t, readers, { ...event, kind: t(`kind.${event.kind}`) })];
}

/** Effects of placing a tile besides points: the cost of a covered town, and a second tile. */
export function tileEffects(t: CarcassonneTranslator, state: State, action: Action): readonly string[] {
  if (action.type !== 'place') return [];
  return besidesPoints(t, state, action, mayGiveTile(state) ? preview(state, action).furtherTileBy : undefined);
}

/** @param by what gives a second tile, if anything does */
function besidesPoints(t: CarcassonneTranslator, state: State, action: PlaceAction, by?: string): readonly string[] {
  const { map, rules, scores, seat } = state;
  const town = map && townAt(map, action)?.name;
  const effects: string[] = [];
  if (by !== undefined) {
    const isTown = by === GIVEN_BY_TOWN;
    effects.push(isTown ? t('effect.town.tile', { town: town! }) : t('effect.second', { piece: giverName(t, by) }));
  }
  if (town && rules.towns === 'b') effects.push(t('effect.town.cost', { town, points: Math.min(2, scores[seat]!) }));
  return effects;
}
