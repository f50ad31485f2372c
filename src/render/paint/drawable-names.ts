import type { Colour } from '../../core/colour.ts';
import type { BoardPictureRequest, LobbyPictureRequest, ResultRequest, ScoreGraphRequest } from '../request.ts';
import { cleanName } from '../scene/name.ts';
import { drawableText } from './drawable-text.ts';

/** A request for a board whose names can be drawn: a name of which nothing is left is the word for its colour. */
export function withDrawableNames<Request extends BoardPictureRequest>(request: Request): Request {
  const { names, view, words } = request;
  return { ...request, names: view.seats.map(({ colour }, seat) => drawable(names[seat] ?? '', colour, words)) };
}

/** The same for requests whose seats have names. */
export function withDrawableSeats<Request extends LobbyPictureRequest | ScoreGraphRequest | ResultRequest>(
  request: Request,
): Request {
  const words = 'words' in request ? request.words : {};
  return {
    ...request,
    seats: request.seats.map((seat) => ({ ...seat, name: drawable(seat.name, seat.colour, words) })),
  };
}

function drawable(name: string, colour: Colour, words: Readonly<Record<string, string>>): string {
  const text = drawableText(cleanName(name, ''));
  // A name that began with nothing is none, such as in examples.
  return text === '' && name !== '' ? (words[`colour.${colour}`] ?? '') : text;
}
