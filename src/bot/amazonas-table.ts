import type { Table } from '../app/table.ts';
import type { AmazonasScene } from '../games/amazonas/picture/facts.ts';
import type { Amazonas, State, TileSet } from '../games/amazonas/rules/index.ts';
import type { Position } from '../games/game.ts';
import { type BoardPictureRequest, boardScene } from '../render/index.ts';

/** The state of a table as Amazonas has it. */
export function stateOf({ fold }: Pick<Table, 'fold'>): State {
  return (fold as Position<Amazonas>['fold']).state;
}

/** The tile set of a table as Amazonas has it. */
export function setOf({ content }: Pick<Table, 'content'>): TileSet {
  return content as TileSet;
}

/** What a picture of a table shows, as Amazonas tells it. */
export function sceneOf(request: BoardPictureRequest): AmazonasScene {
  return boardScene(request) as AmazonasScene;
}
