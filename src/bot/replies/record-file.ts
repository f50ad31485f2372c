import type { CheckedRecord } from '../../app/record-check.ts';
import { RECORD_LIMIT, readRecordFile } from '../../app/record-file.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { HandlerContext } from '../handlers/command.ts';

/** How long the download of a file may take, in milliseconds. */
const DOWNLOAD_TIMEOUT = 10_000;

/** A file that a user attached to a command. */
export interface UploadedFile {
  readonly name: string;
  /** In bytes, according to Discord. */
  readonly size: number;
  readonly url: string;
}

/** The outcome of checking a file as a record. */
export type FileCheck =
  | (CheckedRecord & { readonly game: AnyGame })
  | { readonly outcome: 'too-large' | 'unreachable' | 'not-json' | 'busy' | 'too-long' };

/** Downloads a file and checks it as a record. */
export async function checkRecordFile(
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
