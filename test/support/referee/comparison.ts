import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { makeAction } from '../../../src/games/amazonas/rules/action.ts';
import type { GameEvent } from '../../../src/games/amazonas/rules/event.ts';
import type { View } from '../../../src/games/amazonas/rules/view.ts';
import { tileOf } from './catalogue.ts';
import { type LaidTile, squaresOf } from './landscape.ts';
import { riverOf } from './river.ts';
import { discardedTiles, doublesLeft, drawnTile, type Line, type RefereeState, supplyOf } from './state.ts';

/** A matter on which engine and referee can disagree, and what each says of it. */
export interface Difference {
  readonly matter: string;
  readonly engine: string;
  readonly referee: string;
}

type Statement = Readonly<Record<string, string>>;

/** What differs between a position of the engine and one of the referee, legal actions included. */
export function positionDifferences(
  engine: { view: View; legal: readonly Action[] },
  referee: { state: RefereeState; legal: readonly Action[] },
): Difference[] {
  return [
    ...differences(statementOfView(engine.view), statementOfReferee(referee.state)),
    ...listDifference('legal actions', engine.legal.map(makeAction), referee.legal.map(makeAction)),
  ];
}

/** An action as the referee carried it out: the state before it, the state after it and what followed. */
export interface Ruled {
  readonly before: RefereeState;
  readonly action: Action;
  readonly state: RefereeState;
  readonly lines: readonly Line[];
}

/** What differs between what followed from an action by the engine and by the referee. */
export function eventDifferences(events: readonly GameEvent[], ruled: Ruled): Difference[] {
  const engine = events.map(writeEvent);
  const referee = writeRuled(ruled);
  // Several features, or boats, may come in any order, but not before what they follow from.
  const order = (texts: readonly string[]) => texts.map((text) => text.split(':')[0]!).join(', ');
  return [
    ...listDifference('what followed', engine, referee),
    ...differences({ order: order(engine) }, { order: order(referee) }),
  ];
}

function statementOfView(view: View): Statement {
  const each = (fact: (seat: View['seats'][number]) => number) => view.seats.map(fact).join(' ');
  return {
    phase: view.phase,
    seat: String(view.seat),
    turn: String(view.turn),
    scores: each(({ score }) => score),
    boats: each(({ space }) => space),
    meeples: each(({ meeples }) => meeples),
    camps: each(({ camps }) => camps),
    drawn: view.drawn ?? 'none',
    discarded: view.discarded.join(', '),
    doubles: view.doubles.flatMap(({ tile, left }) => (left ? [tile] : [])).join(', '),
    river: writeRiver(view.river),
    pile: writePile(view.pile.tiles),
    'pile by role': `${view.pile.land} land, ${view.pile.amazon} amazon`,
    tiles: view.tiles.map((tile) => writeTile(tile, tile.squares)).join('; '),
    pieces: view.pieces
      .map((piece) => `${piece.seat} ${piece.piece} on ${piece.tile}:${piece.segment}`)
      .sort()
      .join(', '),
  };
}

function statementOfReferee(state: RefereeState): Statement {
  const { catalogue } = state;
  const seats = [...state.boats.keys()];
  const left = state.setup.pile.slice(state.gone);
  const ofRole = (role: string) => left.filter((id) => tileOf(catalogue, id).role === role).length;
  const copies = [...catalogue.tiles.keys()].map((id) => [id, left.filter((other) => other === id).length] as const);
  return {
    phase: state.phase,
    seat: String(state.seat),
    turn: String(state.turn),
    scores: state.scores.join(' '),
    boats: state.boats.join(' '),
    meeples: seats.map((seat) => supplyOf(state, seat, 'meeple')).join(' '),
    camps: seats.map((seat) => supplyOf(state, seat, 'camp')).join(' '),
    drawn: drawnTile(state) ?? 'none',
    discarded: discardedTiles(state).join(', '),
    doubles: doublesLeft(state).join(', '),
    river: writeRiver(riverOf(catalogue, state.laid)),
    pile: writePile(Object.fromEntries(copies.filter(([, count]) => count > 0))),
    'pile by role': `${ofRole('land')} land, ${ofRole('amazon')} amazon`,
    tiles: state.laid.map((at) => writeTile(tileNamed(at), squaresOf(tileOf(catalogue, at.id), at))).join('; '),
    pieces: state.pieces
      .map((piece) => `${piece.seat} ${piece.piece} on ${piece.laid}:${piece.segment}`)
      .sort()
      .join(', '),
  };
}

function tileNamed({ id, ...rest }: LaidTile) {
  return { tile: id, ...rest };
}

function writeTile(
  at: { tile: string; rotation: number; turn: number; seat?: number },
  squares: readonly { x: number; y: number }[],
): string {
  return `${at.tile} turned ${at.rotation} on ${writeSquares(squares)} in turn ${at.turn} by ${at.seat ?? 'nobody'}`;
}

function writeSquares(squares: readonly { x: number; y: number }[]): string {
  return squares.map(({ x, y }) => `(${x},${y})`).join('');
}

function writeRiver({ next, front, spaces }: View['river']): string {
  return `${spaces} spaces, column ${front} foremost, on at ${next.x},${next.y}`;
}

function writePile(tiles: Readonly<Record<string, number>>): string {
  return Object.entries(tiles)
    .map(([id, count]) => `${count} ${id}`)
    .sort()
    .join(', ');
}

/** An event as text: its sort, a colon, and all that it tells. */
function writeEvent(event: GameEvent): string {
  switch (event.type) {
    case 'drawn':
      return writeDraw(event);
    case 'discarded':
      return writeDiscard(event);
    case 'placed':
      return writePlaced(event);
    case 'piece-placed':
      return writePiece(event);
    case 'sailed':
      return writeSail(event);
    case 'feature-scored':
      return writeFeature(event, event.tiles, event.squares);
    case 'amazon-scored':
      return writeAwards('amazon', event.awards, [event.caimans + event.piranhas, event.piranhas]);
    case 'mouth-scored':
      return writeAwards('mouth', event.awards);
    case 'turn-started':
      return writeTurn(event);
    case 'ended':
      return writeEnd(event);
  }
}

/** What the engine must tell of an action, in its order. */
function writeRuled({ before, action, state, lines }: Ruled): string[] {
  const { seat } = before;
  const boats = [...before.boats];
  const texts = lines.map((line) => writeLine(line, { state, seat, boats }));
  const last = state.laid.at(-1)!;
  const drawn = action.type === 'draw' ? drawnTile(state) : undefined;
  if (drawn !== undefined) texts.push(writeDraw({ seat, tile: drawn }));
  if (action.type === 'place' || action.type === 'double') texts.unshift(writePlaced({ ...last, seat, tile: last.id }));
  if (action.type === 'meeple' || action.type === 'camp') {
    const { kind } = tileOf(state.catalogue, last.id).segments[action.on]!;
    texts.unshift(writePiece({ seat, piece: action.type, kind, segment: action.on, x: last.x, y: last.y }));
  }
  if (state.turn > before.turn) texts.push(writeTurn(state));
  return texts;
}

/** @param at who acted, the state that the line led to, and where the boats are: they sail on line by line */
function writeLine(line: Line, at: { state: RefereeState; seat: number; boats: number[] }): string {
  const { state, seat, boats } = at;
  switch (line.type) {
    case 'discard':
      return writeDiscard({ seat, tile: line.tile });
    case 'sail': {
      const from = boats[line.seat]!;
      const to = Math.min(from + line.steps, riverOf(state.catalogue, state.laid).spaces);
      boats[line.seat] = to;
      return writeSail({ ...line, from, to });
    }
    case 'feature': {
      const tiles = line.tiles.map((index) => state.laid[index]!);
      const squares = tiles.flatMap((laid) => squaresOf(tileOf(state.catalogue, laid.id), laid));
      return writeFeature(line, line.tiles.length, squares);
    }
    case 'river':
      // The engine's event of the mouth does not repeat what its ranks are worth.
      return writeAwards(line.what, line.awards, line.what === 'amazon' ? line.worth : []);
    case 'end':
      return writeEnd(line);
  }
}

function writeDraw({ seat, tile }: { seat: number; tile: string }): string {
  return `draw: ${tile} by ${seat}`;
}

function writeDiscard({ seat, tile }: { seat: number; tile: string }): string {
  return `discard: ${tile} fits nowhere, drawn by ${seat}`;
}

function writePlaced(at: { seat: number; tile: string; x: number; y: number; rotation: number }): string {
  return `tile: ${at.tile} at ${at.x},${at.y} turned ${at.rotation} by ${at.seat}`;
}

function writePiece(at: { seat: number; piece: string; kind: string; segment: number; x: number; y: number }): string {
  return `piece: ${at.piece} on ${at.kind} ${at.segment} at ${at.x},${at.y} by ${at.seat}`;
}

function writeSail(sail: { seat: number; steps: number; cause: string; from: number; to: number }): string {
  return `boat: ${sail.seat} gains ${sail.steps} (${sail.cause}), from ${sail.from} to ${sail.to}`;
}

function writeTurn({ seat, turn }: { seat: number; turn: number }): string {
  return `turn: ${turn} of ${seat}`;
}

function writeEnd({ scores, winners }: { scores: readonly number[]; winners: readonly number[] }): string {
  return `end: ${scores}, won by ${winners}`;
}

function writeFeature(
  line: {
    kind: string;
    completed: boolean;
    final: boolean;
    fruit: number;
    animals: number;
    points: number;
    seats: readonly number[];
    beaten: readonly number[];
  },
  tiles: number,
  squares: readonly { x: number; y: number }[],
): string {
  // Whether a jungle goes on somewhere changes nothing.
  const state = line.kind === 'jungle' ? '' : line.completed ? ', closed' : ', open';
  const where = squares.map((square) => writeSquares([square])).sort();
  return [
    `feature: ${line.final ? 'finally a' : 'a'} ${line.kind}${state}`,
    `${tiles} tiles, ${line.fruit} fruit, ${line.animals} animals`,
    `${line.points} to [${[...line.seats].sort()}], beaten [${[...line.beaten].sort()}], on ${where.join('')}`,
  ].join('; ');
}

function writeAwards(
  what: string,
  awards: readonly { readonly seat: number; readonly rank: number; readonly points: number }[],
  worth: readonly number[] = [],
): string {
  const each = awards.map(({ seat, rank, points }) => `seat ${seat} rank ${rank} points ${points}`).sort();
  return `${what}: scoring${worth.length > 0 ? ` worth ${worth}` : ''}, ${each.join(', ') || 'nobody'}`;
}

function differences(engine: Statement, referee: Statement): Difference[] {
  return Object.keys(referee).flatMap((matter) =>
    engine[matter] === referee[matter] ? [] : [{ matter, engine: engine[matter]!, referee: referee[matter]! }],
  );
}

/** Lists compared without their order but with their repetitions; a difference names what only one of them has. */
export function listDifference(matter: string, engine: readonly string[], referee: readonly string[]): Difference[] {
  const onlyEngine = without(engine, referee);
  const onlyReferee = without(referee, engine);
  if (onlyEngine.length + onlyReferee.length === 0) return [];
  return [{ matter, engine: `only ${list(onlyEngine)}`, referee: `only ${list(onlyReferee)}` }];
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function list(texts: readonly string[]): string {
  return texts.length > 0 ? texts.join(' | ') : 'nothing';
}
