import { type FinishedTurn, finishedTurns } from '../../app/finished-turns.ts';
import { isOver, type Table } from '../../app/table.ts';
import { PORTS_PER_SQUARE } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { BoardScene, SceneTile } from '../../games/contract/scene.ts';
import { segmentSides } from '../../games/contract/segment-words.ts';
import type { Translator } from '../../i18n/translate.ts';
import { boardScene } from '../../render/index.ts';
import { eventContextOf, plainEventLines } from '../events.ts';
import { isolatedName, type Names, type PlayerNames } from '../people.ts';
import { seatsByScore } from '../score.ts';
import type { Section } from '../section.ts';
import { featureSections } from './board-features.ts';
import { boardRequest, legalSquares } from './board-request.ts';
import { choiceLine, effectOf, rotationsText } from './choices.ts';
import { stepWords } from './step.ts';
import { kindsLeft, pileText } from './tiles-left.ts';
import { scoresNowText, worthNow } from './worth-now.ts';

interface TextContext {
  readonly t: Translator;
  readonly table: Table;
  readonly people: PlayerNames;
  /** Names by seat, each isolated in its writing direction. */
  readonly names: readonly string[];
}

/**
 * The whole board in plain words, the most important first: the player to move and their choices, the last turn, other turns
 * that are new to the reader, the seats by score, lines that only this game has, every feature, every square with its pieces,
 * the pile.
 *
 * @param reader.seenTurn the last turn that the reader has seen, as for pictures
 */
export function boardSections(
  t: Translator,
  table: Table,
  { people, seenTurn }: { people: PlayerNames; seenTurn?: number | undefined },
): Section[] {
  const names = people.plain.map(isolatedName);
  const context: TextContext = { t, table, people, names };
  const scene = boardScene(boardRequest(t, table, { names: people.plain }));
  const tileCounts = kindsLeft(t, table);
  const worth = worthNow(table);
  const scoresNow = scoresNowText(t, table, { scores: worth.scores, names });
  const [first = '', ...others] = table.game.words.board?.(t, table) ?? [pileText(t, table)];
  return [
    { title: t('text.title', { turn: table.progress.turn }), items: nowLines(context) },
    ...lastTurnSection(context),
    ...newTurnsSection(context, seenTurn),
    { title: t('text.seats'), items: [...seatLines(context), ...(scoresNow ? [scoresNow] : [])] },
    { title: first, items: others },
    ...featureSections(t, table, { worth, names }),
    { title: t('text.tiles'), items: squareLines(t, { table, scene, names, placedBy: placersOf(context) }) },
    ...(tileCounts.length > 0 ? [{ title: t('text.left'), items: tileCounts }] : []),
  ];
}

/** The tile on a square with its pieces, in a line; undefined if there is none. */
export function tileLine(
  t: Translator,
  table: Table,
  { people, square }: { people: PlayerNames; square: Square },
): string | undefined {
  const names = people.plain.map(isolatedName);
  const scene = boardScene(boardRequest(t, table, { names: people.plain }));
  const placedBy = placersOf({ t, table, people, names });
  return squareLines(t, { table, scene, names, placedBy }, ({ x, y }) => x === square.x && y === square.y)[0];
}

/** The player to move and all their choices; at the end, the winners. */
function nowLines(context: TextContext): string[] {
  const { t, table, people } = context;
  const { game, content, fold } = table;
  const { drawn } = game.viewOf(fold.state);
  const status = statusLine(t, table, people);
  if (isOver(table)) return [status];
  return [
    status,
    ...(drawn ? [t('alt.drawn', { tile: game.words.tile(t, content, { id: drawn }) })] : []),
    ...choiceLines(context),
  ];
}

/** The player to move and the next step, or the winners, in one sentence. */
export function statusLine(t: Translator, table: Table, { plain, bare }: Pick<Names, 'plain' | 'bare'>): string {
  const { game, fold, progress, record } = table;
  const { seats } = game.viewOf(fold.state);
  if (record.status === 'closed') return t('alt.stopped');
  if (game.isOver(fold.state)) {
    const points = Math.max(...seats.map(({ score }) => score));
    const winners = plain.filter((_, seat) => seats[seat]!.score === points).map(isolatedName);
    return t('alt.won', { names: t.list(winners), count: winners.length, points });
  }
  const colour = t(`colour.${seats[progress.seat]!.colour}`);
  const name = isolatedName(bare[progress.seat]!);
  return t('alt.to-move', { name, colour, toDo: stepWords(t, table, 'to-do') });
}

function choiceLines({ t, table, names }: TextContext): string[] {
  const choices = table.game.choices(table.fold.state);
  if (choices.length === 0) return [];
  const heading = stepWords(t, table, 'text');
  if (choices[0]!.step === 'square') {
    const squares = legalSquares(table).map(({ label, x, y, rotations }) =>
      t('draw.square', { number: label, x, y, rotations: rotationsText(rotations) }),
    );
    return [heading, ...squares];
  }
  const lines = choices.map((choice) =>
    choiceLine(t, table, { choice, effect: effectOf(t, table, { names }, choice.action) }),
  );
  return [heading, ...lines];
}

function lastTurnSection({ t, table, people }: TextContext): Section[] {
  const last = finishedTurns(table).at(-1);
  if (!last) return [];
  const names = namesAt(people, last);
  const eventTexts = plainEventLines(eventContextOf(t, table, names), last.events);
  return [{ title: t('text.last', { name: names[last.seat]! }), items: eventTexts }];
}

/** The turns that the reader has not seen, except the last one, which has its own section. */
function newTurnsSection({ t, table, people }: TextContext, seenTurn: number | undefined): Section[] {
  if (seenTurn === undefined) return [];
  const turns = finishedTurns(table).slice(seenTurn, -1);
  if (turns.length === 0) return [];
  const eventTexts = turns.flatMap((turn, index) => {
    const names = namesAt(people, turn);
    return [
      t('text.new.turn', { turn: seenTurn + index + 1, name: names[turn.seat]! }),
      ...plainEventLines(eventContextOf(t, table, names), turn.events),
    ];
  });
  return [{ title: t('text.new'), items: eventTexts }];
}

/** Names of the players in a finished turn, each isolated in its writing direction. */
function namesAt(people: PlayerNames, { entry }: FinishedTurn): readonly string[] {
  return people.atEntry(entry).plain.map(isolatedName);
}

/** Returns a function from a tile to the name of the player who placed it. */
function placersOf({ table, people, names }: TextContext): (tile: { turn: number; seat: number }) => string {
  const turns = finishedTurns(table);
  return ({ turn, seat }) => {
    const finished = turns[turn - 1];
    return (finished ? namesAt(people, finished) : names)[seat]!;
  };
}

function seatLines({ t, table, people }: TextContext): string[] {
  const { seats } = table.game.viewOf(table.fold.state);
  return seatsByScore(table).map((seat) => {
    const { colour, score } = seats[seat]!;
    const supply = table.game.words.seat?.(t, table, seat).board;
    const words = t('text.seat', { name: isolatedName(people.bare[seat]!), colour: t(`colour.${colour}`), score });
    return supply ? `${words}, ${supply}` : words;
  });
}

/** Context for describing squares. */
interface SquaresContext {
  readonly table: Table;
  readonly scene: BoardScene;
  readonly names: readonly string[];
  /** Returns the name of the player who placed a tile. */
  readonly placedBy: (tile: { readonly turn: number; readonly seat: number }) => string;
}

/** Every square with a tile in words, column by column, with the pieces that stand on it; one line a square. */
function squareLines(
  t: Translator,
  about: SquaresContext,
  isWanted: (square: Square) => boolean = () => true,
): string[] {
  return about.scene.tiles
    .flatMap((tile, index) => tile.squares.map((at, square) => ({ tile, index, at, square })))
    .filter(({ at }) => isWanted(at))
    .sort((a, b) => a.at.x - b.at.x || a.at.y - b.at.y)
    .map((one) => [tileWords(t, about, one), ...pieceWords(t, about, one)].join('. '));
}

interface TileSquare {
  readonly tile: SceneTile;
  /** Index of the tile in the scene. */
  readonly index: number;
  readonly at: Square;
  /** Index in the tile's squares. */
  readonly square: number;
}

function tileWords(
  t: Translator,
  { table: { game, content }, placedBy }: SquaresContext,
  { tile: { tile: id, rotation, turn, seat }, at, square }: TileSquare,
): string {
  const tile =
    game.words.square?.(t, content, { id, rotation, square }) ?? game.words.tile(t, content, { id, rotation });
  return seat === undefined
    ? t('text.tile.start', { ...at, tile })
    : t('text.tile', { ...at, tile, rotation, turn, name: placedBy({ turn, seat }) });
}

function pieceWords(
  t: Translator,
  { table: { game, content }, scene, names }: SquaresContext,
  { tile: { tile, rotation }, index, at, square }: TileSquare,
): string[] {
  return scene.pieces
    .filter((piece) => piece.tile === index && piece.square.x === at.x && piece.square.y === at.y)
    .map(({ seat, piece, segment }) => {
      const { kind, ports } = content.tiles[content.indexOf.get(tile)!]!.segments[segment]!;
      const own = ports.filter((port) => Math.floor(port / PORTS_PER_SQUARE) === square);
      const place = { ports: own.length > 0 ? own : ports, rotation };
      return t('text.piece', {
        name: names[seat]!,
        piece: game.words.piece(t, piece),
        place: segmentSides(t, game.words.kind(t, kind), place),
      });
    });
}
