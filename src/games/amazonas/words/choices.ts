import { DEGREES } from '../../../core/ports.ts';
import { makeSegmentName } from '../../../core/segment-name.ts';
import { capitalised } from '../../../i18n/sentences.ts';
import type { Choice, Position, Typed } from '../../contract/position.ts';
import { meantPlacements, meantSegments } from '../../kernel/typed.ts';
import type { Action } from '../rules/action.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { legalPlacements } from '../rules/legal.ts';
import { lastTileSegments } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import type { AmazonasTranslator } from './language.ts';
import { describeSegment, describeTile } from './tile.ts';

type AmazonasPosition = Position<Amazonas>;
type AmazonasChoice = Choice<Amazonas>;

/** Returns the name of a choice without its effect, for buttons and menus. */
export function choiceName(
  t: AmazonasTranslator,
  { content, fold: { state } }: AmazonasPosition,
  { action }: AmazonasChoice,
): string {
  switch (action.type) {
    case 'place':
      return t('panel.at', { x: action.x, y: action.y });
    case 'double':
      return t('choice.double', { tile: doubleTileName(t, content, action.tile), rotation: action.rotation });
    case 'meeple':
    case 'camp':
      return t(`choice.${action.type}`, { place: segmentWords(t, state, action.on) });
    default:
      return t('choice.boat', { end: state.boats[state.seat] === state.spaces ? 'yes' : 'no' });
  }
}

/** Returns the text for a piece on its button: its points and when they are scored, as the picture shows piece and place. */
export function buttonText(t: AmazonasTranslator, state: State, action: Action): string | undefined {
  if (action.type !== 'meeple' && action.type !== 'camp') return undefined;
  const { feature } = lastTileSegments(state)[action.on]!;
  if (!feature) return undefined;
  const { kind, points, animals, completed } = feature;
  // Steps beyond the last space of the river are lost (A18).
  const boats = Math.min(feature.boats, state.spaces - state.boats[state.seat]!);
  const place =
    kind === 'jungle'
      ? t('button.jungle', { animals })
      : t('button.feature', { kind, points, boats, closed: completed ? 'yes' : 'no' });
  return action.type === 'camp' ? t('choice.camp', { place }) : capitalised(place);
}

/** Returns the value of an option that names a double or a segment, for lists. */
export function optionName(
  t: AmazonasTranslator,
  { content, fold: { state } }: AmazonasPosition,
  { choice: { action }, option }: { choice: AmazonasChoice; option: string },
): string | undefined {
  if (action.type === 'double' && option === 'tile') return doubleTileName(t, content, action.tile);
  return action.type === 'meeple' || action.type === 'camp' ? segmentWords(t, state, action.on) : undefined;
}

/** Returns every action that the typed options may mean: matching placements, a double, or segments by their words. */
export function meantActions(
  t: AmazonasTranslator,
  { fold: { state } }: AmazonasPosition,
  { verb, options }: Typed,
): readonly Action[] {
  if (verb === 'place') return meantPlacements(legalPlacements(state), options);
  if (verb === 'double') {
    // Both rotations are always legal, so a missing or mistyped rotation is not guessed.
    const rotation = DEGREES.find((value) => value === options.rotation);
    const tile = String(options.tile).trim().toLowerCase().slice(0, 40);
    return rotation === undefined ? [] : [{ type: 'double', tile, rotation }];
  }
  if (verb === 'boat') return [{ type: 'boat' }];
  const type = verb === 'camp' ? 'camp' : 'meeple';
  const segments = state.phase === 'piece' ? lastTileSegments(state) : [];
  return meantSegments(t, segments, { typed: options.on, kindText: (kind) => t(`kind.${kind}`) }).map(({ on }) => ({
    type,
    on,
  }));
}

/** Returns a double or a piece with its effect, for a list. */
export function choiceLine(
  t: AmazonasTranslator,
  { content, fold: { state } }: AmazonasPosition,
  { choice: { action }, effect, command }: { choice: AmazonasChoice; effect: string; command?: string | undefined },
): string | undefined {
  switch (action.type) {
    case 'double':
      return t('line.double', { tile: doubleTileName(t, content, action.tile), rotation: action.rotation, effect });
    case 'meeple':
    case 'camp': {
      const place = segmentWords(t, state, action.on);
      return command
        ? t('piece.line', { command, choice: place, effect })
        : t('suggest.choice', { option: `${t(`piece.${action.type}`)}, ${place}`, effect });
    }
    case 'boat':
      return command ? t('line.boat', { command, effect }) : t('line.boat.text', { effect });
    default:
      return undefined;
  }
}

/** Returns the id of a double, which a player types, with its description. */
function doubleTileName(t: AmazonasTranslator, set: Amazonas['content'], tile: string): string {
  return `${tile} (${describeTile(t, set, tile)})`;
}

/** Returns the typed form of a segment of the tile just placed. */
export function segmentValue(state: State, segment: number): string {
  return makeSegmentName(lastTileSegments(state)[segment]!.name);
}

function segmentWords(t: AmazonasTranslator, state: State, segment: number): string {
  return describeSegment(t, lastTileSegments(state)[segment]!.name);
}
