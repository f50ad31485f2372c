import { type Action, type GameEvent, makeAction, type View } from '../../../src/engine/index.ts';
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

/** What differs between what followed from an action by the engine and by the referee. */
export function lineDifferences(
  engine: { view: View; events: readonly GameEvent[] },
  referee: { state: RefereeState; lines: readonly Line[] },
): Difference[] {
  const ofEngine = engine.events.flatMap(writeEvent);
  return listDifference(
    'what followed',
    ofEngine,
    referee.lines.map((line) => writeLine(referee.state, line)),
  );
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

function writeEvent(event: GameEvent): string[] {
  switch (event.type) {
    case 'discarded':
      return [`${event.tile} fits nowhere`];
    case 'sailed':
      return [`boat ${event.seat} gains ${event.steps} (${event.cause})`];
    case 'feature-scored':
      return [writeFeature(event, event.tiles, event.squares)];
    case 'amazon-scored':
      return [writeAwards('amazon', event.awards, [event.caimans + event.piranhas, event.piranhas])];
    case 'mouth-scored':
      return [writeAwards('mouth', event.awards)];
    case 'ended':
      return [`the end: ${event.scores}, won by ${event.winners}`];
    case 'drawn':
    case 'placed':
    case 'piece-placed':
    case 'turn-started':
      // What these say shows in the position.
      return [];
  }
}

function writeLine(state: RefereeState, line: Line): string {
  switch (line.type) {
    case 'discard':
      return `${line.tile} fits nowhere`;
    case 'sail':
      return `boat ${line.seat} gains ${line.steps} (${line.cause})`;
    case 'feature': {
      const at = line.tiles.map((index) => state.laid[index]!);
      const squares = at.flatMap((laid) => squaresOf(tileOf(state.catalogue, laid.id), laid));
      return writeFeature(line, line.tiles.length, squares);
    }
    case 'river':
      // The engine's event of the mouth does not repeat what its ranks are worth.
      return writeAwards(line.what, line.awards, line.what === 'amazon' ? line.worth : []);
    case 'end':
      return `the end: ${line.scores}, won by ${line.winners}`;
  }
}

function writeFeature(
  line: {
    kind: string;
    closed: boolean;
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
  const state = line.kind === 'jungle' ? '' : line.closed ? ', closed' : ', open';
  const where = squares.map((square) => writeSquares([square])).sort();
  return [
    `${line.final ? 'finally a' : 'a'} ${line.kind}${state}`,
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
  return `${what} scoring${worth.length > 0 ? ` worth ${worth}` : ''}: ${each.join(', ') || 'nobody'}`;
}

function differences(engine: Statement, referee: Statement): Difference[] {
  return Object.keys(referee).flatMap((matter) =>
    engine[matter] === referee[matter] ? [] : [{ matter, engine: engine[matter]!, referee: referee[matter]! }],
  );
}

/** Lists compared without their order but with their repetitions; a difference names what only one of them has. */
function listDifference(matter: string, engine: readonly string[], referee: readonly string[]): Difference[] {
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
