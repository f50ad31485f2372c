import { capitalised } from '../../../i18n/sentences.ts';
import type { Choice, Position, Typed } from '../../contract/position.ts';
import { meantPlacements, meantSegments } from '../../kernel/typed.ts';
import { figureNames, stepWords, verbWords } from '../expansions/words.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import { pieceWorth } from '../game/piece-worth.ts';
import type { Action } from '../rules/action.ts';
import { type FeatureView, featureView } from '../rules/feature.ts';
import { legalActions, legalPlacements } from '../rules/legal.ts';
import { placedBy } from '../rules/move.ts';
import { placesPieces } from '../rules/piece-verb.ts';
import { lastTileSegments } from '../rules/preview.ts';
import type { State } from '../rules/state.ts';
import { onlyVerb } from './expansion-verbs.ts';
import { featureFacts } from './features.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceEffect } from './piece-effect.ts';
import { isPlaceOnBoard, ORDINARY_PIECE, pieceName, pieceNamed } from './pieces.ts';
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
 * The text of a piece on its button. The picture shows its place, so the text tells the points and when they are scored; for
 * other pieces than the ordinary meeple also the kind, or for a piece without points its ability. Actions of expansions have
 * texts of their own.
 */
export function buttonText(t: CarcassonneTranslator, state: State, action: Action): string | undefined {
  const placed = placedBy(state, action);
  if (!placed) return verbWords(action.type)?.button?.(t, state, action);
  const { id: piece, strength } = state.rules.pieces[placed.piece]!;
  // For a piece without points the text tells its ability.
  const effect = strength > 0 ? undefined : pieceEffect(t, state, piece);
  if (effect) return t('suggest.choice', { option: capitalised(pieceName(t, piece)), effect });
  const feature = { ...featureView(state, placed.segment), points: pieceWorth(state, action) };
  const place = state.map ? countedText(t, feature) : worthText(t, feature);
  return capitalised(piece === ORDINARY_PIECE ? place : t('button.piece', { piece: pieceName(t, piece), place }));
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

/** The value of an option in words, for lists; undefined for numbers, which are listed as typed. */
export function optionName(
  t: CarcassonneTranslator,
  { fold: { state } }: CarcassonnePosition,
  { choice: { action, options }, option }: { readonly choice: CarcassonneChoice; readonly option: string },
): string | undefined {
  if (action.type === 'meeple') return option === 'as' ? pieceName(t, action.as) : segmentWords(t, state, action.on);
  const words = verbWords(action.type);
  if (!words || typeof options[option] === 'number') return undefined;
  if (option === 'as') return words.figure ? t(words.figure) : pieceName(t, String(options.as));
  return words.option ? words.option(t, state, { action, option }) : words.name(t, state, action);
}

/**
 * Every action that the typed options may mean: matching placements, and segments by their words. Undefined for commands that
 * are compared with the choices, such as pieces on other tiles, which are typed with a square, and figures.
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

/** True if a piece on another tile or a figure of an expansion was typed. */
function isBrought(t: CarcassonneTranslator, { on, as }: Typed['options']): boolean {
  const figure = String(as).trim().toLowerCase();
  return isPlaceOnBoard(on) || figureNames(t).some((name) => name.toLowerCase() === figure);
}

/**
 * The pieces that the typed options may mean: of the typed kind, in English or the user's language; without a kind, the
 * ordinary meeple, or else the pieces that can stand there.
 */
function meantPieces(t: CarcassonneTranslator, state: State, { on, as }: Typed['options']): Action[] {
  const segments = placesPieces(state) ? lastTileSegments(state) : [];
  const places = meantSegments(t, segments, { typed: on, kindText: (kind) => t(`kind.${kind}`) });
  if (as !== undefined) {
    const kind = pieceNamed(t, state.rules, String(as).trim().toLowerCase());
    return kind === undefined ? [] : places.map((place) => placing(place.on, kind));
  }
  const legal = legalActions(state).filter((action) => action.type === 'meeple');
  return places.flatMap((place): Action[] => {
    const here = legal.filter((action) => action.on === place.on);
    const isOrdinary = here.length === 0 || here.some((action) => action.as === undefined);
    // If no piece can stand there, the meeple is returned, so that the rules say why it cannot.
    return isOrdinary ? [placing(place.on)] : here;
  });
}

function placing(on: number, kind = ORDINARY_PIECE): Action {
  return { type: 'meeple', on, ...(kind !== ORDINARY_PIECE && { as: kind }) };
}

/** A meeple with its effect, or a pass, for a list. */
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
