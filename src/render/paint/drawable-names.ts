import type { Colour } from '../../core/colour.ts';
import type { PictureKind, PictureRequests } from '../request.ts';
import { cleanName } from '../scene/name.ts';
import { drawableText } from './drawable-text.ts';

/** Returns a request whose names can be drawn; a name without any drawable character becomes the word for its colour. */
export function withDrawableNames<Request extends PictureRequests[PictureKind]>(request: Request): Request {
  const words = 'words' in request ? request.words : {};
  if ('names' in request) {
    const { names, view } = request;
    return { ...request, names: view.seats.map(({ colour }, seat) => drawable(names[seat] ?? '', colour, words)) };
  }
  if (!('seats' in request)) return request;
  const seats = request.seats.map((seat) => ({ ...seat, name: drawable(seat.name, seat.colour, words) }));
  return { ...request, seats };
}

function drawable(name: string, colour: Colour, words: Readonly<Record<string, string>>): string {
  const text = drawableText(cleanName(name, ''));
  // An empty name stays empty, such as in examples.
  return text === '' && name !== '' ? (words[`colour.${colour}`] ?? '') : text;
}
