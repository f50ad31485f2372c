import type { Table } from '../../app/table.ts';
import {
  type Action,
  type Degrees,
  type FeatureView,
  lastTileSegments,
  legalPieces,
  makeSegmentName,
  preview,
  type SegmentView,
} from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';
import { joined } from './sentences.ts';
import { describeSegment, describeTile, tileOf } from './tile.ts';

type Choice = Exclude<Action, { type: 'draw' }>;

/** A legal piece: the word that names its place, what stands there now, and what placing it does. */
export interface PieceChoice {
  readonly piece: 'meeple' | 'camp';
  readonly on: number;
  /** What is typed for the option `on`. */
  readonly value: string;
  readonly place: string;
  readonly effect: string;
}

/** Stands for what a choice does where hints are switched off. */
const UNTOLD = '–';

/** What a legal action does at once, in a few words; for choice labels, with plain names. */
export function effectOf(t: Translator, table: Table, names: readonly string[], action: Choice): string {
  if (!table.game.options.hints) return UNTOLD;
  const { events, closes } = preview(table.fold.state, action);
  const list = (seats: readonly number[]) => t.list(seats.map((seat) => names[seat]!));
  const parts: string[] = closes.map(({ kind, points, seats }) =>
    t('effect.closes', { kind, points, nobody: seats.length > 0 ? 'no' : 'yes', names: list(seats) }),
  );
  for (const event of events) {
    if (event.type === 'placed') {
      const { caimans, piranhas } = tileOf(table.set, event.tile);
      if (caimans + piranhas > 0) parts.push(t('effect.amazon', { caimans, piranhas }));
    } else if (event.type === 'sailed' && event.cause === 'icons') {
      parts.push(t('effect.sails', { name: names[event.seat]!, steps: event.steps }));
    } else if (event.type === 'feature-scored' && event.seats.length > 0 && !event.final) {
      parts.push(t('effect.scores', { points: event.points, names: list(event.seats) }));
    } else if (event.type === 'amazon-scored') {
      const byPoints = new Map<number, number[]>();
      for (const { seat, points } of event.awards) byPoints.set(points, [...(byPoints.get(points) ?? []), seat]);
      for (const [points, seats] of byPoints) parts.push(t('effect.scores', { points, names: list(seats) }));
    }
  }
  return parts.length > 0 ? joined(t, parts) : t('effect.none');
}

/** Every legal meeple and camp on the tile just laid. */
export function pieceChoices(t: Translator, table: Table, names: readonly string[]): PieceChoice[] {
  const segments = lastTileSegments(table.fold.state);
  return legalPieces(table.fold.state).map((action) => {
    const segment = segments[action.on]!;
    return {
      piece: action.type,
      on: action.on,
      value: makeSegmentName(segment.name),
      place: describeSegment(t, segment.name),
      effect: table.game.options.hints
        ? joined(t, [...featureFacts(t, segment), effectOf(t, table, names, action)])
        : UNTOLD,
    };
  });
}

/** A double in words. */
export function doubleName(t: Translator, table: Table, tile: string): string {
  return `${tile} (${describeTile(t, table.set, tile)})`;
}

/** Rotations as a list of degrees. */
export function rotationsText(rotations: readonly Degrees[]): string {
  return rotations.map((rotation) => `${rotation}°`).join(', ');
}

function featureFacts(t: Translator, { feature }: SegmentView): string[] {
  if (!feature) return [];
  const { kind, tiles, animals, fruit, boats }: FeatureView = feature;
  return [
    kind === 'jungle'
      ? t('effect.jungle', { tiles, animals })
      : t('effect.feature', { tiles, fruit, boats, closed: feature.closed ? 'yes' : 'no' }),
  ];
}
