import type { GamePosition } from '../../app/table.ts';
import type { Degrees } from '../../core/ports.ts';
import { type Square, tileOf } from '../../core/tile.ts';
import type { PictureSentence } from '../../games/contract/game-words.ts';
import type { BoardScene, LegalSquare, SceneTint } from '../../games/contract/scene.ts';
import { joined, listForms, type Sentence, shortenedText } from '../../i18n/sentences.ts';
import type { Translator } from '../../i18n/translate.ts';
import { standingText } from '../events.ts';
import { isolatedName } from '../people.ts';
import { ALT_LIMIT } from './alt-limit.ts';
import { rotationsText } from './choices.ts';
import type { SceneNames } from './scene-names.ts';
import { stepWords } from './step.ts';
import { pileText } from './tiles-left.ts';

/** Options of the alt text of a board. */
export interface AltOptions {
  readonly position: GamePosition;
  /** Names of the players now and in the last turn; by default those of the scene. */
  readonly people?: SceneNames;
  /** True if the picture is an animation of all turns. The scene is its last frame. */
  readonly replay?: boolean;
  /** Number of steps if the picture is an animation of the final scoring. The scene is its last frame. */
  readonly scoringSteps?: number;
  /** Title of the rule, if the picture is an example of a rule. */
  readonly example?: string;
}

interface AltContext extends AltOptions {
  readonly t: Translator;
  readonly scene: BoardScene;
  /** Names by seat, each isolated in its writing direction. */
  readonly names: readonly string[];
  /** Names for sentences that also tell the colour. */
  readonly namesWithoutColour: readonly string[];
  /** Names by seat of the players of the last turn. */
  readonly earlierNames: readonly string[];
  /** Sentences that only this game has, such as those about its pieces. */
  readonly gameSentences: readonly PictureSentence[];
}

/**
 * The alt text of a board, in at most 1,024 characters: whose turn it is, what was placed last and what it scored, the
 * seats by score, the drawn tile and where it fits, then less important facts. What does not fit is shortened or left
 * out, sentence by sentence, the least important first.
 */
export function sceneAltText(t: Translator, scene: BoardScene, options: AltOptions): string {
  const { position, people } = options;
  const names = scene.seats.map(({ name }) => isolatedName(name));
  const namesWithoutColour = people?.now.bare.map(isolatedName) ?? names;
  const earlierNames = people?.lastTurn.plain.map(isolatedName) ?? names;
  const gameSentences =
    position.game.words.sentences?.(t, position, { names, example: options.example !== undefined }) ?? [];
  const context: AltContext = { t, scene, names, namesWithoutColour, earlierNames, gameSentences, ...options };
  const sentences = options.example !== undefined ? exampleSentences(context) : boardSentences(context);
  return shortenedText(sentences, ALT_LIMIT);
}

function boardSentences(context: AltContext): Sentence[] {
  const { t, scene, position, replay, scoringSteps: steps } = context;
  const { turn, over } = scene;
  const game = position.game.words.name(t);
  return [
    ...(replay ? [{ forms: [t('alt.replay', { turn })], importance: 11 }] : []),
    ...(steps !== undefined ? [{ forms: [t('alt.scoring', { steps })], importance: 11 }] : []),
    { forms: draftForms(context), importance: 12 },
    { forms: ghostForms(context), importance: 12 },
    { forms: [over ? winnerWords(context) : moverWords(context)], importance: 14 },
    { forms: placedForms(context), importance: 13 },
    { forms: tintForms(context, 'scored'), importance: 10 },
    { forms: pieceForms(context, 'returned'), importance: 9 },
    { forms: tintForms(context, 'owned'), importance: 9 },
    { forms: seatForms(context), importance: 15 },
    { forms: [over ? t('alt.over', { game }) : t('alt.board', { game, turn })], importance: 6 },
    ...drawnSentences(context),
    { forms: [pileText(t, position)], importance: over ? 0 : 7 },
    ...gameSentencesAfter(context, 'pile'),
    // Names the squares of the tiles that glow in the picture, as the reader has not seen them.
    { forms: unseenForms(context), importance: 9 },
    { forms: pieceForms(context, 'pieces'), importance: 3 },
    ...gameSentencesAfter(context, 'pieces'),
    { forms: [areaWords(context)], importance: 2 },
  ];
}

/** Sentences about the example board of a rule, which has no seats. */
function exampleSentences(context: AltContext): Sentence[] {
  const { t, example } = context;
  return [
    ...(example ? [{ forms: [t('alt.example', { title: example })], importance: 9 }] : []),
    { forms: placedForms(context), importance: 8 },
    { forms: tintForms(context, 'scored'), importance: 7 },
    { forms: tintForms(context, 'owned'), importance: 7 },
    { forms: pieceForms(context, 'pieces'), importance: 5 },
    ...gameSentencesAfter(context, 'pieces'),
    { forms: tileForms(context), importance: 4 },
    ...drawnSentences(context),
    { forms: [areaWords(context)], importance: 1 },
  ];
}

function gameSentencesAfter({ gameSentences }: AltContext, after: PictureSentence['after']): readonly Sentence[] {
  return gameSentences.filter((sentence) => sentence.after === after);
}

function tileWords({ t, position: { game, content } }: AltContext, tile: { tile: string; rotation?: Degrees }): string {
  const { tile: id, ...rotation } = tile;
  return game.words.tile(t, content, { id, ...rotation });
}

function nameList({ t }: AltContext, names: readonly string[], seats: readonly number[]): string {
  return t.list(seats.map((seat) => names[seat]!));
}

function moverWords(context: AltContext): string {
  const { t, scene, position } = context;
  const seat = scene.seats.findIndex(({ toMove }) => toMove);
  if (seat < 0) return t('alt.stopped');
  const colour = t(`colour.${scene.seats[seat]!.colour}`);
  return t('alt.to-move', { name: context.namesWithoutColour[seat]!, colour, toDo: stepWords(t, position, 'to-do') });
}

function winnerWords(context: AltContext): string {
  const { t, scene } = context;
  const winners = scene.seats.flatMap(({ winner }, seat) => (winner ? [seat] : []));
  const points = Math.max(...scene.seats.map(({ score }) => score));
  return t('alt.won', { names: nameList(context, context.names, winners), count: winners.length, points });
}

/** The tiles that are drafts, each in a sentence of its own. */
function draftForms(context: AltContext): string[] {
  const { t, scene } = context;
  const drafts = scene.tiles.filter(({ draft }) => draft);
  if (drafts.length === 0) return [];
  const sentences = (words: (tile: (typeof drafts)[number]) => string) =>
    drafts.map((tile) => t('alt.preview', { tile: words(tile), x: tile.x, y: tile.y, rotation: tile.rotation }));
  const forms = [sentences((tile) => tileWords(context, tile)), sentences(() => t('text.tile-word'))];
  return forms.map((form) => form.join(' '));
}

/** The pieces that can be chosen, each with its letter and the feature that it would stand on. */
function ghostForms({ t, scene, position }: AltContext): string[] {
  const { words } = position.game;
  const named = scene.ghosts.flatMap(({ label, piece, kind, chosen }) =>
    // The meaning of a letter alone is told beside the picture.
    piece === undefined
      ? []
      : t('alt.ghost', {
          label,
          piece: words.piece(t, piece),
          kind: words.kind(t, kind),
          chosen: chosen ? 'yes' : 'no',
        }),
  );
  return named.length > 0 ? [t('alt.ghosts', { pieces: joined(t, named) })] : [];
}

/** The tiles and pieces of the last turn and their player; the shortest form still names the squares. */
function placedForms(context: AltContext): string[] {
  const { t, scene, position } = context;
  const tiles = scene.tiles.filter(({ last }) => last !== undefined).sort((a, b) => a.last! - b.last!);
  const seat = tiles[0]?.seat;
  if (seat === undefined) return [];
  const name = context.earlierNames[seat]!;
  const pieces = scene.pieces.filter(({ last }) => last).map((piece) => standingText(t, position.game.words, piece));
  const full = tiles.map(({ tile, rotation, x, y }) =>
    t('alt.laid.tile', { tile: tileWords(context, { tile, rotation }), x, y }),
  );
  const short = tiles.map(({ x, y }) => t('alt.square', { x, y }));
  return [[...full, ...pieces], [...short, ...pieces], short].map((items) =>
    t('alt.laid', { name, what: joined(t, items) }),
  );
}

function tintForms(context: AltContext, why: Exclude<SceneTint['why'], 'ghost'>): string[] {
  const { t, scene, position } = context;
  const names = why === 'scored' ? context.earlierNames : context.names;
  const tints = scene.tints.filter((tint) => tint.why === why && tint.seats.length > 0);
  return listForms(tints, (named, more) => {
    const features = joined(
      t,
      named.map(({ kind, points, seats }) =>
        t('alt.feature', { kind: position.game.words.kind(t, kind), points, names: nameList(context, names, seats) }),
      ),
    );
    return t(`alt.${why}`, { features, more });
  });
}

/** All seats, the highest score first, with their supply. */
function seatForms(context: AltContext): string[] {
  const { t, scene, position } = context;
  const seats = scene.seats.map((_, seat) => seat).sort((a, b) => scene.seats[b]!.score - scene.seats[a]!.score);
  const supplies = seats.map((seat) => position.game.words.seat?.(t, position, seat).alt ?? []);
  const full = seats.map((seat) => {
    const { colour, score, gained } = scene.seats[seat]!;
    return t('alt.seat', { name: context.namesWithoutColour[seat]!, colour: t(`colour.${colour}`), score, gained });
  });
  const bare = seats.map((seat) => `${context.names[seat]!} ${scene.seats[seat]!.score}`);
  const withForm = (forms: readonly string[], form: number) =>
    forms.map((words, index) => [words, ...supplies[index]!.slice(form, form + 1)].join(', '));
  const shorter = (supplies[0] ?? []).slice(1).map((_, index) => withForm(bare, index + 1));
  return [withForm(full, 0), ...shorter, bare].map((forms) => t('alt.seats', { seats: joined(t, forms) }));
}

/** Squares that no tile fits any more, and how many more there are. */
export function deadSquaresText(t: Translator, squares: readonly Square[], more: number): string {
  const named = squares.map(({ x, y }) => `${x},${y}`);
  return t('alt.dead', { squares: joined(t, named), more });
}

/**
 * The drawn tile and the squares that it fits. Shorter forms name fewer squares: first those of the page that is shown, the
 * nearest to the last tile first.
 */
function drawnSentences(context: AltContext): Sentence[] {
  const { t, scene } = context;
  const sentences: Sentence[] = [];
  if (scene.drawn) {
    sentences.push({ forms: [t('alt.drawn', { tile: tileWords(context, { tile: scene.drawn }) })], importance: 9 });
  }
  sentences.push(...gameSentencesAfter(context, 'drawn'));
  if (scene.dead.length > 0) {
    const lists = listForms(scene.dead, (named, more) => deadSquaresText(t, named, more));
    sentences.push({ forms: lists, importance: 3 });
  }
  if (scene.legal.length === 0) return sentences;
  const from = scene.tiles.findLast(({ last }) => last !== undefined) ?? scene.legal[0]!;
  const distance = ({ x, y }: Square) => Math.abs(x - from.x) + Math.abs(y - from.y);
  const order = new Map(scene.legal.map((square, index) => [square, index]));
  const nearestFirst = [...scene.legal].sort(
    (a, b) => Number(a.elsewhere ?? false) - Number(b.elsewhere ?? false) || distance(a) - distance(b),
  );
  const count = scene.legal.length;
  const isAdvice = scene.legal.some(({ advised }) => advised);
  const lists = listForms(nearestFirst, (named, more) => {
    const squares = [...named]
      .sort((a, b) => order.get(a)! - order.get(b)!)
      .map((square) => legalWords(context, square));
    return t(isAdvice ? 'alt.advised' : 'alt.legal', { count, squares: joined(t, squares), more });
  });
  sentences.push({ forms: [...lists, ...(isAdvice ? [] : [t('alt.legal.count', { count })])], importance: 8 });
  return sentences;
}

/** A numbered square with all rotations that fit, or with the advised rotation and pieces. */
function legalWords({ t, scene, position }: AltContext, square: LegalSquare): string {
  const { label, x, y, rotation, rotations, advised } = square;
  const { words } = position.game;
  // If the squares belong to a decision, there is no drawn tile and no advice.
  const pieces = advised?.map(({ piece, segment }) => {
    const { kind } = tileOf(position.content, scene.drawn!).segments[segment]!;
    return standingText(t, words, { piece, kind });
  });
  const ways = advised && rotation !== undefined ? [rotation] : rotations;
  return [t('alt.legal.square', { label, x, y, rotations: rotationsText(ways) }), ...(pieces ?? [])].join(', ');
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

/** Every piece on the board, or every piece returned in the last turns, with its square, the latest first. */
function pieceForms(context: AltContext, which: 'pieces' | 'returned'): string[] {
  const { t, scene, position } = context;
  const { words } = position.game;
  return listForms([...scene[which]].reverse(), (named, more) => {
    const pieces = named.map(({ seat, piece, kind, square }) =>
      t('alt.piece', {
        name: (which === 'returned' ? context.earlierNames : context.names)[seat]!,
        kind: words.kind(t, kind),
        piece: words.piece(t, piece),
        ...square,
      }),
    );
    return t(`alt.${which}`, { pieces: joined(t, pieces), more });
  });
}

/** The tiles placed before the last turn, the latest first. */
function tileForms(context: AltContext): string[] {
  const { t, scene } = context;
  const earlier = scene.tiles.filter(({ seat, last }) => seat !== undefined && last === undefined).reverse();
  return listForms(earlier, (named, more) => {
    const tiles = named.map(({ tile, rotation, x, y }) =>
      t('alt.laid.tile', { tile: tileWords(context, { tile, rotation }), x, y }),
    );
    return t('alt.tiles', { tiles: joined(t, tiles), more });
  });
}

function areaWords({ t, scene: { area, extent } }: AltContext): string {
  const { x, y, columns, rows } = area;
  return t('alt.area', { extent, left: x, right: x + columns - 1, top: y, bottom: y + rows - 1 });
}
