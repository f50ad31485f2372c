import type { AmazonasScene, SeatFacts } from '../../games/amazonas/picture/facts.ts';
import type { FeatureKind, PieceKind, TileSet } from '../../games/amazonas/rules/index.ts';
import { describeTile } from '../../games/amazonas/words/index.ts';
import type { SceneSeat, SceneTint } from '../../games/scene.ts';
import { fittingText, joined, listForms, type Sentence } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { rotationsText } from './choices.ts';
import { isolatedName } from './people.ts';

/** Discord's limit for the description of a file. */
export const ALT_LIMIT = 1024;

/** What the words for a picture are made with. */
export interface AltOptions {
  readonly set: TileSet;
  /** The picture is an animation of all turns, which ends with the scene. */
  readonly replay?: boolean;
  /** Title of the rule that the picture is an example of. */
  readonly example?: string;
}

interface AltContext extends AltOptions {
  readonly t: Translator;
  readonly scene: AmazonasScene;
}

/**
 * What a picture of a board shows, in at most 1,024 characters: whose turn it is, what was laid last and what it
 * scored, the seats by score, the drawn tile and where it fits, then what is worth less at a glance. What does not fit
 * is summed up or left out, sentence by sentence, the least important first.
 */
export function sceneAltText(t: Translator, scene: AmazonasScene, options: AltOptions): string {
  const context: AltContext = { t, scene, ...options };
  const sentences = scene.panel === false ? exampleSentences(context) : boardSentences(context);
  return fittingText(sentences, ALT_LIMIT);
}

function boardSentences(context: AltContext): Sentence[] {
  const { t, scene, replay } = context;
  const { turn, over } = scene;
  const { pile, river, doubles } = scene.facts;
  const doublesLeft = doubles.filter(({ left }) => left).length;
  return [
    ...(replay ? [{ forms: [t('alt.replay', { turn })], importance: 11 }] : []),
    { forms: ghostForms(context), importance: 12 },
    { forms: [over ? winnerWords(context) : moverWords(context)], importance: 14 },
    { forms: laidForms(context), importance: 13 },
    { forms: tintForms(context, 'scored'), importance: 10 },
    { forms: tintForms(context, 'owned'), importance: 9 },
    { forms: seatForms(context), importance: 15 },
    { forms: [over ? t('alt.over') : t('alt.board', { turn })], importance: 6 },
    ...drawnSentences(context),
    { forms: [t('turn.pile', { land: pile.land, amazon: pile.amazon })], importance: over ? 0 : 7 },
    { forms: [t('alt.doubles', { count: doublesLeft })], importance: 1 },
    // A few squares, without which the glow would say something that the words do not.
    { forms: unseenForms(context), importance: 9 },
    { forms: pieceForms(context), importance: 3 },
    { forms: [t('alt.river', { spaces: river.spaces, front: river.front })], importance: 5 },
    { forms: [areaWords(context)], importance: 2 },
  ];
}

/** A small board beside a rule has no seats to tell of: what lies and stands where is all of it. */
function exampleSentences(context: AltContext): Sentence[] {
  const { t, example } = context;
  return [
    ...(example ? [{ forms: [t('alt.example', { title: example })], importance: 9 }] : []),
    { forms: laidForms(context), importance: 8 },
    { forms: tintForms(context, 'scored'), importance: 7 },
    { forms: tintForms(context, 'owned'), importance: 7 },
    { forms: pieceForms(context), importance: 5 },
    { forms: boatForms(context), importance: 6 },
    { forms: tileForms(context), importance: 4 },
    ...drawnSentences(context),
    { forms: [areaWords(context)], importance: 1 },
  ];
}

function nameOf({ scene }: AltContext, seat: number): string {
  return isolatedName(scene.seats[seat]!.name);
}

function namesOf(context: AltContext, seats: readonly number[]): string {
  return context.t.list(seats.map((seat) => nameOf(context, seat)));
}

function moverWords(context: AltContext): string {
  const { t, scene } = context;
  const seat = scene.seats.findIndex(({ toMove }) => toMove);
  if (seat < 0) return t('alt.stopped');
  const colour = t(`colour.${scene.seats[seat]!.colour}`);
  return t('alt.to-move', { name: nameOf(context, seat), colour, phase: scene.phase });
}

function winnerWords(context: AltContext): string {
  const { t, scene } = context;
  const winners = scene.seats.flatMap(({ winner }, seat) => (winner ? [seat] : []));
  const points = Math.max(...scene.seats.map(({ score }) => score));
  return t('alt.won', { names: namesOf(context, winners), count: winners.length, points });
}

function ghostForms({ t, scene, set }: AltContext): string[] {
  if (!scene.ghost) return [];
  const { tile, rotation, x, y } = scene.ghost;
  return [describeTile(t, set, tile, rotation), t('text.tile-word')].map((words) =>
    t('alt.preview', { tile: words, x, y, rotation }),
  );
}

/** Who laid what in the last turn; the squares are said even where nothing else can be. */
function laidForms(context: AltContext): string[] {
  const { t, scene, set } = context;
  const tiles = scene.tiles.filter(({ last }) => last !== undefined).sort((a, b) => a.last! - b.last!);
  const seat = tiles[0]?.seat;
  if (seat === undefined) return [];
  const name = nameOf(context, seat);
  const pieces = scene.pieces
    .filter(({ last }) => last)
    .map(({ piece, kind }) => (piece === 'camp' ? t('event.piece.camp') : t('event.piece.meeple', { kind })));
  const full = tiles.map(({ tile, rotation, x, y }) =>
    t('alt.laid.tile', { tile: describeTile(t, set, tile, rotation), x, y }),
  );
  const short = tiles.map(({ x, y }) => t('alt.square', { x, y }));
  return [[...full, ...pieces], [...short, ...pieces], short].map((items) =>
    t('alt.laid', { name, what: joined(t, items) }),
  );
}

function tintForms(context: AltContext, why: SceneTint['why']): string[] {
  const { t, scene } = context;
  const tints = scene.tints.filter((tint) => tint.why === why && tint.seats.length > 0);
  return listForms(tints, (named, more) => {
    const features = joined(
      t,
      named.map(({ kind, points, seats }) =>
        t('alt.feature', { kind: t(`kind.${kind as FeatureKind}`), points, names: namesOf(context, seats) }),
      ),
    );
    return t(`alt.${why}`, { features, more });
  });
}

/** All seats, the highest score first; boats with their rank on the river. */
function seatForms(context: AltContext): string[] {
  const { t, scene } = context;
  const seats = scene.seats.map((_, seat) => seat).sort((a, b) => scene.seats[b]!.score - scene.seats[a]!.score);
  const told = (say: (seat: SceneSeat & SeatFacts, name: string) => string) =>
    t('alt.seats', {
      seats: joined(
        t,
        seats.map((seat) => say({ ...scene.seats[seat]!, ...scene.facts.seats[seat]! }, nameOf(context, seat))),
      ),
    });
  return [
    told(({ colour, score, gained, space, rank }, name) =>
      t('alt.seat', { name, colour: t(`colour.${colour}`), score, gained, space, rank }),
    ),
    told(({ score, space }, name) => t('alt.seat.short', { name, score, space })),
    told(({ score }, name) => `${name} ${score}`),
  ];
}

/** The drawn tile and the squares that it fits; those nearest to the last tile are named longest. */
function drawnSentences(context: AltContext): Sentence[] {
  const { t, scene, set } = context;
  const sentences: Sentence[] = [];
  if (scene.drawn) {
    sentences.push({ forms: [t('alt.drawn', { tile: describeTile(t, set, scene.drawn) })], importance: 9 });
  } else if (scene.phase === 'double') {
    const left = scene.facts.doubles.filter((double) => double.left).map(({ tile }) => describeTile(t, set, tile));
    sentences.push({ forms: [t('alt.choose-double', { tiles: joined(t, left) })], importance: 8 });
  }
  if (scene.legal.length === 0) return sentences;
  const from = scene.tiles.findLast(({ last }) => last !== undefined) ?? scene.facts.river.next;
  const distance = ({ x, y }: { x: number; y: number }) => Math.abs(x - from.x) + Math.abs(y - from.y);
  const order = new Map(scene.legal.map((square, index) => [square, index]));
  const near = [...scene.legal].sort((a, b) => distance(a) - distance(b));
  const count = scene.legal.length;
  const lists = listForms(near, (named, more) => {
    const squares = [...named]
      .sort((a, b) => order.get(a)! - order.get(b)!)
      .map(({ label, x, y, rotations }) =>
        t('alt.legal.square', { label, x, y, rotations: rotationsText(rotations ?? []) }),
      );
    return t('alt.legal', { count, squares: joined(t, squares), more });
  });
  sentences.push({ forms: [...lists, t('alt.legal.count', { count })], importance: 8 });
  return sentences;
}

function unseenForms({ t, scene }: AltContext): string[] {
  const unseen = scene.tiles.filter((tile) => tile.unseen && tile.last === undefined).reverse();
  return listForms(unseen, (named, more) =>
    t('alt.unseen', {
      squares: joined(
        t,
        named.map(({ x, y }) => t('alt.square', { x, y })),
      ),
      more,
    }),
  );
}

/** Every piece with its square, the latest first. */
function pieceForms(context: AltContext): string[] {
  const { t, scene } = context;
  return listForms([...scene.pieces].reverse(), (named, more) =>
    t('alt.pieces', {
      pieces: joined(
        t,
        named.map(({ seat, piece, kind, square }) => {
          const words = { name: nameOf(context, seat), kind: t(`kind.${kind as FeatureKind}`), ...square };
          return t('alt.piece', { ...words, piece: t(`piece.${piece as PieceKind}`) });
        }),
      ),
      more,
    }),
  );
}

function boatForms(context: AltContext): string[] {
  const { t, scene } = context;
  const boats = scene.facts.seats.map(({ space }, seat) => t('alt.boat', { name: nameOf(context, seat), space }));
  return [t('alt.boats', { boats: joined(t, boats) })];
}

/** The tiles laid before the last turn, the latest first. */
function tileForms({ t, scene, set }: AltContext): string[] {
  const laid = scene.tiles.filter(({ seat, last }) => seat !== undefined && last === undefined).reverse();
  return listForms(laid, (named, more) =>
    t('alt.tiles', {
      tiles: joined(
        t,
        named.map(({ tile, rotation, x, y }) =>
          t('alt.laid.tile', { tile: describeTile(t, set, tile, rotation), x, y }),
        ),
      ),
      more,
    }),
  );
}

function areaWords({ t, scene: { area, extent } }: AltContext): string {
  const { x, y, columns, rows } = area;
  return t('alt.area', { extent, left: x, right: x + columns - 1, top: y, bottom: y + rows - 1 });
}
