import { DEGREES } from '../../../core/ports.ts';
import { makeSegmentName } from '../../../core/segment-name.ts';
import { capitalised } from '../../../i18n/sentences.ts';
import type { Choice, Position, Typed } from '../../contract/position.ts';
import { retrievedPoints } from '../expansions/abbot.ts';
import { WINE_POINTS } from '../expansions/wine.ts';
import type { Action, ActionOf } from '../rules/action.ts';
import type { Carcassonne } from '../rules/game-rules.ts';
import { legalPlacements } from '../rules/legal.ts';
import { lastTileSegments, type SegmentView } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { chipChoice, chipOption, onlyRetrieves, onlySells } from './chips.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceWord } from './pieces.ts';
import { describeSegment } from './tile.ts';

type CarcassonnePosition = Position<Carcassonne>;
type CarcassonneChoice = Choice<Carcassonne>;

/** What is chosen with a choice, without what it does, for buttons and menus. */
export function choiceName(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { action }: CarcassonneChoice,
): string {
  if (action.type === 'place') return t('panel.at', { x: action.x, y: action.y });
  if (action.type === 'retrieve') return t('choice.retrieve');
  return action.type === 'meeple'
    ? pieceChoice(t, action, segmentWords(t, state, action.on))
    : chipChoice(t, state, action);
}

/** A meeple or a sale on its button: where it is is seen, so it says what that is worth, and when. */
export function buttonText(t: CarcassonneTranslator, state: State, action: Action): string | undefined {
  if (action.type === 'sell') {
    const { to, pay } = action;
    return t('button.sell', { colour: t('colour', { colour: action.colour }), to, pay, points: WINE_POINTS[to] });
  }
  if (action.type === 'retrieve') return t('button.retrieve', { points: retrievedPoints(state) });
  if (action.type !== 'meeple') return undefined;
  const { kind, points, completed } = lastTileSegments(state)[action.on]!.feature!;
  const place =
    kind === 'field'
      ? t('button.field', { points })
      : t('button.feature', { kind, points, completed: completed ? 'yes' : 'no' });
  return action.as === undefined ? capitalised(place) : pieceChoice(t, action, place);
}

/** A piece and where it goes, such as "Abbot: garden". */
function pieceChoice(t: CarcassonneTranslator, { as = 'meeple' }: ActionOf<'meeple'>, place: string): string {
  return t('choice.meeple', { piece: capitalised(t(`piece.${pieceWord(as)}`)), place });
}

/** The value of an option in words, for lists. */
export function optionName(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { choice: { action }, option }: { readonly choice: CarcassonneChoice; readonly option: string },
): string | undefined {
  return action.type === 'meeple' ? segmentWords(t, state, action.on) : chipOption(t, state, { action, option });
}

/** Every action that was perhaps meant by what was typed: placements that agree, segments by their words. */
export function meantActions(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { verb, options: { x, y, rotation, on } }: Typed,
): readonly Action[] | undefined {
  if (verb !== 'meeple' && verb !== 'place') return undefined;
  if (verb === 'meeple') {
    return segmentsNamed(t, state, String(on).trim().toLowerCase()).map((segment) => ({
      type: 'meeple',
      on: segment.on,
    }));
  }
  const degrees = DEGREES.find((value) => value === rotation);
  // Turns that look alike are one placement (M25).
  const turns = state.tile < 0 ? 4 : state.set.tiles[state.tile]!.rotations;
  const alike = degrees === undefined ? undefined : degrees % (turns * 90);
  const agrees = (own: number, typed: string | number | undefined) => typed === undefined || own === typed;
  const legal = legalPlacements(state).filter(
    (action) => agrees(action.x, x) && agrees(action.y, y) && agrees(action.rotation, alike ?? rotation),
  );
  if (legal.length > 0) return legal;
  const isWhole = typeof x === 'number' && typeof y === 'number' && (rotation === undefined || degrees !== undefined);
  // For the rules to say what is wrong with it.
  return isWhole ? [{ type: 'place', x, y, rotation: DEGREES.find((value) => value === alike) ?? 0 }] : [];
}

/** The segments that a text means: the one with exactly this name, else all of this kind, in our word or the user's. */
function segmentsNamed(t: CarcassonneTranslator, state: State, text: string): readonly SegmentView[] {
  if (state.phase !== 'piece') return [];
  const named = (words: (segment: SegmentView) => string[]) =>
    lastTileSegments(state).filter((segment) => words(segment).some((word) => word.toLowerCase() === text));
  const exact = named(({ name }) => [makeSegmentName(name), describeSegment(t, name)]);
  return exact.length > 0 ? exact : named(({ name }) => [name.kind, t(`kind.${name.kind}`)]);
}

/** One meeple with what it does, or none, for a list. */
export function choiceLine(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { choice: { action }, effect, command }: { choice: CarcassonneChoice; effect: string; command?: string | undefined },
): string | undefined {
  if (action.type === 'pass' && state.phase === 'piece' && !onlySells(state) && !onlyRetrieves(state))
    return command ? t('line.pass', { command, effect }) : t('line.pass.text', { effect });
  if (action.type !== 'meeple') return undefined;
  const place = segmentWords(t, state, action.on);
  return command
    ? t('piece.line', { command, choice: place, effect })
    : t('suggest.choice', { option: `${t(`piece.${pieceWord(action.as ?? 'meeple')}`)}, ${place}`, effect });
}

function segmentWords(t: CarcassonneTranslator, state: State, on: number): string {
  return describeSegment(t, lastTileSegments(state)[on]!.name);
}
