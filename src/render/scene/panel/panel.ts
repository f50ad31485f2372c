import type { DrawOperation } from '../../draw.ts';
import type { Sheet } from '../sheet.ts';
import { scoreTrack } from './score-track.ts';
import { seatCard } from './seat-card.ts';
import { stripCard } from './strip.ts';
import { drawnCard, tilesCard } from './tiles-card.ts';

/** Everything beside the board: seats, tiles and score track, or the strip of a focus. */
export function panelOperations(sheet: Sheet): DrawOperation[] {
  const { seats, tiles, track } = sheet.layout;
  const isStrip = track === undefined;
  return [
    ...seats.flatMap((box, seat) => (isStrip ? stripCard : seatCard)(sheet, sheet.scene.seats[seat]!, box)),
    ...(tiles ? (isStrip ? drawnCard : tilesCard)(sheet, tiles) : []),
    ...(track ? scoreTrack(sheet, track) : []),
  ];
}
