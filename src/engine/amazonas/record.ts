import * as z from 'zod';
import { canonicalJson, sha256 } from '../core/digest.ts';
import { failure, type Result, success } from '../core/result.ts';
import { parseSeed } from '../core/shuffle.ts';
import type { AmazonasLogEntry } from './action.ts';
import { makeLogLine, parseLogLine } from './action-notation.ts';
import { commitmentOf, type Order } from './commitment.ts';
import type { Rejection } from './rejection.ts';
import { COLOURS, RULES_VERSION, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { type Fold, fold } from './step.ts';
import type { TileSet } from './tile-set.ts';
import { viewFor } from './view.ts';

/** Format of the file, raised when a key changes its meaning. */
export const RECORD_FORMAT = 1;

const colour = z.enum(COLOURS);
const digest = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 is 64 hex digits');

const resultSchema = z.strictObject({
  scores: z.array(z.int().min(0)).min(2).max(5),
  winners: z.array(colour).min(1).max(5),
  view: digest,
});

/** A game as one JSON value, the only definition of the format; docs/RECORD.md says what each key means. */
export const recordSchema = z
  .strictObject({
    format: z.literal(RECORD_FORMAT),
    ruleSet: z.literal('amazonas'),
    version: z.int().min(1),
    tileSet: z.strictObject({ id: z.string().min(1).max(60), hash: digest }),
    seats: z.array(colour).min(2).max(5),
    options: z.strictObject({ order: z.enum(['random', 'given']) }),
    setup: z.strictObject({
      first: colour,
      seed: z
        .string()
        .refine((text) => parseSeed(text) !== undefined, 'a seed is 32 hex digits, not all zero')
        .optional(),
      pile: z.array(z.string().min(1).max(40)).min(1).max(1000),
      undrawn: z.int().min(1).optional(),
    }),
    commitment: digest.optional(),
    log: z.array(z.string().max(100)).max(20_000),
    result: resultSchema.optional(),
  })
  .superRefine(({ seats, setup, log, result }, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: undefined });
    if (new Set(seats).size < seats.length) say(['seats'], 'two seats have the same colour');
    if (!seats.includes(setup.first)) say(['setup', 'first'], `no seat is ${setup.first}`);
    if (setup.undrawn !== undefined) {
      if (setup.undrawn > setup.pile.length) say(['setup', 'undrawn'], 'more tiles than the pile has');
      if (setup.seed !== undefined) say(['setup', 'seed'], 'a record that does not tell the pile tells no seed either');
    }
    log.forEach((line, entry) => {
      if (parseLogLine(line, seats) === undefined) say(['log', entry], `"${line}" is no action of one of the seats`);
    });
    if (result === undefined) return;
    if (result.scores.length !== seats.length) say(['result', 'scores'], 'not one score for every seat');
    for (const winner of result.winners)
      if (!seats.includes(winner)) say(['result', 'winners'], `no seat is ${winner}`);
  });

/** A recorded game: seats as colours, nothing about people, times or channels. */
export type RecordedGame = Readonly<z.infer<typeof recordSchema>>;

/** One thing wrong with a record; `path` names the place, such as `log[12]`. */
export interface RecordFault {
  readonly path: string;
  readonly message: string;
}

/** Reads a record from JSON: its shape, and that its parts agree with each other; whether it follows the rules is `replayRecord`. */
export function parseRecord(json: unknown): Result<RecordedGame, readonly RecordFault[]> {
  const parsed = recordSchema.safeParse(json);
  if (parsed.success) return success(parsed.data);
  return failure(parsed.error.issues.map(({ path, message }) => ({ path: placeName(path), message })));
}

/**
 * Records a game. As long as it is not over, the order of the tiles that were not drawn stays untold: the pile ends
 * with them in the order of the tile set, and there is no seed.
 *
 * @param game.reveal tells the whole pile in any case, for a game that was given up
 * @throws Error when the log does not follow the rules
 */
export function makeRecord(game: {
  set: TileSet;
  setup: Setup;
  log: readonly AmazonasLogEntry[];
  order: Order;
  reveal?: boolean;
}): RecordedGame {
  const { set, setup, log, order } = game;
  const folded = fold(set, setup, log);
  if (!folded.ok) throw new Error(`log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  const { state } = folded.value;
  const over = state.phase === 'over';
  const commitment = commitmentOf(setup, order);
  return {
    format: RECORD_FORMAT,
    ruleSet: setup.ruleSet,
    version: setup.version,
    tileSet: { id: set.id, hash: setup.tileSet },
    seats: [...setup.colours],
    options: { order },
    setup: { first: setup.colours[setup.first]!, ...(over || game.reveal ? wholePile(setup) : drawnPile(state)) },
    ...(commitment === undefined ? {} : { commitment }),
    log: log.map((entry) => makeLogLine(entry, setup.colours)),
    ...(over ? { result: resultOf(state) } : {}),
  };
}

/** Why a record cannot be played again: it was made by other rules, with other tiles, or does not follow the rules. */
export type ReplayProblem =
  | { readonly code: 'version'; readonly told: number; readonly known: number }
  | { readonly code: 'tile-set'; readonly told: string; readonly given: string }
  /** `at` counts from 0. */
  | { readonly code: 'pile-tile'; readonly at: number; readonly tile: string }
  /** `entry` counts from 0. */
  | { readonly code: 'refused'; readonly entry: number; readonly rejection: Rejection };

/** Plays a record again; `set` must be the tile set that it names. */
export function replayRecord(record: RecordedGame, set: TileSet): Result<Fold, ReplayProblem> {
  const { version, tileSet, setup } = record;
  if (version !== RULES_VERSION) return failure({ code: 'version', told: version, known: RULES_VERSION });
  if (tileSet.hash !== set.hash) return failure({ code: 'tile-set', told: tileSet.hash, given: set.hash });
  const strange = strangeTile(set, setup.pile);
  if (strange >= 0) return failure({ code: 'pile-tile', at: strange, tile: setup.pile[strange]! });
  const folded = fold(set, setupOf(record), logOf(record));
  return folded.ok ? folded : failure({ code: 'refused', ...folded.failure });
}

/** The first tile of a pile that cannot be drawn, or is one "!" tile more than there are doubles; -1 when there is none. */
function strangeTile(set: TileSet, pile: readonly string[]): number {
  let bangs = 0;
  return pile.findIndex((id) => {
    if (set.tiles[set.indexOf.get(id) ?? -1]?.bang) bangs++;
    return !isDrawn(set, id) || bangs > set.doubles.length;
  });
}

/** The setup of a record of these rules. */
export function setupOf({ ruleSet, tileSet, seats, setup }: RecordedGame): Setup {
  return {
    ruleSet,
    version: RULES_VERSION,
    tileSet: tileSet.hash,
    colours: [...seats],
    first: seats.indexOf(setup.first),
    ...(setup.seed === undefined ? {} : { seed: setup.seed }),
    pile: [...setup.pile],
  };
}

/** The log of a record that has been parsed. */
export function logOf({ log, seats }: RecordedGame): AmazonasLogEntry[] {
  return log.map((line) => parseLogLine(line, seats)!);
}

/** The result of a game that is over, as a record tells it. */
export function resultOf(state: State): NonNullable<RecordedGame['result']> {
  const { scores, setup } = state;
  const best = Math.max(...scores);
  return {
    scores: [...scores],
    winners: setup.colours.filter((_, seat) => scores[seat] === best),
    view: viewHash(state),
  };
}

/** SHA-256 of the canonical JSON of the view of a state: equal for equal positions. */
export function viewHash(state: State): string {
  return sha256(canonicalJson(viewFor(state)));
}

function wholePile({ seed, pile }: Setup): Omit<RecordedGame['setup'], 'first'> {
  return { ...(seed === undefined ? {} : { seed }), pile: [...pile] };
}

function drawnPile({ setup, set, pile, drawn }: State): Omit<RecordedGame['setup'], 'first'> {
  const undrawn = pile.slice(drawn).sort((a, b) => a - b);
  if (undrawn.length === 0) return { pile: [...setup.pile] };
  const rest = undrawn.map((tile) => set.tiles[tile]!.id);
  return { pile: [...setup.pile.slice(0, drawn), ...rest], undrawn: undrawn.length };
}

function isDrawn(set: TileSet, id: string): boolean {
  const role = set.tiles[set.indexOf.get(id) ?? -1]?.role;
  return role === 'land' || role === 'amazon';
}

function placeName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^[.]/, '') || 'the record';
}
