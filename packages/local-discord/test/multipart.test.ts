import { describe, expect, it } from 'vitest';
import { multipartParts } from '../src/multipart.ts';

const TYPE = 'multipart/form-data; boundary=b';

describe('a form in parts', () => {
  it('is read as fetch writes it, with any bytes and any names', async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10, 13, 10]);
    const form = new FormData();
    form.append('payload_json', '{"content":"drawn:\\n--form 🛶"}');
    form.append('files[0]', new Blob([bytes], { type: 'image/png' }), 'board of "Zoë"; name=x\r\n.png');
    form.append('files[1]', new Blob([]), 'empty');
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    expect(multipartParts(body, request.headers.get('content-type')!)).toEqual([
      {
        name: 'payload_json',
        filename: undefined,
        contentType: 'text/plain',
        content: Buffer.from('{"content":"drawn:\\n--form 🛶"}'),
      },
      {
        name: 'files[0]',
        filename: 'board of "Zoë"; name=x\r\n.png',
        contentType: 'image/png',
        content: bytes,
      },
      { name: 'files[1]', filename: 'empty', contentType: 'application/octet-stream', content: Buffer.alloc(0) },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no boundary', 'content'],
    ['no end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ['no last boundary', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue\r\n--b'],
    ['no head', '--b\r\nvalue\r\n--b--\r\n'],
    ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--b--\r\n'],
  ])('with %s is none', (_, body) => {
    expect(() => multipartParts(Buffer.from(body), TYPE)).toThrow(SyntaxError);
  });

  it('is none under a content type that names no boundary', () => {
    const body = Buffer.from('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue\r\n--b--\r\n');
    expect(multipartParts(body, TYPE).map(({ content }) => content.toString())).toEqual(['value']);
    expect(multipartParts(body, 'multipart/form-data; boundary="b"')).toHaveLength(1);
    expect(() => multipartParts(body, 'multipart/form-data')).toThrow(SyntaxError);
  });
});
