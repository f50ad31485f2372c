import { checkRecord, type RecordToCheck } from '../app/record-check.ts';
import { type Table, tableIn } from '../app/table.ts';
import { fold } from '../core/fold.ts';
import { parseLogLine } from '../core/log.ts';
import { type RecordedGame, setupOf } from '../core/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Content } from '../core/rules.ts';
import type { Theme } from '../drawing/theme.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { type Language, type Translator, translatorFor } from '../i18n/translate.ts';
import { drawingText } from '../render/index.ts';
import type { GameRecord } from '../store/records.ts';
import type { Names, People } from '../telling/people.ts';
import { momentAnswer, replayedGame } from './documents.ts';
import { gameSections } from './game-sections.ts';
import { answerOf, type KeptAnswer } from './kept-answers.ts';
import { gameToShow, momentRequest, momentWords, type ShownGame } from './moment-page.ts';

/** A record to be played for somebody. */
export interface RecordToPlay extends RecordToCheck {
  readonly language: Language;
  readonly theme: Theme;
}

/** A replay as it is sent, or why there is none, in words. */
export type PlayedRecord = Result<KeptAnswer, string>;

/** Plays a record on a thread of its own; a text where it cannot do that now. */
export type PlayRecord = (record: RecordToPlay) => Promise<PlayedRecord | 'busy' | 'too-long'>;

/** Moments and log entries of the longest record that is shown; no game has half as many turns, or a third as many entries. */
const MAX_MOMENTS = 400;
const MAX_ENTRIES = 1_500;

/** Plays a file as the record of a game; takes seconds for a long one. */
export async function playRecord(game: AnyGame, file: RecordToPlay): Promise<PlayedRecord> {
  const read = readRecord(game, file);
  return read.ok ? success(await answerOf(wholeReplay(read.value, file.theme))) : read;
}

/** Reads a file as the record of a game, to be shown; a failure says in words why it cannot be. */
function readRecord(game: AnyGame, file: RecordToPlay): Result<ShownGame, string> {
  const t = translatorFor(file.language);
  const { content } = file;
  const checked = checkRecord(game, file);
  if (checked.outcome === 'not-record') {
    const { path } = checked.faults[0]!;
    return failure(path === '' ? t('web.replay.not-record') : t('web.replay.not-whole', { place: path }));
  }
  const isKnown = checked.outcome === 'checked' && checked.record.tileSet.hash === content.hash;
  if (!isKnown || checked.record.version !== game.version) return failure(t('web.replay.unknown'));
  return recordedGame({ game, content }, checked.record, t);
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
  const toShow = gameToShow(t, table, peopleOfRecord(record, t));
  return toShow.moments.last < MAX_MOMENTS ? success(toShow) : failure(t('web.replay.too-large'));
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

/** A whole replay of a record as JSON. */
function wholeReplay(shown: ShownGame, theme: Theme): string {
  const sections = gameSections(shown);
  const moments: string[] = [];
  for (let at = 0; at <= shown.moments.last; at++) {
    const words = momentWords(shown, at);
    const drawing = drawingText(momentRequest(shown, { at, view: 'last', theme }));
    moments.push(momentAnswer(words, sections, { drawing }));
  }
  const { table } = shown;
  const now = momentWords(shown, shown.moments.last);
  const about = JSON.stringify({
    art: table.game.ruleSet,
    html: replayedGame(shown, now, sections),
  });
  return `${about.slice(0, -1)},"tiles":${JSON.stringify(table.content.tiles)},"moments":[${moments.join(',')}]}`;
}
