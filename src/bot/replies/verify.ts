import { hyperlink } from 'discord.js';
import type { CheckedRecord } from '../../app/record-check.ts';
import { RECORD_LIMIT, readRecordFile, recordOf } from '../../app/record-file.ts';
import { latestTable, type Table } from '../../app/table.ts';
import { commitmentOf } from '../../core/commitment.ts';
import { makeLogLine } from '../../core/log.ts';
import { type Difference, verifyRecord } from '../../core/proof.ts';
import type { RecordedGame } from '../../core/record.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { type Answer, type HandlerContext, reject, valueOrReject } from '../handlers/command.ts';
import { postLink } from '../write/game-link.ts';
import { messageText } from '../write/message-text.ts';
import { differenceText, faultText, inlineCode } from '../write/verification.ts';

/**
 * Checks that the pile of the channel's game was fixed at the start. While the game runs, the reply shows only the commitment,
 * and how to check it at the end.
 */
export async function verifyReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const latest = await latestTable(app, request);
  if (!latest.ok && request.place !== 'server') reject(say('verify.needs-file'));
  const table = valueOrReject(latest);
  const record = recordOf(table);
  const { commitment, setup } = record;
  if (commitment === undefined) return { content: say('verify.by-hand') };
  const published = [
    say('verify.fingerprint', { commitment }),
    ...(await publishedLine(context, table)),
    say('verify.yourself'),
  ];
  if (setup.seed === undefined) {
    const count = setup.pile.length;
    const left = count - table.game.drawnTileCount(table.fold.state);
    return { content: messageText([say('verify.running', { count, left }), ...published]) };
  }
  const { differences } = verifyRecord(table.game, record, table.content);
  const faultLines = differenceLines(context, table.game, { differences, record });
  if (faultLines.length > 0) return { content: messageText([say('verify.no'), ...faultLines]) };
  const { seed, pile } = setup;
  return { content: messageText([say('verify.yes', { seed, count: pile.length }), ...published]) };
}

/** Checks the record in a file, and whether it is a record of the channel's game. */
export async function verifyFileReply(context: HandlerContext, file: UploadedFile): Promise<Answer> {
  const { say } = context;
  const checked = await checkRecordFile(context, file);
  const name = inlineCode(file.name);
  switch (checked.outcome) {
    case 'too-large':
      return reject(say('verify.too-large', { name, limit: RECORD_LIMIT / 1024 }));
    case 'unreachable':
    case 'not-json':
    case 'busy':
    case 'too-long':
    case 'other-stack':
      return reject(say(`verify.${checked.outcome}`, { name }));
    case 'not-record': {
      const faults = checked.faults.map((fault) => `- ${faultText(fault)}`);
      const more = checked.count - faults.length;
      const rest = more > 0 ? [say('verify.more-faults', { more })] : [];
      reject(messageText([say('verify.not-record', { name }), ...faults, ...rest]));
    }
  }
  const { record, game, differences, missing } = checked;
  const comparisonWithGame = await comparison(context, record);
  const isTrue = differences.length === 0 && comparisonWithGame.differs === undefined;
  return {
    content: messageText([
      say(isTrue ? 'verify.file.yes' : 'verify.file.no', { name }),
      ...differenceLines(context, game, { differences, record }),
      ...(comparisonWithGame.differs === undefined
        ? []
        : [`- ${say('differs.log', { number: comparisonWithGame.differs + 1 })}`]),
      ...missing.map((part) => say(`untold.${part}`)),
      ...(record.commitment === undefined ? [] : [say('verify.fingerprint', { commitment: record.commitment })]),
      say(comparisonWithGame.isSame ? 'verify.same-game' : 'verify.other-game'),
    ]),
  };
}

/**
 * Compares a record with the channel's game if both have the same commitment. `differs` is the index of the first log entry that
 * differs. A record made earlier in the game may be shorter than the log.
 */
async function comparison(
  { app, request }: HandlerContext,
  { commitment, log, seats }: RecordedGame,
): Promise<{ readonly isSame: boolean; readonly differs?: number }> {
  const result = await latestTable(app, request);
  if (!result.ok || commitment === undefined) return { isSame: false };
  const { game, setup, record } = result.value;
  if (commitmentOf(game, setup, record.options.order) !== commitment) return { isSame: false };
  const own = result.value.log.map(({ entry }) => makeLogLine(game, entry, setup.colours));
  const colours = seats.join() === setup.colours.join();
  const position = colours ? log.findIndex((line, index) => line !== own[index]) : 0;
  return position < 0 ? { isSame: true } : { isSame: true, differs: position };
}

function differenceLines(
  { say }: HandlerContext,
  game: AnyGame,
  { differences, record }: { differences: readonly Difference<GameTypes>[]; record: RecordedGame },
): string[] {
  return differences.map((difference) => `- ${differenceText(say, game, { difference, record })}`);
}

/** The line that links to the message in which the commitment was published. */
async function publishedLine({ app, say }: HandlerContext, { record }: Table): Promise<string[]> {
  const posts = await app.store.posts.ofGame(record.id);
  const link = postLink(
    record,
    posts.find(({ kind }) => kind === 'lobby'),
  );
  if (!link) return [];
  return [say('verify.published', { link: hyperlink(say('verify.there'), link) })];
}

/** How long the download of a file may take, in milliseconds. */
const DOWNLOAD_TIMEOUT = 10_000;

/** A file that a user attached to a command. */
interface UploadedFile {
  readonly name: string;
  /** In bytes, according to Discord. */
  readonly size: number;
  readonly url: string;
}

/** The outcome of checking a file as a record. */
type FileCheck =
  | (CheckedRecord & { readonly game: AnyGame })
  | { readonly outcome: 'too-large' | 'unreachable' | 'not-json' | 'busy' | 'too-long' };

/** Downloads a file and checks it as a record. */
async function checkRecordFile(
  { app, services }: Pick<HandlerContext, 'app' | 'services'>,
  { size, url }: UploadedFile,
): Promise<FileCheck> {
  if (size > RECORD_LIMIT) return { outcome: 'too-large' };
  const text = await download(url);
  if (typeof text !== 'string') return text;
  const file = readRecordFile(app, text);
  if (!file) return { outcome: 'not-json' };
  const { game, content } = file;
  const checked = await services.checking.offer({ ruleSet: game.ruleSet, text, content });
  return typeof checked === 'string' ? { outcome: checked } : { ...checked, game };
}

/** Downloads a small text file; does not rely on the size that the server announces. */
async function download(url: string): Promise<string | { readonly outcome: 'too-large' | 'unreachable' }> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!response.ok || !response.body) return { outcome: 'unreachable' };
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      length += chunk.length;
      // Leaving the loop ends the download.
      if (length > RECORD_LIMIT) return { outcome: 'too-large' };
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch {
    return { outcome: 'unreachable' };
  }
}
