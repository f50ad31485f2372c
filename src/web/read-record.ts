import type { App } from '../app/app.ts';
import { momentsOf } from '../app/moments.ts';
import type { CheckedRecord, RecordToCheck } from '../app/record-check.ts';
import { readRecordFile } from '../app/record-file.ts';
import { type Table, tableIn } from '../app/table.ts';
import type { Names, People } from '../bot/present/people.ts';
import { fold } from '../core/fold.ts';
import { parseLogLine } from '../core/log.ts';
import { type RecordedGame, setupOf } from '../core/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GameRecord } from '../store/records.ts';
import type { ShownGame } from './moment-page.ts';

/** Checks a file on a thread of its own; a text where it cannot do that now. */
export type CheckFile = (file: RecordToCheck) => Promise<CheckedRecord | 'busy' | 'too-long'>;

/** Moments and log entries of the longest record that is shown; no game has half as many turns, or a third as many entries. */
const MAX_MOMENTS = 400;
const MAX_ENTRIES = 1_500;

/** Reads a file as the record of a game, to be shown; a failure says in words why it cannot be. */
export async function readRecord(
  app: Pick<App, 'games' | 'library' | 'tileSets'>,
  { text, t, check }: { readonly text: string; readonly t: Translator; readonly check: CheckFile },
): Promise<Result<ShownGame, string>> {
  const file = readRecordFile(app, text);
  if (!file) return failure(t('web.replay.not-record'));
  const { game, content } = file;
  const checked = await check({ ruleSet: game.ruleSet, text, content });
  if (checked === 'busy') return failure(t('web.error.busy'));
  if (checked === 'too-long') return failure(t('web.replay.too-large'));
  if (checked.outcome === 'not-record') {
    const { path } = checked.faults[0]!;
    return failure(path === '' ? t('web.replay.not-record') : t('web.replay.not-whole', { place: path }));
  }
  const isKnown = checked.outcome === 'checked' && checked.record.tileSet.hash === content.hash;
  if (!isKnown || checked.record.version !== game.version) return failure(t('web.replay.unknown'));
  return recordedGame({ game: game.withBoards?.(content) ?? game, content }, checked.record, t);
}

/** A recorded game as if it was stored. */
function recordedGame(
  { game, content }: { readonly game: AnyGame; readonly content: Content },
  record: RecordedGame,
  t: Translator,
): Result<ShownGame, string> {
  if (record.log.length > MAX_ENTRIES) return failure(t('web.replay.too-large'));
  const setup = setupOf(game, record);
  const entries = record.log.map((line) => parseLogLine(game, line, record.seats)!);
  const folded = fold(game, game.startState(content, setup), entries);
  if (!folded.ok) return failure(t('web.replay.breaks-rules', { entry: folded.failure.entry + 1 }));
  const stored: GameRecord = {
    id: 0,
    guildId: '',
    channelId: '',
    ownerId: '',
    ruleSet: game.ruleSet,
    options: { seats: record.seats.length, autoDraw: false, order: record.options.order, hints: false },
    seats: record.seats.map((colour) => ({ userId: '', colour })),
    setup,
    status: game.isOver(folded.value.state) ? 'ended' : 'closed',
    revision: 0,
    createdAt: 0,
    changedAt: 0,
    acts: [],
  };
  const log = entries.map((entry, seq) => ({ seq, entry, at: 0 }));
  const shown = game.shownContent?.(content, setup.options ?? {}) ?? content;
  const table = tableIn({ record: stored, game, content: shown, setup, log } as unknown as Table, folded.value);
  const moments = momentsOf(table);
  if (moments.last >= MAX_MOMENTS) return failure(t('web.replay.too-large'));
  return success({ t, table, people: peopleOfRecord(record, t), moments });
}

/**
 * The players of a record, which tells their colours alone; they had the same seats all the time. Where a sentence tells the
 * colour anyway they are numbered.
 */
function peopleOfRecord({ seats }: RecordedGame, t: Translator): People {
  const plain = seats.map((colour) => t(`colour.${colour}`));
  const bare = seats.map((_, seat) => t('web.replay.player', { number: seat + 1 }));
  const names: Names = { plain, bare, shown: plain };
  return { ...names, ever: plain, at: () => names, after: () => names };
}
