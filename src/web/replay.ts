import { checkRecord, type RecordToCheck } from '../app/record-check.ts';
import { type Table, tableWithFold } from '../app/table.ts';
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
import type { Names, PlayerNames } from '../telling/people.ts';
import { type EncodedAnswer, encodeAnswer } from './answer-cache.ts';
import { momentJson, replayedGame } from './documents.ts';
import { gameSections } from './game-sections.ts';
import { boardText, momentRequest, momentWords, type ShownGame, shownGame } from './moment-page.ts';

/** A record to replay, with the language and theme of its reader. */
export interface ReplayJob extends RecordToCheck {
  readonly language: Language;
  readonly theme: Theme;
}

/** A replay encoded for sending, or the reason in words why the record cannot be replayed. */
export type ReplayResult = Result<EncodedAnswer, string>;

/** Replays a record on its own thread. Resolves with `busy` if too many records wait, `too-long` if it takes too long. */
export type ReplayRecord = (record: ReplayJob) => Promise<ReplayResult | 'busy' | 'too-long'>;

/** Limits of a record. Every game has less than half as many turns, and less than a third as many entries. */
const MAX_MOMENTS = 400;
const MAX_ENTRIES = 1_500;

/** Replays a file as the record of a game. Takes seconds for a long record. */
export async function replayRecord(game: AnyGame, file: ReplayJob): Promise<ReplayResult> {
  const result = readRecord(game, file);
  return result.ok ? success(await encodeAnswer(wholeReplay(result.value, file.theme))) : result;
}

/** Reads a file as the record of a game. A failure says in words why it cannot be shown. */
function readRecord(game: AnyGame, file: ReplayJob): Result<ShownGame, string> {
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

/** Makes a table from a record, as if the game were stored. */
function recordedGame(
  { game, content }: { readonly game: AnyGame; readonly content: Content },
  record: RecordedGame,
  t: Translator,
): Result<ShownGame, string> {
  if (record.log.length > MAX_ENTRIES) return failure(t('web.replay.too-large'));
  const setup = setupOf(game, record);
  const entries = record.log.map((line) => parseLogLine(game, line, record.seats)!);
  const replayed = fold(game, game.startState(content, setup), entries);
  if (!replayed.ok) return failure(t('web.replay.breaks-rules', { entry: replayed.failure.entry + 1 }));
  const stored: GameRecord = {
    id: 0,
    guildId: '',
    channelId: '',
    ownerId: '',
    ruleSet: game.ruleSet,
    options: { seats: record.seats.length, autoDraw: false, order: record.options.order, hints: false },
    seats: record.seats.map((colour) => ({ userId: '', colour })),
    setup,
    status: game.isOver(replayed.value.state) ? 'ended' : 'closed',
    revision: 0,
    createdAt: 0,
    changedAt: 0,
    acts: [],
  };
  const log = entries.map((entry, seq) => ({ seq, entry, at: 0 }));
  const shown = game.shownContent?.(content, setup.options ?? {}) ?? content;
  const table = tableWithFold({ record: stored, game, content: shown, setup, log } as unknown as Table, replayed.value);
  const toShow = shownGame(t, table, peopleOfRecord(record, t));
  return toShow.moments.last < MAX_MOMENTS ? success(toShow) : failure(t('web.replay.too-large'));
}

/**
 * The players of a record. A record has no names, so players are named by their colours, or by numbers in sentences that tell
 * the colour anyway.
 */
function peopleOfRecord({ seats }: RecordedGame, t: Translator): PlayerNames {
  const plain = seats.map((colour) => t(`colour.${colour}`));
  const bare = seats.map((_, seat) => t('web.replay.player', { number: seat + 1 }));
  const names: Names = { plain, bare, shown: plain };
  return { ...names, seatHistories: plain, atEntry: () => names, afterAct: () => names };
}

/** A whole replay of a record as JSON. */
function wholeReplay(shown: ShownGame, theme: Theme): string {
  const moments: string[] = [];
  for (let index = 0; index <= shown.moments.last; index++) {
    const words = momentWords(shown, index);
    const drawing = drawingText(momentRequest(shown, { at: index, view: 'last', theme }));
    moments.push(momentJson(words, { drawing, text: boardText(shown, index) }));
  }
  const { table } = shown;
  const now = momentWords(shown, shown.moments.last);
  const head = JSON.stringify({
    art: table.game.ruleSet,
    html: replayedGame(shown, now, gameSections(shown)),
  });
  return `${head.slice(0, -1)},"tiles":${JSON.stringify(table.content.tiles)},"moments":[${moments.join(',')}]}`;
}
