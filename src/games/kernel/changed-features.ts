import { neighbourCell } from '../../core/area.ts';
import { type Board, OUTSIDE } from '../../core/board.ts';
import { featureOf } from '../../core/feature-graph.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from '../../core/ports.ts';

/** Which features the tile placed last has changed, for searches that value nothing else anew; features by their roots. */
export class ChangedFeatures {
  /** Cells that it covers, and free ones beside it, whose demand it has changed. */
  readonly cells: number[] = [];
  /** Marks hold where they are the number of the current look. */
  #look = 0;
  #onTile = new Int32Array(0);
  #changed = new Int32Array(0);
  #done = new Int32Array(0);

  /** Finds them for the tile placed last, and forgets what was found before. */
  find(board: Board): void {
    const { area, cells, graph, squareTile, squarePart, table, tileCell, tileSegment, tileTurns, tileType } = board;
    this.forget(board);
    const tile = board.tileCount - 1;
    for (let segment = tileSegment[tile]!; segment < graph.segmentCount; segment++) {
      const root = featureOf(graph, segment);
      this.#onTile[root] = this.#look;
      this.#changed[root] = this.#look;
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
            const segment = tileSegment[other]! + segmentAt[ports + FACING_PORTS[port]!]!;
            this.#changed[featureOf(graph, segment)] = this.#look;
          }
        }
      }
    }
  }

  /** Forgets what was found, and which features are done. */
  forget({ graph }: Board): void {
    const room = graph.parent.length;
    if (this.#changed.length < room) {
      this.#onTile = new Int32Array(room);
      this.#changed = new Int32Array(room);
      this.#done = new Int32Array(room);
    }
    this.#look++;
    this.cells.length = 0;
  }

  /** Whether the tile carries a feature. */
  isOnTile(root: number): boolean {
    return this.#onTile[root] === this.#look;
  }

  /** Whether the tile carries a feature, or has changed what fits a free square that the feature reaches. */
  isChanged(root: number): boolean {
    return this.#changed[root] === this.#look;
  }

  /** Whether this is the first time that a feature is asked for. */
  isFirst(root: number): boolean {
    if (this.#done[root] === this.#look) return false;
    this.#done[root] = this.#look;
    return true;
  }
}
