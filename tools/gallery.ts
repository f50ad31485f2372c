import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Action,
  COLOURS,
  createSetup,
  type GameEvent,
  legalActions,
  legalPlacements,
  loadTileSet,
  parseSeed,
  perform,
  type State,
  startState,
  type TileSet,
  viewFor,
} from '../src/engine/index.ts';
import type { DrawOperation } from '../src/render/draw.ts';
import { type BoardPictureRequest, renderBoard } from '../src/render/index.ts';
import { paintScene } from '../src/render/paint/painter.ts';

const WORDS = { toMove: 'to move', tilesLeft: 'Tiles left', drawn: 'Drawn', space: 'space', over: 'The game is over' };
const NAMES = ['Ana Beltrán', 'Bartholomäus von Hohenstein-Oldenburg', 'Дмитрий', 'क्षितिज', 'Ἑλένη 🐊'];

/** Writes pictures of typical positions and of every tile to a folder, for looking at. */
async function writeGallery(folder: string): Promise<void> {
  const file = new URL('../src/engine/amazonas/tiles.json', import.meta.url);
  const loaded = loadTileSet(JSON.parse(await readFile(file, 'utf8')));
  if (!loaded.ok) throw new Error(loaded.failure.map(({ message }) => message).join('\n'));
  const set = loaded.value;
  await mkdir(folder, { recursive: true });
  const write = async (name: string, png: Buffer) => {
    await writeFile(join(folder, `${name}.png`), png);
    process.stdout.write(`${name}.png ${Math.round(png.length / 1024)} KiB\n`);
  };
  for (const seats of [2, 3, 4, 5]) {
    for (const [moment, reached] of Object.entries(MOMENTS)) {
      const state = playUntil(set, seats, (now) => reached(now));
      await write(`${seats}-players-${moment}`, (await renderBoard(requestFor(set, state))).png);
    }
  }
  await write('all-tiles', await tileSheet(set));
}

const MOMENTS: Readonly<Record<string, (state: State) => boolean>> = {
  start: () => true,
  early: (state) => state.turn >= 8 && state.phase === 'draw',
  place: (state) => state.turn >= 24 && state.phase === 'place' && legalPlacements(state).length > 6,
  piece: (state) => state.turn >= 40 && state.phase === 'piece',
  double: (state) => state.phase === 'double',
  late: (state) => state.turn >= 66 && state.phase === 'draw',
  end: (state) => state.phase === 'over',
};

/** A game in which everybody prefers pieces, up to a moment. */
function playUntil(set: TileSet, seats: number, reached: (state: State) => boolean): State {
  const seed = parseSeed(`${seats}`.repeat(32))!;
  const state = startState(set, createSetup({ set, colours: COLOURS.slice(0, seats), seed, order: 'given' }));
  const events: GameEvent[] = [];
  for (let step = 0; !reached(state) && state.phase !== 'over'; step++) {
    const actions = legalActions(state);
    const pieces = actions.filter(({ type }) => type === 'meeple' || type === 'camp');
    const choice: readonly Action[] = pieces.length > 0 && step % 3 > 0 ? pieces : actions;
    perform(state, choice[(step * 7919 + seats) % choice.length]!, events);
  }
  return state;
}

function requestFor(set: TileSet, state: State): BoardPictureRequest {
  const squares = new Map(legalPlacements(state).map(({ x, y }) => [`${x},${y}`, { x, y }]));
  const legal = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return {
    view: viewFor(state),
    set,
    names: NAMES,
    words: WORDS,
    ...(state.phase === 'place' ? { legal: legal.map((square, at) => ({ ...square, label: String(at + 1) })) } : {}),
  };
}

async function tileSheet(set: TileSet): Promise<Buffer> {
  const size = 128;
  const gap = 12;
  const operations: DrawOperation[] = [];
  let [x, y, row] = [gap, gap, 1];
  for (const tile of [...set.tiles].sort((a, b) => a.squares.length - b.squares.length)) {
    const left = Math.min(...tile.squares.map((square) => square.x));
    const top = Math.min(...tile.squares.map((square) => square.y));
    const wide = Math.max(...tile.squares.map((square) => square.x)) - left + 1;
    const high = Math.max(...tile.squares.map((square) => square.y)) - top + 1;
    if (x + wide * size > 1700) [x, y, row] = [gap, y + row * size + gap, 1];
    const anchor = tile.squares[0]!;
    const corner = { x: x + (anchor.x - left) * size, y: y + (anchor.y - top) * size };
    operations.push({ kind: 'tile', tile: tile.id, rotation: 0, size, ...corner });
    x += wide * size + gap;
    row = Math.max(row, high);
  }
  return paintScene({ width: 1700, height: y + row * size + gap, background: '#f1e7cd', operations }, set);
}

await writeGallery(process.argv[2] ?? './gallery');
