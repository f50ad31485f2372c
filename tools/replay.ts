import { earlierTileSets } from '../src/content/tile-sets.ts';
import { verifyRecord } from '../src/core/proof.ts';
import { logOf, type RecordedGame, replayRecord, setupOf } from '../src/core/record.ts';
import type { Fold, FoldedAction, GameTypes } from '../src/core/rules.ts';
import { translatorFor } from '../src/i18n/translate.ts';
import { eventLines } from '../src/telling/events.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { type ToolGame, tileSetOf } from './games.ts';
import { differenceText, MISSING_TEXT, problemText, readRecord } from './record-file.ts';

const HELP = `npm run replay -- FILE [options]

Plays the record of a game again and tells it turn by turn (docs/RECORD.md).

  --to N            stop after turn N
  --board           draw the board after every turn
  --verify          check the record: shuffle, log and result
  --tile-set FILE   the tile set it was played with, if not one of the program's own
  --help            this text

Status 0: played, or all is as the record says; 1: --verify found differences; 2: no usable record.
`;

await runTool({
  help: HELP,
  options: {
    to: { type: 'string' },
    board: { type: 'boolean' },
    verify: { type: 'boolean' },
    'tile-set': { type: 'string' },
  },
  run: ({ values, positionals }) => {
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('give the file of one record; --help says more');
    const to = values.to === undefined ? undefined : wholeNumber('to', values.to, { min: 1, max: 10_000 });
    const { record, game } = readRecord(file);
    const named = tileSetOf(game, values['tile-set']);
    const isNamed = ({ hash }: GameTypes['content']) => hash === record.tileSet.hash;
    const set = (values['tile-set'] ? undefined : earlierTileSets(game.game).find(isNamed)) ?? named;
    if (values.verify) return verify({ record, game, set });
    const replayed = replayRecord(game.game, record, set);
    if (!replayed.ok) throw new UsageError(`${file}: ${problemText(replayed.failure)}`);
    const fold = replayed.value;
    tell({ record, game, set }, { fold, board: values.board ?? false, ...(to === undefined ? {} : { to }) });
    return 0;
  },
});

interface GivenRecord {
  readonly record: RecordedGame;
  readonly game: ToolGame;
  readonly set: GameTypes['content'];
}

function verify({ record, game, set }: GivenRecord): number {
  const { differences, missing } = verifyRecord(game.game, record, set);
  for (const difference of differences) print(`differs: ${differenceText(difference)}`);
  for (const part of missing) print(`left out: ${MISSING_TEXT[part]}`);
  if (differences.length === 0) {
    print(`The record is valid.${record.commitment ? ` Commitment: ${record.commitment}` : ''}`);
  }
  return differences.length === 0 ? 0 : 1;
}

function tell(
  { record, game, set }: GivenRecord,
  { fold, board, to }: { fold: Fold<GameTypes>; board: boolean; to?: number },
): void {
  const { game: rules, asciiBoard } = game;
  const t = translatorFor('en');
  const telling = { t, game: rules, content: set, names: record.seats };
  const state = rules.startState(set, setupOf(rules, record));
  print(`${record.seats.join(', ')}; ${record.setup.first} begins; tile set ${record.tileSet.id}`);
  if (board) print(`\n${asciiBoard(rules.viewOf(state), set)}`);
  const log = logOf(rules, record);
  for (const { actions, from, until } of turnsOf(fold.actions, log.length)) {
    const { seat, turn } = rules.progressOf(state);
    if (to !== undefined && turn > to) break;
    print(`\n${t('score.turn', { turn, line: record.seats[seat]! })}`);
    for (const { action } of actions) rules.perform(state, action, []);
    const events = actions.flatMap((action) => action.events);
    for (const line of eventLines(telling, events)) print(`  ${plain(line)}`);
    const taken = new Map<number, number>();
    for (const entry of log.slice(from, until)) {
      if (entry.type === 'takeback') taken.set(entry.seat, (taken.get(entry.seat) ?? 0) + 1);
    }
    for (const [who, count] of taken) {
      print(`  (${t('turn.taken-back', { name: record.seats[who]!, count })})`);
    }
    if (board) print(`\n${asciiBoard(rules.viewOf(state), set)}`);
  }
  const scores = rules.scoresOf(state);
  const ranked = scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
  const ranking = ranked.map((seat) => t('end.seat', { name: record.seats[seat]!, points: scores[seat]! })).join(', ');
  print(`\n${rules.isOver(state) ? plain(t('end.ranking', { ranking })) : `Scores: ${ranking}`}`);
}

interface Turn {
  readonly actions: readonly FoldedAction<GameTypes>[];
  /** Log entries of the turn: from its first action to before that of the next one. */
  readonly from: number;
  readonly until: number;
}

function turnsOf(folded: readonly FoldedAction<GameTypes>[], entries: number): Turn[] {
  const isFirst = (index: number) => folded[index - 1]?.events.some(({ type }) => type === 'turn-started') ?? true;
  const starts = folded.flatMap((_, index) => (isFirst(index) ? [index] : []));
  return starts.map((start, turn) => {
    const end = starts[turn + 1] ?? folded.length;
    return { actions: folded.slice(start, end), from: folded[start]!.entry, until: folded[end]?.entry ?? entries };
  });
}

/** Emphasis is for messages, not for a terminal. */
function plain(line: string): string {
  return line.replaceAll('**', '');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
