import * as z from 'zod';
import { apiError } from './api-error.ts';
import { APPLICATION_ID, BOT_USER } from './default-world.ts';
import { fault, invalidForm, readForm } from './form.ts';
import { type ApiAnswer, type ApiRequest, type LocalServices, NO_CONTENT, type Route } from './route.ts';

/** How many emojis an application may have, and what the picture of one may weigh, in bytes. */
const MAX_EMOJIS = 2000;
const MAX_BYTES = 256 * 1024;

const IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+={0,2})$/;

const EMOJI = z.strictObject({
  name: z.string().regex(/^\w{2,32}$/),
  image: z.string().superRefine((image, context) => {
    const bytes = bytesOf(image);
    if (!bytes) fault(context, 'IMAGE_INVALID', 'Invalid image data.');
    else if (bytes.length > MAX_BYTES) fault(context, 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  }),
});

function bytesOf(image: string): Buffer | undefined {
  const data = IMAGE.exec(image)?.[1];
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}

function requireOwn({ params }: ApiRequest): void {
  if (params.application_id !== APPLICATION_ID) throw apiError('unknownApplication');
}

function list(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  requireOwn(request);
  return { status: 200, body: { items: world.emojis() } };
}

function create(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  requireOwn(request);
  const { name, image } = readForm(EMOJI, request.body ?? {});
  if (world.emojis().some((emoji) => emoji.name === name)) {
    const path = ['name'];
    throw invalidForm([{ path, code: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', message: 'Name already taken.' }]);
  }
  if (world.emojis().length >= MAX_EMOJIS) throw apiError('tooManyEmojis');
  const plain = { roles: [], require_colons: true, managed: false, animated: false, available: true };
  const emoji = { id: world.ids.next(), name, user: BOT_USER, ...plain };
  world.addEmoji(emoji, bytesOf(image)!);
  return { status: 201, body: emoji };
}

function remove(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  requireOwn(request);
  if (!world.removeEmoji(request.params.emoji_id ?? '')) throw apiError('unknownEmoji');
  return NO_CONTENT;
}

/** Emojis of the application, which its messages may show in every server. */
export const EMOJI_ROUTES: readonly Route[] = [
  { method: 'GET', template: '/applications/{application_id}/emojis', auth: 'bot', run: list },
  { method: 'POST', template: '/applications/{application_id}/emojis', auth: 'bot', run: create },
  { method: 'DELETE', template: '/applications/{application_id}/emojis/{emoji_id}', auth: 'bot', run: remove },
];
