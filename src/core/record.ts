import * as z from 'zod';
import type { Colour } from './colour.ts';
import { commitmentOf } from './commitment.ts';
import { canonicalJson, sha256 } from './digest.ts';
import { fold } from './fold.ts';
import { type LogEntry, makeLogLine, parseLogLine } from './log.ts';
import { canonicalOptions, chosenOptionsSchema, defaultOptions } from './options.ts';
import { failure, type Result, success } from './result.ts';
import type { Fold, GameTypes, RejectedEntry, Rules } from './rules.ts';
import { type CommonSetup, PILE_ORDERS, type PileOrder } from './setup.ts';
import { parseSeed } from './shuffle.ts';

/** Version of the file format, raised when a key changes its meaning. */
export const RECORD_FORMAT = 1;

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 is 64 hex digits');

/** Returns the schema of records, which defines the format; docs/RECORD.md says what each key means. */
export function recordSchemaOf<G extends GameTypes>(rules: Rules<G>) {
  const colour = z.enum(rules.colours as readonly [Colour, ...Colour[]]);
  const { min, max } = rules.seats;
  const hasOptions = Object.keys(rules.options).length > 0;
  const game = z.exactOptional(hasOptions ? chosenOptionsSchema(rules.options) : z.never());
  const result = z.strictObject({
    scores: z.array(z.int().min(0)).min(min).max(max),
    winners: z.array(colour).min(1).max(max),
    view: digest,
  });
  return z
    .strictObject({
      format: z.literal(RECORD_FORMAT),
      ruleSet: z.literal(rules.ruleSet),
      version: z.int().min(1),
      tileSet: z.strictObject({ id: z.string().min(1).max(60), hash: digest }),
      seats: z.array(colour).min(min).max(max),
      options: z.strictObject({ order: z.enum(PILE_ORDERS), game }),
      setup: z.strictObject({
        first: colour,
        seed: z
          .string()
          .refine((text) => parseSeed(text) !== undefined, 'a seed is 32 hex digits, not all zero')
          .optional(),
        pile: z.array(z.string().min(1).max(40)).min(1).max(1000),
        undrawn: z.int().min(1).optional(),
        layout: rules.layoutSchema ? rules.layoutSchema.optional() : z.never().optional(),
      }),
      commitment: digest.optional(),
      log: z.array(z.string().max(100)).max(20_000),
      result: result.optional(),
    })
    .superRefine(({ seats, setup, log, result }, context) => {
      const addFault = (path: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path, message, input: undefined });
      if (new Set(seats).size < seats.length) addFault(['seats'], 'two seats have the same colour');
      if (!seats.includes(setup.first)) addFault(['setup', 'first'], `no seat is ${setup.first}`);
      if (setup.undrawn !== undefined) {
        if (setup.undrawn > setup.pile.length) addFault(['setup', 'undrawn'], 'more tiles than the pile has');
        if (setup.seed !== undefined)
          addFault(['setup', 'seed'], 'a record that does not tell the pile tells no seed either');
      }
      log.forEach((line, entry) => {
        if (parseLogLine(rules, line, seats) === undefined)
          addFault(['log', entry], `"${line}" is no action of one of the seats`);
      });
      if (result === undefined) return;
      if (result.scores.length !== seats.length) addFault(['result', 'scores'], 'not one score for every seat');
      for (const winner of result.winners)
        if (!seats.includes(winner)) addFault(['result', 'winners'], `no seat is ${winner}`);
    });
}

/** A recorded game. Its seats are colours; it contains nothing about people, times or channels. */
export type RecordedGame = Readonly<z.infer<ReturnType<typeof recordSchemaOf>>>;

/** One fault of a record; `path` names the part, such as `log[12]`. */
export interface RecordFault {
  readonly path: string;
  readonly message: string;
}

/**
 * Parses a record: checks its shape, and that its parts agree with each other. Does not check that the game follows the
 * rules; `replayRecord` does.
 */
export function parseRecord<G extends GameTypes>(
  rules: Rules<G>,
  json: unknown,
): Result<RecordedGame, readonly RecordFault[]> {
  const parsed = recordSchemaOf(rules).safeParse(json);
  if (parsed.success) return success(parsed.data);
  return failure(parsed.error.issues.map(({ path, message }) => ({ path: pathText(path), message })));
}

/**
 * Makes the record of a game. While the game runs, the order of the undrawn tiles stays secret: they end the pile in the
 * order of the tile set, and the seed is omitted.
 *
 * @param game.reveal true to include the whole pile and the seed, for a game that was stopped before its end
 * @throws Error when the log does not follow the rules
 */
export function makeRecord<G extends GameTypes>(
  rules: Rules<G>,
  game: {
    content: G['content'];
    setup: G['setup'];
    log: readonly LogEntry<G['action']>[];
    order: PileOrder;
    reveal?: boolean;
  },
): RecordedGame {
  const { content, setup, log, order } = game;
  const folded = fold(rules, rules.startState(content, setup), log);
  if (!folded.ok) throw new Error(`log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  const { state } = folded.value;
  const isOver = rules.isOver(state);
  const commitment = commitmentOf(rules, setup, order);
  const chosen = canonicalOptions(rules, setup.options);
  const isRevealed = isOver || game.reveal;
  const { pile: knownPile, layout } = (isRevealed ? undefined : rules.publicSetup?.(setup, state)) ?? setup;
  const pile = isRevealed ? wholePile(setup) : pileWithoutOrder(content, knownPile, rules.drawnTileCount(state));
  return {
    format: RECORD_FORMAT,
    ruleSet: setup.ruleSet,
    version: setup.version,
    tileSet: { id: content.id, hash: setup.tileSet },
    seats: [...setup.colours],
    options: { order, ...(Object.keys(chosen).length > 0 && { game: chosen }) },
    setup: { first: setup.colours[setup.first]!, ...pile, ...(layout !== undefined && { layout }) },
    ...(commitment === undefined ? {} : { commitment }),
    log: log.map((entry) => makeLogLine(rules, entry, setup.colours)),
    ...(isOver ? { result: resultOf(rules, setup, state) } : {}),
  };
}

/** Reason why a record cannot be replayed: it has another rules version or other tiles, or breaks the rules. */
export type ReplayProblem<G extends GameTypes> =
  | { readonly code: 'version'; readonly recorded: number; readonly known: number }
  | { readonly code: 'tile-set'; readonly recorded: string; readonly given: string }
  /** The tile at index `at` of the pile cannot be drawn there. */
  | { readonly code: 'pile-tile'; readonly at: number; readonly tile: string }
  /** The layout, such as chips on the board, is impossible. */
  | { readonly code: 'strange-layout' }
  | ({ readonly code: 'rejected' } & RejectedEntry<G>);

/** Replays a record; `content` must be the tile set that it names. */
export function replayRecord<G extends GameTypes>(
  rules: Rules<G>,
  record: RecordedGame,
  content: G['content'],
): Result<Fold<G>, ReplayProblem<G>> {
  const { version, tileSet, setup } = record;
  if (version !== rules.version) return failure({ code: 'version', recorded: version, known: rules.version });
  if (tileSet.hash !== content.hash) return failure({ code: 'tile-set', recorded: tileSet.hash, given: content.hash });
  const strangeIndex = rules.strangeTileIndex(content, setup.pile);
  if (strangeIndex >= 0) return failure({ code: 'pile-tile', at: strangeIndex, tile: setup.pile[strangeIndex]! });
  const recordedSetup = setupOf(rules, record);
  if (rules.isLayoutPossible?.(content, recordedSetup) === false) return failure({ code: 'strange-layout' });
  const folded = fold(rules, rules.startState(content, recordedSetup), logOf(rules, record));
  return folded.ok ? folded : failure({ code: 'rejected', ...folded.failure });
}

/** Returns the setup that a record states; options that it omits have their defaults. */
export function setupOf<G extends GameTypes>(
  rules: Rules<G>,
  { tileSet, seats, options, setup }: RecordedGame,
): CommonSetup {
  // The record may be older than an option.
  const all = { ...defaultOptions(rules.options), ...options.game };
  // Setups omit options that were added later, at their defaults, as the setups of older games do.
  const chosen = rules.statedOptions ? canonicalOptions(rules, all) : all;
  return {
    ruleSet: rules.ruleSet,
    version: rules.version,
    tileSet: tileSet.hash,
    ...(Object.keys(chosen).length > 0 && { options: chosen }),
    colours: [...seats],
    first: seats.indexOf(setup.first),
    ...(setup.seed === undefined ? {} : { seed: setup.seed }),
    pile: [...setup.pile],
    ...(setup.layout !== undefined && { layout: setup.layout }),
  };
}

/** Parses the log of a record that `parseRecord` has accepted. */
export function logOf<G extends GameTypes>(
  rules: Rules<G>,
  { log, seats }: Pick<RecordedGame, 'log' | 'seats'>,
): LogEntry<G['action']>[] {
  return log.map((line) => parseLogLine(rules, line, seats)!);
}

/** The result of a game that is over, in the form of a record. */
export function resultOf<G extends GameTypes>(
  rules: Rules<G>,
  { colours }: CommonSetup,
  state: G['state'],
): NonNullable<RecordedGame['result']> {
  const scores = [...rules.scoresOf(state)];
  const best = Math.max(...scores);
  return {
    scores,
    winners: colours.filter((_, seat) => scores[seat] === best),
    view: positionHash(rules, state),
  };
}

/** SHA-256 of a position (`Rules.statedPosition`), the same for equal positions. */
export function positionHash<G extends GameTypes>(rules: Rules<G>, state: G['state']): string {
  return sha256(canonicalJson(rules.statedPosition(state)));
}

function wholePile({ seed, pile }: CommonSetup): Omit<RecordedGame['setup'], 'first'> {
  return { ...(seed === undefined ? {} : { seed }), pile: [...pile] };
}

function pileWithoutOrder({ tiles }: GameTypes['content'], pile: readonly string[], drawn: number) {
  const order = new Map(tiles.map(({ id }, index) => [id, index]));
  const undrawn = pile.slice(drawn).sort((a, b) => order.get(a)! - order.get(b)!);
  if (undrawn.length === 0) return { pile: [...pile] };
  return { pile: [...pile.slice(0, drawn), ...undrawn], undrawn: undrawn.length };
}

function pathText(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^[.]/, '') || 'the record';
}
