import { AttachmentBuilder } from 'discord.js';
import type { TurningPoint, TurnOfSeat } from '../../app/analysis.ts';
import type { Table } from '../../app/table.ts';
import { boxAround } from '../../drawing/point.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { PieceGhost, SquareArea } from '../../games/contract/scene.ts';
import type { PlacedTile, SegmentPlace } from '../../games/contract/view.ts';
import type { Translator } from '../../i18n/translate.ts';
import { renderPicture } from '../../render/index.ts';
import { boardRequest, segmentsWith } from '../../telling/board/board-request.ts';
import { choiceSteps, type TurnStep, tableAfterActions, tableAfterLog } from '../../telling/board/turn-steps.ts';
import type { PictureFile } from './pictures.ts';

/** A replayed turn with a costly choice: the choices from this one to the end of the turn, and the better choices. */
export interface ReplayedTurningPoint {
  readonly seat: number;
  /** The table at the end of the turn. */
  readonly end: Table;
  readonly done: readonly TurnStep[];
  readonly better: readonly TurnStep[];
}

/** Replays a turn of a finished game from a turning point on, with the choices that were made and with the better ones. */
export function replayTurningPoint(
  table: Table,
  { seat, turn }: TurnOfSeat,
  { at, better }: TurningPoint,
): ReplayedTurningPoint {
  const begin = tableAfterLog(table, turn.log);
  const before = tableAfterActions(begin, seat, turn.actions.slice(0, at));
  const end = tableAfterActions(begin, seat, turn.actions);
  return {
    seat,
    end,
    done: choiceSteps(before, seat, turn.actions.slice(at)),
    better: choiceSteps(before, seat, better),
  };
}

/** Options of the picture of a turning point. */
interface TurningPointPictureOptions {
  readonly names: readonly string[];
  readonly theme: Theme;
  readonly name: string;
  readonly description: string;
}

/**
 * The picture of a turning point: the board at the end of the turn, with a solid frame around the tiles that were played, and
 * the better tile and piece as a draft. If the better tile covers the same square in another way, only the better one is shown.
 */
export async function turningPointPicture(
  t: Translator,
  { seat, end, better }: ReplayedTurningPoint,
  { names, theme, name, description }: TurningPointPictureOptions,
): Promise<PictureFile> {
  const piece = better.findLast(({ choice }) => choice.standing);
  const placing = better.filter(({ choice: { step } }) => step === 'square' || step === 'tile');
  const drafted =
    placing.length > 0 ? placing.map(({ after }) => lastPlaced(after)) : piece ? [lastPlaced(piece.before)] : [];
  const played = tilesOf(end);
  const isFree = drafted.every((tile) => !played.some((other) => overlap(tile, other)));
  const isSame = drafted.length === 1 && isEqual(drafted[0]!, played.at(-1)!);
  const shown = isFree || isSame ? end : better[0]!.before;
  const request = boardRequest(t, shown, {
    names,
    theme,
    focus: true,
    drafted: drafted.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation })),
  });
  // Only tiles of this turn get a frame: other tiles are marked as placed in no turn.
  const turn = played.at(-1)!.turn;
  const tiles = request.view.tiles.map((tile) => (tile.turn === turn ? tile : { ...tile, turn: 0 }));
  const view = { ...request.view, seat, tiles };
  const area = areaOf([...drafted, ...tiles.filter((tile) => tile.turn === turn)]);
  // Drafts come after the other tiles of the picture.
  const others = tilesOf(shown).length - (isSame ? 1 : 0);
  const ghosts = piece ? [ghostOf(piece, drafted.length, others)] : [];
  const { png, width, height } = await renderPicture('board', { ...request, view, ghosts, area }, { mayWait: true });
  return { file: new AttachmentBuilder(png, { name, description }), ratio: height / width };
}

/** Smallest picture in squares, and the margin around the tiles in question. */
const MIN_AREA = { columns: 7, rows: 4 };
const AREA_MARGIN = 1;

/** The squares around some tiles. */
function areaOf(tiles: readonly PlacedTile[]): SquareArea {
  const box = boxAround(
    tiles.flatMap(({ squares }) => squares),
    1,
  );
  const columns = Math.max(MIN_AREA.columns, box.width + 2 * AREA_MARGIN);
  const rows = Math.max(MIN_AREA.rows, box.height + 2 * AREA_MARGIN);
  const [left, above] = [(columns - box.width) / 2, (rows - box.height) / 2].map(Math.ceil) as [number, number];
  return { x: box.x - left, y: box.y - above, columns, rows };
}

function tilesOf({ game, fold }: Table): readonly PlacedTile[] {
  return game.viewOf(fold.state).tiles;
}

function lastPlaced(table: Table): PlacedTile {
  return tilesOf(table).at(-1)!;
}

function overlap({ squares }: PlacedTile, other: PlacedTile): boolean {
  return squares.some(({ x, y }) => other.squares.some((square) => square.x === x && square.y === y));
}

function isEqual(one: PlacedTile, other: PlacedTile): boolean {
  return one.tile === other.tile && one.x === other.x && one.y === other.y && one.rotation === other.rotation;
}

/**
 * The ghost of a piece on one of the drafted tiles. In the picture, these have the indexes from `others` on.
 *
 * @param drafts number of drafted tiles
 */
function ghostOf({ choice, before }: TurnStep, drafts: number, others: number): PieceGhost {
  const standing = choice.standing!;
  const { game, fold } = before;
  const first = tilesOf(before).length - drafts;
  const moved = <Place extends SegmentPlace>(place: Place): Place =>
    place.tile < first ? place : { ...place, tile: place.tile - first + others };
  const segments = segmentsWith(game.features?.(fold.state) ?? [], standing).map(moved);
  return { ...moved(standing), label: '', segments, chosen: true };
}
