import { neighbourCell } from '../../core/area.ts';
import { type Board, OUTSIDE } from '../../core/board.ts';
import { featureOf } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from '../../core/ports.ts';

/** The features (by their roots) that the tile placed last has changed, so that a search can rate only these again. */
export class ChangedFeatures {
  /** Cells that the tile covers, and free cells beside it, whose demand it has changed. */
  readonly cells: number[] = [];
  readonly #onTile = new IndexSet();
  readonly #changed = new IndexSet();

  /** Finds the features and cells that the tile placed last has changed; forgets earlier results. */
  find(board: Board): void {
    const { area, cells, graph, squareTile, squarePart, table, tileCell, tileSegment, tileTurns, tileType } = board;
    this.forget(board);
    const tile = board.tileCount - 1;
    for (let segment = tileSegment[tile]!; segment < graph.segmentCount; segment++) {
      const root = featureOf(graph, segment);
      this.#onTile.add(root);
      this.#changed.add(root);
    }
    const { squares } = table.turned[tileType[tile]! * 4 + tileTurns[tile]!]!;
    for (let part = 0; part < squares.length; part++) {
      const cell = tileCell[tile]! + squares[part]!.x * area.height + squares[part]!.y;
      this.cells.push(cell);
      for (let side = 0; side < 4; side++) {
        const free = neighbourCell(area, cell, side);
        if (cells[free]! > 0) continue;
        this.cells.push(free);
        for (let beside = 0; beside < 4; beside++) {
          const content = cells[neighbourCell(area, free, beside)]!;
          if (content <= 0 || content === OUTSIDE) continue;
          const other = squareTile[content - 1]!;
          if (other === tile) continue;
          const { segmentAt } = table.turned[tileType[other]! * 4 + tileTurns[other]!]!;
          const ports = squarePart[content - 1]! * PORTS_PER_SQUARE;
          for (let port = beside * 3; port < beside * 3 + 3; port++) {
            this.#changed.add(featureOf(graph, tileSegment[other]! + segmentAt[ports + FACING_PORTS[port]!]!));
          }
        }
      }
    }
  }

  /** Forgets the results of `find`. */
  forget({ graph }: Board): void {
    this.#onTile.clear(graph.parent.length);
    this.#changed.clear(graph.parent.length);
    this.cells.length = 0;
  }

  /** True if the tile carries a feature. */
  isOnTile(root: number): boolean {
    return this.#onTile.has(root);
  }

  /** True if the tile carries a feature, or has changed the demand of a free square beside the feature. */
  isChanged(root: number): boolean {
    return this.#changed.has(root);
  }
}
