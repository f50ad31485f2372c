import type { Table } from '../../app/table.ts';
import { lastFinishedTurn } from '../../app/turn.ts';
import type { Degrees } from '../../core/ports.ts';
import { featuresOf, type GameEvent, scoreLines } from '../../games/amazonas/rules/index.ts';
import type { LegalSquare } from '../../games/scene.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { BoardPictureRequest } from '../../render/index.ts';
import { stateOf } from '../amazonas-table.ts';
import { pictureWords } from './board-words.ts';

/** What of a table is to be shown, besides what everybody sees. */
export type BoardOptions = Pick<BoardPictureRequest, 'legal' | 'focus' | 'ghost' | 'seenTurn' | 'theme'>;

/** The request for a picture of a table, which is what its alt text is made from, too. */
export function boardRequest(
  t: Translator,
  table: Table,
  { names, ...options }: BoardOptions & { readonly names: readonly string[] },
): BoardPictureRequest {
  return {
    ...options,
    ...lastScoring(table),
    ...(table.game.status === 'closed' && { stopped: true }),
    game: table.rules,
    content: table.content,
    view: table.rules.viewOf(table.fold.state),
    names,
    words: pictureWords(t, table.rules),
  };
}

/** The squares where the drawn tile may be placed, column by column; their labels number them in pictures and lists. */
export function legalSquares({ rules, fold }: Table): LegalSquare[] {
  const squares = new Map<string, { x: number; y: number; rotations: Degrees[] }>();
  for (const { step, options } of rules.choices(fold.state)) {
    if (step !== 'square') continue;
    const [x, y] = [Number(options.x), Number(options.y)];
    const square = squares.get(`${x},${y}`) ?? { x, y, rotations: [] };
    square.rotations.push(options.rotation as Degrees);
    squares.set(`${x},${y}`, square);
  }
  const inOrder = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return inOrder.map((square, index) => ({ ...square, label: String(index + 1) }));
}

/**
 * What the turn before has scored, at the end with the final scoring: the features, and the points of every seat. Nothing
 * any more as soon as the next tile is placed.
 */
function lastScoring(table: Table): Required<Pick<BoardPictureRequest, 'scored' | 'gained'>> {
  const state = stateOf(table);
  const gained = state.scores.map(() => 0);
  const isPlaced = state.phase === 'double' || state.phase === 'piece';
  const events = isPlaced ? [] : ((lastFinishedTurn(table)?.events ?? []) as readonly GameEvent[]);
  for (const { seat, points } of events.flatMap(scoreLines)) gained[seat] = gained[seat]! + points;
  const told = events
    .filter((event) => event.type === 'feature-scored')
    .filter(({ final, points }) => !final || points > 0);
  const features = told.length > 0 ? featuresOf(state) : [];
  const scored = told.map(({ at, points, seats }) => {
    const own = features.find(({ segments }) =>
      segments.some(({ tile, segment }) => tile === at.tile && segment === at.segment),
    );
    return { segments: own?.segments ?? [at], points, seats };
  });
  return { scored, gained };
}
