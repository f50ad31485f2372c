import type { DrawOperation } from '../../draw.ts';
import type { Sheet } from '../sheet.ts';
import { scoreTrack } from './score-track.ts';
import { seatCard, stripCard } from './seat-card.ts';
import { drawnCard, tilesCard } from './tiles-card.ts';

/** Everything beside the board: seats, tiles and score track, or the strip of a focus. */
export function panelOperations(sheet: Sheet): DrawOperation[] {
  const { seats, tiles, track } = sheet.layout;
  const [seatIn, tilesIn] = track ? [seatCard, tilesCard] : [stripCard, drawnCard];
  return [
    ...seats.flatMap((box, seat) => seatIn(sheet, sheet.scene.seats[seat]!, box)),
    ...(tiles ? tilesIn(sheet, tiles) : []),
    ...(track ? scoreTrack(sheet, track) : []),
  ];
}
