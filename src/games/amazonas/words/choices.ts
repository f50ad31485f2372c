import { DEGREES } from '../../../core/ports.ts';
import { makeSegmentName } from '../../../core/segment-name.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { Choice, Position, Typed } from '../../game.ts';
import type { Action } from '../rules/action.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { legalPlacements } from '../rules/legal.ts';
import { lastTileSegments, type SegmentView } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { viewFor } from '../rules/view.ts';
import { describeSegment, describeTile } from './tile.ts';

type AmazonasPosition = Position<Amazonas>;
type AmazonasChoice = Choice<Amazonas>;

/** What is chosen with a choice, without what it does, for buttons and menus. */
export function choiceName(
  t: Translator,
  { content, fold: { state } }: AmazonasPosition,
  { action }: AmazonasChoice,
): string {
  switch (action.type) {
    case 'place':
      return t('panel.at', { x: action.x, y: action.y });
    case 'double':
      return t('panel.double', { tile: doubleName(t, content, action.tile), rotation: action.rotation });
    case 'meeple':
    case 'camp':
      return t(`panel.${action.type}`, { place: segmentWords(t, state, action.on) });
    default:
      return t('panel.boat');
  }
}

/** The value of one of a choice's options, for lists. */
export function optionName(
  t: Translator,
  { content, fold: { state } }: AmazonasPosition,
  { options, action }: AmazonasChoice,
  name: string,
) {
  if (action.type === 'double' && name === 'tile') return doubleName(t, content, action.tile);
  if ((action.type === 'meeple' || action.type === 'camp') && name === 'on') return segmentWords(t, state, action.on);
  const value = options[name] ?? '';
  return name === 'rotation'
    ? t('option.rotation', { value })
    : name === 'x' || name === 'y'
      ? `${name} ${value}`
      : String(value);
}

/** Every action that was perhaps meant by what was typed: placements that agree, a double, segments by their words. */
export function meantActions(
  t: Translator,
  { fold: { state } }: AmazonasPosition,
  { verb, options }: Typed,
): readonly Action[] {
  const { x, y, rotation, tile, on } = options;
  const degrees = DEGREES.find((value) => value === rotation);
  if (verb === 'place') {
    const agrees = (own: number, typed: string | number | undefined) => typed === undefined || own === typed;
    const legal = legalPlacements(state).filter(
      (action) => agrees(action.x, x) && agrees(action.y, y) && agrees(action.rotation, rotation),
    );
    if (legal.length > 0) return legal;
    const isWhole = typeof x === 'number' && typeof y === 'number' && (rotation === undefined || degrees !== undefined);
    // For the rules to say what is wrong with it.
    return isWhole ? [{ type: 'place', x, y, rotation: degrees ?? 0 }] : [];
  }
  if (verb === 'double') {
    // Both rotations are always possible, so one that was left out or mistyped has to be asked for.
    const id = String(tile).trim().toLowerCase().slice(0, 40);
    return degrees === undefined ? [] : [{ type: 'double', tile: id, rotation: degrees }];
  }
  if (verb === 'boat') return [{ type: 'boat' }];
  const type = verb === 'camp' ? 'camp' : 'meeple';
  return segmentsNamed(t, state, String(on).trim().toLowerCase()).map((segment) => ({ type, on: segment.on }));
}

/** The segments that a text means: the one with exactly this name, else all of this kind, in our word or the user's. */
function segmentsNamed(t: Translator, state: State, text: string): readonly SegmentView[] {
  if (state.phase !== 'piece') return [];
  const named = (words: (segment: SegmentView) => string[]) =>
    lastTileSegments(state).filter((segment) => words(segment).some((word) => word.toLowerCase() === text));
  const exact = named(({ name }) => [makeSegmentName(name), describeSegment(t, name)]);
  return exact.length > 0 ? exact : named(({ name }) => [name.kind, t(`kind.${name.kind}`)]);
}

/** Says that nothing, or more than one thing, agrees with what was typed; the choices follow. */
export function unclear(
  say: Speech,
  position: AmazonasPosition,
  { verb, meant }: { verb: string; meant: number },
): string {
  if (verb === 'place') return say(meant > 0 ? 'place.choices' : 'place.none');
  if (verb === 'meeple' || verb === 'camp') return say(meant > 0 ? 'piece.ambiguous' : 'piece.unknown');
  return heading(say, position);
}

/** What is to be chosen now, above the choices. */
export function heading(say: Speech, { fold: { state } }: AmazonasPosition): string {
  if (state.phase === 'double') return say('double.choose');
  return state.phase === 'piece' ? say('piece.choose') : say('place.choices');
}

/** One choice with its command and what it does, for a list. */
export function choiceLine(
  say: Speech,
  position: AmazonasPosition,
  { choice, effect }: { choice: AmazonasChoice; effect: string },
): string {
  const { action } = choice;
  switch (action.type) {
    case 'place': {
      const { x, y, rotation } = action;
      return say('place.choice', { x, y, rotation, effect });
    }
    case 'double': {
      const tile = doubleName(say.t, position.content, action.tile);
      return say('double.choice', { tile, rotation: action.rotation, effect });
    }
    case 'meeple':
    case 'camp': {
      const place = segmentWords(say.t, position.fold.state, action.on);
      return say(`piece.${action.type}.on`, { on: `\`${choice.options.on}\``, place, effect });
    }
    default:
      return say('piece.boat', { effect });
  }
}

/** The next step of the player to move, in one sentence. */
export function nextStep(say: Speech, { content, fold: { state } }: AmazonasPosition): string {
  const view = viewFor(state);
  switch (view.phase) {
    case 'place':
      return say('status.place', { tile: `**${describeTile(say.t, content, view.drawn!)}**` });
    case 'over':
      return say('refused.game-over');
    default:
      return say(`status.${view.phase}`);
  }
}

/** A double in words, with the id that names it. */
export function doubleName(t: Translator, set: Amazonas['content'], tile: string): string {
  return `${tile} (${describeTile(t, set, tile)})`;
}

/** A segment of the tile just placed, as it is typed. */
export function segmentValue(state: State, on: number): string {
  return makeSegmentName(lastTileSegments(state)[on]!.name);
}

function segmentWords(t: Translator, state: State, on: number): string {
  return describeSegment(t, lastTileSegments(state)[on]!.name);
}
