import type { TileSet } from '../../engine/index.ts';
import type { Colours } from '../art/palette.ts';
import type { BoardWords, Theme } from '../request.ts';
import type { BoardLayout } from './board-layout.ts';
import type { BoardScene } from './scene.ts';

/** What every layer of a drawing is made from: what is shown, where it goes, and how it looks. */
export interface Sheet extends Colours {
  readonly scene: BoardScene;
  readonly layout: BoardLayout;
  readonly set: TileSet;
  readonly words: BoardWords;
  readonly theme: Theme;
}
