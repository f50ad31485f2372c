import type { Square } from '../../../core/tile.ts';
import type { Readers } from '../../contract/readers.ts';
import { recipients, scoredEffect } from '../../kernel/words.ts';
import { CHIPS } from '../expansions/chips/rules.ts';
import { bestSale } from '../expansions/wine/rules.ts';
import type { Action } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import { townAt } from '../rules/game-map.ts';
import { holdersOf } from '../rules/piece-verb.ts';
import { furtherTileBy, lastTileSegments, preview } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { TOWN_GIVES } from '../rules/tile-giver.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { chipEffects } from './chips.ts';
import { featureFacts } from './features.ts';
import { goodsText } from './goods.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceEffect, pieceName } from './pieces.ts';

/** What a legal action does at once, in a few words, with what stands where a meeple goes; for lists and their readers. */
export function effectsOf(t: CarcassonneTranslator, state: State, action: Action, readers: Readers): readonly string[] {
  if (action.type === 'draw' || action.type === 'take') return chipEffects(t, state, action);
  const { events, toCome, completes } = preview(state, action);
  // Where nothing can be placed on a tile, it is scored at once.
  const scored = action.type === 'place' ? events.filter(isScoredNow) : [];
  const parts = [...completes, ...scored].map(({ kind, points, seats }, at, all) =>
    t('effect.completes', {
      kind,
      points,
      again: all.slice(0, at).some((one) => one.kind === kind) ? 'yes' : 'no',
      nobody: seats.length > 0 ? 'no' : nobodyWord(state, kind),
      names: recipients(t, readers, seats),
    }),
  );
  const others = [...toCome, ...events].filter(
    (event) =>
      !scored.some((one) => one === event) && !toCome.some((one) => one === event && one.type === 'feature-scored'),
  );
  parts.push(...others.flatMap((event) => eventEffects(t, event, readers)));
  switch (action.type) {
    case 'meeple': {
      const piece = pieceEffect(t, state, action.as);
      return [...(piece ? [piece] : []), featureFacts(t, lastTileSegments(state)[action.on]!.feature!), ...parts];
    }
    case 'place':
      return [...parts, ...tileEffects(t, state, action), ...squareEffects(t, state, action)];
    case 'pass':
      return parts;
    default:
      return parts.length > 0 ? parts : chipEffects(t, state, action);
  }
}

function isScoredNow(event: GameEvent): event is Extract<GameEvent, { type: 'feature-scored' }> {
  return event.type === 'feature-scored' && !event.final && event.seats.length > 0;
}

/** Who may yet stand on a completed feature on which nobody stands, as a case of the message. */
function nobodyWord(state: State, kind: SegmentKind): string {
  const holders = holdersOf(state, kind);
  if (holders.some((piece) => piece !== 'abbot')) return 'yes';
  if (holders.length > 0) return 'abbot';
  return kind === 'garden' ? 'nobody' : 'without';
}

function eventEffects(t: CarcassonneTranslator, event: GameEvent, readers: Readers): readonly string[] {
  switch (event.type) {
    case 'feature-scored':
      if (event.final || event.seats.length === 0) return [];
      return [scoredEffect(t, readers, { ...event, kind: t(`kind.${event.kind}`) })];
    case 'goods-taken':
      return [
        t('effect.goods', {
          own: event.seat === readers.reader ? 'yes' : 'no',
          name: readers.names[event.seat]!,
          goods: goodsText(t, event.goods),
        }),
      ];
    case 'treat-taken':
      return [t('effect.treat', { points: event.points })];
    case 'coats-scored':
      return [t('effect.coats', { points: event.points })];
    case 'wine-sold':
      return [t('effect.wine')];
    case 'retrieved':
      return [t('effect.retrieved', { points: event.points })];
    default:
      return [];
  }
}

/** What placing a tile does besides bringing points: a town that it covers, and what gives a second tile. */
export function tileEffects(t: CarcassonneTranslator, state: State, action: Action): readonly string[] {
  if (action.type !== 'place') return [];
  const { map, play, scores, seat } = state;
  const by = furtherTileBy(state, action);
  const town = map && townAt(map, action)?.name;
  const effects: string[] = [];
  if (by !== undefined) {
    const isTown = by === TOWN_GIVES;
    effects.push(isTown ? t('effect.town.tile', { town: town! }) : t('effect.second', { piece: pieceName(t, by) }));
  }
  if (town && play.towns === 'b') effects.push(t('effect.town.cost', { town, points: Math.min(2, scores[seat]!) }));
  return effects;
}

/** What a square has besides what lies around it: a chip, a buyer of wine. */
function squareEffects(t: CarcassonneTranslator, state: State, square: Square): string[] {
  const effects: string[] = [];
  if (CHIPS.of(state).onBoard.some(({ x, y, faceUp }) => x === square.x && y === square.y && !faceUp))
    effects.push(t('effect.chip'));
  const sale = bestSale(state, square);
  if (sale > 0) effects.push(t('effect.sale', { points: sale }));
  return effects;
}
