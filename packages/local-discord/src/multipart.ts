/** A part of a form: a field, or a file where it has a file name. */
export interface FormPart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly contentType: string;
  /** A view into the body. */
  readonly content: Buffer;
}

const LINE_END = '\r\n';
const HEAD_END = LINE_END + LINE_END;

/**
 * The parts of a `multipart/form-data` body that is there as a whole (RFC 7578), none of them copied: libraries read
 * forms bit by bit, or copy every file several times.
 *
 * @throws SyntaxError when the body is no such form
 */
export function multipartParts(body: Buffer, contentType: string): FormPart[] {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? bare}`;
  const parts: FormPart[] = [];
  let at = startsAt(body, 0, delimiter) ? delimiter.length : -1;
  while (at >= 0 && startsAt(body, at, LINE_END)) {
    const headEnd = body.indexOf(HEAD_END, at);
    const end = body.indexOf(LINE_END + delimiter, headEnd);
    if (headEnd < 0 || end < 0) break;
    const head = body.toString('utf8', at, headEnd);
    const name = inDisposition(head, 'name');
    if (name === undefined) break;
    parts.push({
      name,
      filename: inDisposition(head, 'filename'),
      contentType: /^content-type:\s*(.+?)\s*$/im.exec(head)?.[1] ?? 'text/plain',
      content: body.subarray(headEnd + HEAD_END.length, end),
    });
    at = end + LINE_END.length + delimiter.length;
  }
  if (at < 0 || !startsAt(body, at, '--')) throw new SyntaxError('no multipart form');
  return parts;
}

function startsAt(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}

/** A value of the content disposition, without what browsers write for quotes and line ends in it. */
function inDisposition(head: string, key: string): string | undefined {
  const value = new RegExp(`^content-disposition:.*;\\s*${key}="([^"]*)"`, 'im').exec(head)?.[1];
  return value?.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%22', '"');
}
