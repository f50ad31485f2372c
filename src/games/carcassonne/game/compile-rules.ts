import type { ChosenOptions, OptionValue } from '../../../core/options.ts';
import type { Question } from '../../../core/rules.ts';
import { withMarks } from '../../../core/tile.ts';
import { BOX_EXPANSIONS, CHIP_EXPANSIONS } from '../expansions/index.ts';
import { STANDS_ON } from '../rules/expansion.ts';
import { type GameMap, unusedSquare } from '../rules/game-map.ts';
import type { Layout } from '../rules/layout.ts';
import { MAX_KINDS, MEEPLE } from '../rules/move.ts';
import {
  BASE_OPTIONS,
  choosesMapOptions,
  EXPANSION_OPTIONS,
  type ExpansionId,
  fieldsCount,
  isOnMap,
  isPlayedWith,
  meeplesOf,
  type Options,
  QUESTION_OPTIONS,
} from '../rules/options.ts';
import type { Rejection } from '../rules/rejection.ts';
import type { BoxExpansion, CompiledRules, Expansion, State } from '../rules/state.ts';
import { FEATURE_MARKS, type TileSet } from '../rules/tile-set.ts';
import { type Mark, SEGMENT_KINDS, type SegmentKind } from '../rules/tile-set-file.ts';
import { BASE_STEPS, BASE_VERBS } from '../rules/turn.ts';
import type { Step } from '../rules/verb.ts';

/** The rules compiled last for each tile set; searches and tools start thousands of games with the same ones. */
const latestRules = new WeakMap<TileSet, { readonly options: string; readonly rules: CompiledRules }>();

/** Compiles the rules that the options of a game choose, or returns them as compiled last. */
export function compiledRules(set: TileSet, options: Options): CompiledRules {
  const text = JSON.stringify(options);
  const latest = latestRules.get(set);
  if (latest?.options === text) return latest.rules;
  const rules = compiled(set, options);
  latestRules.set(set, { options: text, rules });
  return rules;
}

function compiled(set: TileSet, options: Options): CompiledRules {
  const pieces = piecesOf(options);
  const expansions = expansionsOf(options, mapOf(set, options));
  const worths = expansions.flatMap((one) => one.worths ?? []);
  const marks = [...FEATURE_MARKS, ...marksOf(expansions)];
  return {
    pieces,
    standing: pieces.map(({ standsOn }) => standingBits(standsOn, options)),
    hasStrengthOn: pieces.some(({ strengthOn }) => strengthOn),
    hasTileGivers: [...pieces, ...expansions].some(({ givesTile }) => givesTile),
    skipsPieces: expansions.flatMap(({ skipsPieces }) => skipsPieces ?? []),
    worths: worths.map(({ mark, kind, tile, coatOfArms }, at) => ({
      name: mark,
      mark: FEATURE_MARKS.length + at,
      kind: SEGMENT_KINDS.indexOf(kind),
      tile,
      coatOfArms,
    })),
    plainWorths: expansions.flatMap(({ plainWorth }) => plainWorth ?? []),
    pointChanges: expansions.flatMap(({ changedPoints }) => changedPoints ?? []),
    figures: Math.max(0, ...expansions.map(({ figures = 0 }) => figures)),
    marks,
    table: marks.length === FEATURE_MARKS.length ? set.table : withMarks(set.table, marks),
    expansions,
    ...turnStepsOf(expansions),
    bars: expansions.flatMap(({ isBarred }) => isBarred ?? []),
    tileRejections: expansions.flatMap(({ tileRejection }) => tileRejection ?? []),
    placingRules: expansions.flatMap(({ placingRule }) => placingRule ?? []),
    towns: options.towns,
    hasFields: fieldsCount(options),
  };
}

/**
 * The steps of a turn with these expansions, each with what can be chosen there, and all kinds of action by their numbers.
 *
 * @throws Error when there are more kinds than a move has room for
 */
export function turnStepsOf(expansions: readonly Expansion[]): Pick<CompiledRules, 'steps' | 'verbs'> {
  const verbs = [...BASE_VERBS, ...expansions.flatMap((one) => one.verbs ?? [])];
  if (verbs.length > MAX_KINDS)
    throw new Error(`a move has room for ${MAX_KINDS} kinds of action, not for ${verbs.length}`);
  const steps: Step<State>[] = [...BASE_STEPS];
  // The last expansions first, so that steps after the same one come in the order of the expansions.
  const brought = expansions.toReversed().flatMap((one) => one.steps ?? []);
  for (const { after, ...step } of brought.toSorted(
    (one, other) => Number(one.goesFirst ?? 0) - Number(other.goesFirst ?? 0),
  )) {
    steps.splice(steps.findIndex(({ name }) => name === after) + 1, 0, step);
  }
  const offered = verbs.map((verb, kind) => ({ kind, verb })).filter(({ verb }) => verb.type !== 'pass');
  return {
    verbs,
    steps: steps.map(
      ({ name, canPass = false, furtherPieces = false, isApart = false, enter, standIn, mover, question }) => ({
        name,
        canPass,
        furtherPieces,
        isApart,
        enter,
        standIn,
        mover,
        question,
        verbs: offered.filter(
          ({ kind, verb }) =>
            verb.step === name || verb.alsoAt === name || (furtherPieces && (kind === MEEPLE || verb.isElsewhere)),
        ),
      }),
    ),
  };
}

/** The marks on tiles that mean something with expansions, besides those that always do. */
export function marksOf(expansions: readonly Pick<Expansion, 'worths' | 'marks'>[]): Mark[] {
  return [
    ...expansions.flatMap(({ worths = [] }) => worths.map(({ mark }) => mark)),
    ...expansions.flatMap(({ marks = [] }) => marks),
  ];
}

/** The expansions from boxes that options choose; `optionsRejection` checks whether they can be combined. */
export function boxExpansionsOf(options: ChosenOptions | Partial<Options>): readonly BoxExpansion[] {
  return chosenIds(options).map((id) => BOX_EXPANSIONS[id]);
}

/** The box whose tiles an expansion adds to games with these options; undefined where it adds none. */
export function boxOf({ box, boxIsForTable }: BoxExpansion, options: ChosenOptions): BoxExpansion['box'] {
  return boxIsForTable && isOnMap(options) ? undefined : box;
}

/** The start tile (by its index); on the open table an expansion may replace it (E9). */
export function startTileOf(set: TileSet, options: ChosenOptions | Partial<Options>): number {
  return boxExpansionsOf(options).reduce((start, one) => one.startTile?.(set) ?? start, set.start);
}

/** The start tile, placed on the first square. */
export function firstTile(set: TileSet, options: ChosenOptions | Partial<Options>): Layout['start'][number] {
  return { tile: set.tiles[startTileOf(set, options)]!.id, x: 0, y: 0, rotation: 0 };
}

/** Everything that options add to the rules: expansions from boxes, and the chip game of the map. */
export function expansionsOf(
  options: ChosenOptions | Partial<Options>,
  map: GameMap | undefined,
): readonly Expansion[] {
  return [...boxExpansionsOf(options), ...(map && options.chips ? [CHIP_EXPANSIONS[map.chips.game]] : [])];
}

/** The kinds of question that turns of others ask a seat in games with these options, by default in any that can be opened. */
export function questionsOf(options?: ChosenOptions): readonly Question[] {
  const expansions = options ? boxExpansionsOf(options) : OFFERED.map((id) => BOX_EXPANSIONS[id]);
  const asked = expansions.flatMap(({ steps = [], drawQuestion = [] }) =>
    [...steps, { question: drawQuestion }].flatMap(({ question }) => question ?? []),
  );
  // Two steps may ask the same.
  return [...new Set(asked)];
}

/** The kinds of piece that every seat has, the ordinary meeple first. */
export function piecesOf(options: Options): CompiledRules['pieces'] {
  const meeple = { id: 'meeple', count: meeplesOf(options), strength: 1, standsOn: STANDS_ON.meeple };
  return [meeple, ...boxExpansionsOf(options).flatMap(({ pieces = [] }) => pieces)];
}

function standingBits(standsOn: readonly SegmentKind[], options: Options): number {
  const kinds = standsOn.filter((kind) => kind !== 'field' || fieldsCount(options));
  return kinds.reduce((bits, kind) => bits | (1 << SEGMENT_KINDS.indexOf(kind)), 0);
}

/** The ids of all expansions from boxes. */
const EXPANSION_IDS = Object.keys(BOX_EXPANSIONS) as ExpansionId[];

function chosenIds(options: ChosenOptions | Partial<Options>): ExpansionId[] {
  return EXPANSION_IDS.filter((id) => isPlayedWith(options, id));
}

/**
 * The map that a game is played on; undefined for the open table.
 *
 * @throws Error when the content has no such map
 */
export function mapOf({ id, maps }: TileSet, { map }: Pick<Options, 'map'>): GameMap | undefined {
  if (map === 'none') return undefined;
  const found = maps.get(map);
  if (!found) throw new Error(`the tile set "${id}" has no map "${map}"`);
  return found;
}

const OFFERED = EXPANSION_IDS.filter((id) => BOX_EXPANSIONS[id].isOffered);

/** Options that are offered when a game is opened; `interrupts` only if some expansion asks questions. */
export const OFFERED_OPTIONS = {
  ...BASE_OPTIONS,
  ...Object.fromEntries(OFFERED.map((id) => [id, EXPANSION_OPTIONS[id]])),
  ...(questionsOf().length > 0 && QUESTION_OPTIONS),
};

/**
 * Options that are offered only in the lobby, such as the unused start square: it is seldom chosen, and only the lobby knows
 * the names of its map.
 */
export const LOBBY_OPTIONS = Object.keys(OFFERED_OPTIONS).filter(
  (id) => id === 'unused' || id in QUESTION_OPTIONS || BOX_EXPANSIONS[id as ExpansionId]?.isLobbyOnly,
);

/**
 * True if a value of an option has an effect together with the other chosen options. Map options need a map, expansions for the
 * open table need no map, `interrupts` needs an expansion that asks questions, and `unused` needs a map with more start squares
 * than it uses.
 */
export function isOptionOf(
  set: TileSet,
  options: ChosenOptions,
  { name, value }: { readonly name: string; readonly value: OptionValue },
): boolean {
  const expansion = EXPANSION_IDS.find((id) => id === name);
  if (expansion) return !value || isExpansionOf(options, expansion);
  if (name in QUESTION_OPTIONS) return questionsOf(options).length > 0;
  if (!choosesMapOptions({ [name]: value })) return true;
  const map = set.maps.get(String(options.map));
  if (!map || name !== 'unused') return map !== undefined;
  const { squares, use } = map.start;
  return squares.length > use && unusedSquare(map, value) !== undefined;
}

/** Whether an expansion can be played with the map, and with the other expansions that are chosen. */
function isExpansionOf(options: ChosenOptions, id: ExpansionId): boolean {
  const isParted = notTogether(options).some((pair) => pair.includes(id));
  return !isParted && !(BOX_EXPANSIONS[id].isTableOnly && isOnMap(options));
}

/** Pairs of chosen expansions that are not played together (F2). */
function notTogether(options: ChosenOptions): (readonly [ExpansionId, ExpansionId])[] {
  return chosenIds(options).flatMap((id) =>
    (BOX_EXPANSIONS[id].notWith ?? []).flatMap((other) => (isPlayedWith(options, other) ? [[other, id] as const] : [])),
  );
}

/** Most players on the open table without expansions, and on a map. */
const MAX = { table: 5, map: 6 };

/**
 * Why options cannot be combined: map options without a map, expansions that are not for the map (E2) or have too many tiles
 * for it together (E55), or more seats than pieces allow.
 *
 * @param beside.content the content with the map; without it nothing is said of what the map has
 */
export function optionsRejection(
  options: ChosenOptions,
  { content, seats = 0 }: { readonly content?: TileSet; readonly seats?: number } = {},
): Rejection | undefined {
  if (choosesMapOptions(options) && !isOnMap(options)) return { code: 'needs-map' };
  const unmapped = isOnMap(options) ? notOnMap(options, content?.maps.get(String(options.map))) : undefined;
  if (unmapped) return { code: 'not-on-this-map', ...unmapped };
  const pairs = notTogether(options);
  if (pairs.length > 0) return { code: 'not-together', pairs };
  const chosen = expansionsOf(options, content?.maps.get(String(options.map)));
  for (const { besideRejection } of chosen) {
    const rejection = besideRejection?.(chosen, options);
    if (rejection) return rejection;
  }
  return seats > maxSeats(options) ? { code: 'six-need-inns' } : undefined;
}

/** The chosen expansions with which a map cannot be played, as they are for the open table or it has too few squares. */
function notOnMap(
  options: ChosenOptions,
  map: GameMap | undefined,
): Pick<Extract<Rejection, { code: 'not-on-this-map' }>, 'expansions' | 'why'> | undefined {
  const chosen = chosenIds(options);
  const withoutMaps = chosen.filter((id) => BOX_EXPANSIONS[id].isTableOnly);
  if (withoutMaps.length > 0) return { expansions: withoutMaps, why: 'table' };
  const boxed = chosen.flatMap((id) => {
    const box = boxOf(BOX_EXPANSIONS[id], options);
    return box ? [{ id, box }] : [];
  });
  const isMissing = map && boxed.some(({ box }) => !map.sets.includes(box));
  return isMissing && boxed.length > 1 ? { expansions: boxed.map(({ id }) => id), why: 'squares' } : undefined;
}

/** The most players with chosen options. */
export function maxSeats(options: ChosenOptions): number {
  return isOnMap(options) ? MAX.map : Math.max(MAX.table, ...boxExpansionsOf(options).map((one) => one.maxSeats ?? 0));
}
