import { capitalised } from '../../../i18n/sentences.ts';
import type { Choice, Position, Typed } from '../../contract/position.ts';
import { meantPlacements, meantSegments } from '../../kernel/typed.ts';
import { EXPANSION_WORDS, stepWords, verbWords } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import { pieceWorth } from '../game/piece-worth.ts';
import type { Action } from '../rules/action.ts';
import { type FeatureView, featureView } from '../rules/feature.ts';
import { legalActions, legalPlacements } from '../rules/legal.ts';
import { placedBy } from '../rules/move.ts';
import { placesPieces } from '../rules/piece-verb.ts';
import { lastTileSegments } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { onlyVerb } from './brought-verbs.ts';
import { featureFacts } from './features.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceEffect } from './piece-effect.ts';
import { isPlaceOnBoard, ORDINARY, pieceName, pieceNamed } from './pieces.ts';
import { describeSegment } from './tile.ts';

type CarcassonnePosition = Position<Carcassonne>;
type CarcassonneChoice = Choice<Carcassonne>;

/** Names a choice without its effects, for buttons and menus. */
export function choiceName(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { action }: CarcassonneChoice,
): string {
  switch (action.type) {
    case 'draw':
      return t('choice.draw');
    case 'place':
      return t('panel.at', { x: action.x, y: action.y });
    case 'meeple':
      return t('choice.meeple', {
        piece: capitalised(pieceName(t, action.as)),
        place: segmentWords(t, state, action.on),
      });
    case 'pass':
      return (stepWords(state.phase) ?? onlyVerb(state))?.declined?.(t) ?? t('choice.pass');
    default:
      return verbWords(action.type)!.name(t, state, action);
  }
}

/**
 * A piece on its button: where it is is seen, so it says what that is worth, and when; of an ordinary meeple nothing else,
 * of another piece which one it is, and of one that wins nothing what it does. What expansions offer says what they say.
 */
export function buttonText(t: CarcassonneTranslator, state: State, action: Action): string | undefined {
  const placed = placedBy(state, action);
  if (!placed) return verbWords(action.type)?.button?.(t, state, action);
  const { id: piece, strength } = state.play.pieces[placed.piece]!;
  // A piece that wins nothing where it stands is worth what it can do.
  const effect = strength > 0 ? undefined : pieceEffect(t, state, piece);
  if (effect) return t('suggest.choice', { option: capitalised(pieceName(t, piece)), effect });
  const feature = { ...featureView(state, placed.segment), points: pieceWorth(state, action) };
  const place = state.map ? countedText(t, feature) : worthText(t, feature);
  return capitalised(piece === ORDINARY ? place : t('button.piece', { piece: pieceName(t, piece), place }));
}

/** A feature with the points that it brings now, or at the end if nothing is added to it. */
function worthText(t: CarcassonneTranslator, { kind, points, completed, mark }: FeatureView): string {
  if (kind === 'field') return t('button.field', { points });
  if (mark && !completed) return t('button.marked', { mark });
  return t('button.feature', { kind, points, completed: completed ? 'yes' : 'no' });
}

/**
 * The worth of a feature on a map, with the coats of arms and towns that count for it: a road of one tile that runs into the border
 * is worth what is printed there, too.
 */
function countedText(t: CarcassonneTranslator, feature: FeatureView): string {
  const { coatsOfArms, towns, completed, mark } = feature;
  const worth = worthText(t, feature);
  if (coatsOfArms + towns === 0 || (mark && !completed)) return worth;
  const facts = featureFacts(t, feature, 'told');
  return t('button.counted', { worth, facts });
}

/** The value of an option in words, for lists. */
export function optionName(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { choice: { action }, option }: { readonly choice: CarcassonneChoice; readonly option: string },
): string | undefined {
  if (action.type !== 'meeple') return verbWords(action.type)?.option?.(t, state, { action, option });
  return option === 'as' ? pieceName(t, action.as) : segmentWords(t, state, action.on);
}

/**
 * Every action that was perhaps meant by what was typed: placements that agree, segments by their words. Undefined for what is
 * compared with the choices, as are pieces on other tiles, which are typed with a square, and figures.
 */
export function meantActions(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { verb, options }: Typed,
): readonly Action[] | undefined {
  if (verb !== 'meeple' && (verb !== 'place' || state.phase !== 'place')) return undefined;
  if (verb === 'meeple') return isBrought(t, options) ? undefined : meantPieces(t, state, options);
  const rotations = state.tile < 0 ? undefined : state.set.tiles[state.tile]!.rotations;
  return meantPlacements(legalPlacements(state), options, rotations);
}

/** Whether a piece on another tile was typed, or a figure of an expansion. */
function isBrought(t: CarcassonneTranslator, { on, as }: Typed['options']): boolean {
  const figure = String(as).trim().toLowerCase();
  const isFigure = EXPANSION_WORDS.some(({ figures }) => figures?.(t).some((name) => name.toLowerCase() === figure));
  return isPlaceOnBoard(on) || isFigure;
}

/**
 * The pieces that were perhaps meant: of the kind typed, in our word or the user's; where none is typed, the ordinary
 * meeple, or what can stand there if that cannot.
 */
function meantPieces(t: CarcassonneTranslator, state: State, { on, as }: Typed['options']): Action[] {
  const segments = placesPieces(state) ? lastTileSegments(state) : [];
  const places = meantSegments(t, segments, { typed: on, kindText: (kind) => t(`kind.${kind}`) });
  if (as !== undefined) {
    const kind = pieceNamed(t, state.play, String(as).trim().toLowerCase());
    return kind === undefined ? [] : places.map((place) => placing(place.on, kind));
  }
  const legal = legalActions(state).filter((action) => action.type === 'meeple');
  return places.flatMap((place): Action[] => {
    const here = legal.filter((action) => action.on === place.on);
    const isOrdinary = here.length === 0 || here.some((action) => action.as === undefined);
    // If no piece can stand there, the rules say why no meeple can.
    return isOrdinary ? [placing(place.on)] : here;
  });
}

function placing(on: number, kind = ORDINARY): Action {
  return { type: 'meeple', on, ...(kind !== ORDINARY && { as: kind }) };
}

/** One meeple with what it does, or none, for a list. */
export function choiceLine(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { choice: { action }, effect, command }: { choice: CarcassonneChoice; effect: string; command?: string | undefined },
): string | undefined {
  if (action.type === 'pass' && state.phase === 'piece' && !onlyVerb(state))
    return command ? t('line.pass', { command, effect }) : t('line.pass.text', { effect });
  if (action.type !== 'meeple') return undefined;
  const place = segmentWords(t, state, action.on);
  const option = `${pieceName(t, action.as)}, ${place}`;
  if (!command) return t('suggest.choice', { option, effect });
  return t('piece.line', { command, choice: action.as === undefined ? place : option, effect });
}

function segmentWords(t: CarcassonneTranslator, state: State, on: number): string {
  return describeSegment(t, lastTileSegments(state)[on]!.name);
}
