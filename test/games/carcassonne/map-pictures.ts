import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { squareCorner } from '../../../src/drawing/board-grid.ts';
import type { DrawOperation, TextOperation } from '../../../src/drawing/draw.ts';
import type { Box } from '../../../src/drawing/point.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import type { MapFile } from '../../../src/games/carcassonne/rules/map-file.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { readContentFiles } from '../../../src/games/contract/content-files.ts';
import { type Language, translatorFor } from '../../../src/i18n/translate.ts';
import { type BoardPictureRequest, boardDrawing, boardScene } from '../../../src/render/index.ts';
import { paintedText } from '../../../src/render/paint/text.ts';
import { boardLayout } from '../../../src/render/scene/board-layout.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';

export const { set: content } = readTileSet(carcassonne);

export function setupOn(map: string, chips = true): Setup {
  const colours = ['red', 'blue', 'green'] as const;
  return createSetup({ content, colours, seed: seedFor(`picture ${map}`), order: 'given', options: { map, chips } });
}

/** A game after some turns that were chosen by chance. */
export function playedTo(setup: Setup, turn: number): State {
  return playedUntil(setup, (state) => state.turn >= turn);
}

/** A game of turns chosen by chance, up to its end or the first state for which `reached` holds. */
export function playedUntil(setup: Setup, reached: (state: State) => boolean): State {
  const state = startState(content, setup);
  const choose = chooserFor('picture');
  while (!reached(state) && state.phase !== 'over') {
    const actions = legalActions(state);
    perform(state, actions[choose(actions.length)]!, []);
  }
  return state;
}

interface Wanted
  extends Pick<
    BoardPictureRequest,
    'focus' | 'area' | 'longest' | 'events' | 'legal' | 'owned' | 'scored' | 'drafted'
  > {
  readonly language?: Language;
}

/** The picture of a game. */
export function pictureOf(state: State, { language = 'en', ...wanted }: Wanted = {}) {
  const view = viewOf(state);
  return drawn({ content: state.set, view, names: namesOf(view), ...wanted }, language);
}

/** The picture of some squares of a view of a game. */
export function pictureOfView(view: View, area: NonNullable<BoardPictureRequest['area']>) {
  return drawn({ content, view, names: namesOf(view), focus: true, area }, 'en');
}

function namesOf({ seats }: View): string[] {
  return seats.map((_, seat) => 'ABCDEF'[seat]!);
}

/** The picture of an empty map, which a lobby shows. */
export function lobbyPictureOf(map: string, language: Language = 'en', chips = false) {
  const board = carcassonne.emptyBoard!(content, { map, chips })!;
  return drawn({ content, ...board, names: board.view.seats.map(() => ''), panel: false }, language);
}

/** A picture of rows of the example board and what is beyond its east, after a change of its file. */
export function pictureOfBoard(y: number, change: (map: MapFile) => void) {
  const { maps } = JSON.parse(readFileSync('docs/example-board.json', 'utf8')) as { maps: MapFile[] };
  change(maps[0]!);
  const loaded = carcassonne.loadContent({ ...readContentFiles(carcassonne), maps });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  const board = carcassonne.emptyBoard!(loaded.value, { map: maps[0]!.id })!;
  const area = { x: 4, y, columns: 8, rows: 5 };
  return drawn({ content: loaded.value, ...board, names: board.view.seats.map(() => ''), focus: true, area }, 'en');
}

function drawn(about: Omit<BoardPictureRequest, 'game' | 'words'>, language: Language) {
  const request = { ...about, game: carcassonne, words: pictureWords(translatorFor(language), carcassonne) };
  const scene = boardScene(request);
  const { width, height, operations } = boardDrawing(scene, request);
  // How much smaller a chat shows the picture, also on a phone.
  const share = Math.min(1, 550 / width, 350 / height, 390 / width);
  return { scene, layout: boardLayout(scene, request), operations, share };
}

export type MapPicture = ReturnType<typeof lobbyPictureOf>;

export function texts(operations: readonly DrawOperation[], part: string) {
  return operations.filter(
    (one): one is TextOperation => one.kind === 'text' && (one as { part?: string }).part === part,
  );
}

/** Names of a part, between blanks: one that takes two lines is drawn as two texts. */
export function read(operations: readonly DrawOperation[], part: string): string {
  return ` ${texts(operations, part)
    .map(({ text }) => text)
    .join(' ')} `;
}

const canvas = createCanvas(10, 10).getContext('2d');

/** The box of a text as it is painted, without its halo. */
export function textBox(text: TextOperation): Box {
  const { width } = canvas.measureText(paintedText(canvas, text));
  const x = text.x - (text.align === 'left' ? 0 : text.align === 'right' ? width : width / 2);
  return { x, y: text.y - text.size * 0.38, width, height: text.size * 0.76 };
}

/** A part of a square, in pixels. */
export function squareBox({ layout }: MapPicture, square: { x: number; y: number }, part = { from: 0, to: 1 }): Box {
  const { from, to } = part;
  const { x, y } = squareCorner(layout, { x: square.x + from, y: square.y + from });
  return { x, y, width: (to - from) * layout.tile, height: (to - from) * layout.tile };
}
