import { isPaused } from '../app/acts.ts';
import { allowsHints, hintRejection } from '../app/computers.ts';
import { type Draft, draftedTurn, isSameAction, makeDraft, placedActions } from '../app/draft.ts';
import { isOver, type Table } from '../app/table.ts';
import { undoOffer } from '../app/undo.ts';
import type { Degrees } from '../core/ports.ts';
import type { Choice } from '../games/contract/position.ts';
import type { Translator } from '../i18n/translate.ts';
import { gainOf } from '../telling/board/choices.ts';
import { stepWords } from '../telling/board/step.ts';
import { offeredDecisions } from '../telling/turn/decision.ts';
import type { OfferContext } from '../telling/turn/offer.ts';
import { commonEffects, pieceStepText, supplyText } from '../telling/turn/piece-step.ts';
import { type OfferedKind, type OfferedOther, offeredPieces } from '../telling/turn/pieces.ts';
import { offeredSquares } from '../telling/turn/squares.ts';
import { offeredTiles } from '../telling/turn/tiles.ts';
import { statusText } from './moment-page.ts';
import { PAGE_FORMAT } from './page/moment.ts';
import type { TurnAnswer, TurnChoice, TurnWords } from './page/turn.ts';
import {
  deadSquaresOf,
  nextOf,
  offersAtEnd,
  planOf,
  sinceOwnTurn,
  standingOrdersOf,
  type TurnContext,
  voteOf,
} from './seat-facts.ts';
import { draftOf, shortGains, tileLines } from './turn-draft.ts';
import { pageSpeech } from './turn-log.ts';

/** The parts of the answer for one step of a turn. */
type Step = Pick<TurnAnswer, 'step' | 'drawn' | 'prompt' | 'lines' | 'choices' | 'ready'>;

/**
 * The turn of a seat as a page shows it: what can be chosen after a draft, in words without markup.
 *
 * @param draft by default the only square that the drawn tile fits; actions that the rules reject are dropped
 */
export function turnAnswer(context: TurnContext, draft?: Draft): TurnAnswer {
  const { t, table, people, userId, seat, wantsAdvice, planning, isPlan } = context;
  const { game, record, fold, progress } = table;
  const { seats } = game.viewOf(fold.state);
  const about = {
    format: PAGE_FORMAT,
    revision: record.revision,
    you: { seat, name: people.plain[seat]!, colour: seats[seat]!.colour },
    undo: undoOffer(table, seat),
    since: sinceOwnTurn(context),
    words: wordsOf(t),
    ...standingOrdersOf(context),
    ...deadSquaresOf(context),
    ...voteOf(context),
    ...nextOf(context),
  };
  const rest = (state: 'wait' | 'paused' | 'over', prompt: string): TurnAnswer => ({
    ...about,
    state,
    prompt,
    lines: [],
    choices: [],
    tiles: [],
    turns: [],
    draft: '',
    ready: false,
  });
  if (isOver(table)) return { ...rest('over', statusText(t, table, people)), over: offersAtEnd(context) };
  if (isPaused(record)) return rest('paused', pageSpeech(t)('refused.paused'));
  const readers = { names: people.plain, reader: seat };
  if (planning?.ahead && isPlan) {
    const offered = { t, turn: draftedTurn(planning.ahead, userId, draft), readers };
    const words = { ...about.words, confirm: t('plan.confirm'), close: t('web.close') };
    const step = stepOf(offered);
    const lines = [t('plan.heading'), ...step.lines];
    return { ...about, state: 'choose', isPlan, undo: 'no', words, ...step, lines, ...draftOf(offered) };
  }
  if (progress.seat !== seat) return { ...rest('wait', statusText(t, table, people)), ...planOf(context) };
  const offered = { t, turn: draftedTurn(table, userId, draft), readers };
  const hasHints = allowsHints(table) && hintRejection(table, userId) === undefined;
  const hint = hasHints && { hint: t('web.turn.hint') };
  const advises = wantsAdvice && allowsHints(table) && { advises: true as const };
  return { ...about, state: 'choose', ...stepOf(offered), ...draftOf(offered), ...hint, ...advises };
}

function wordsOf(t: Translator): TurnWords {
  return {
    confirm: t('panel.confirm'),
    back: t('panel.back'),
    undo: t('turn.button.undo'),
    askBack: t('web.turn.ask-back'),
    bestFirst: t('web.turn.best-first'),
    sending: t('web.turn.sending'),
    arrived: t('web.turn.arrived'),
    unknown: t('web.turn.unknown'),
    goneOn: t('web.turn.gone-on'),
    thinking: t('web.turn.thinking'),
  };
}

/** The step after the tiles of the draft. */
function stepOf(offered: OfferContext): Step {
  const { turn } = offered;
  const step = turn.choices[0]?.step;
  if (step === 'square') return squareStep(offered);
  if (step === 'tile') return tileStep(offered);
  if (step === 'decision') return decisionStep(offered);
  if (step === undefined && turn.tiles.length === 0) return drawStep(offered);
  return pieceStep(offered);
}

/** A turn that begins without a choice. */
function drawStep({ t, turn: { table } }: OfferContext): Step {
  const opening = table.game.openingAction(table.fold.state);
  const choices = opening ? [{ do: makeDraft(table.game, [opening]), say: t('turn.button.draw') }] : [];
  return { step: 'draw', prompt: t('web.turn.draw'), lines: [], choices, ready: false };
}

/** Every rotation on every square; the best one of each square has its words and effects. */
function squareStep(offered: OfferContext): Step {
  const { t, turn } = offered;
  const { drawn, squares, sharedEffect } = offeredSquares(offered);
  const { after } = turn;
  const own = after.game.words.step?.(t, after, { place: 'panel', commands: '' });
  const indexOf = ({ options: { x, y } }: Choice) =>
    squares.findIndex(({ square }) => square.x === x && square.y === y);
  // In the order of their numbers.
  const inOrder = turn.choices.toSorted((one, other) => indexOf(one) - indexOf(other));
  const choices = inOrder.map((choice): TurnChoice => {
    const square = squares[indexOf(choice)]!;
    const { effect, gains } = square;
    const words = { ...choiceOf(offered, choice, [...placedActions(turn), choice.action]), say: square.words };
    if (!isSameAction(after.game, choice.action, square.best.action)) return words;
    return {
      ...words,
      ...gainAt(after, choice),
      ...(effect && { effect }),
      ...shortGains(offered, gains),
      star: gains.isStarred,
      best: true,
    };
  });
  return {
    step: 'square',
    drawn: after.game.viewOf(after.fold.state).drawn!,
    prompt: t('web.turn.squares', { count: squares.length }),
    lines: [t('draw.drawn', { tile: drawn }), ...(own === undefined ? [] : [own]), ...sharedLines(t, sharedEffect)],
    choices,
    ready: false,
  };
}

/** Every rotation of every tile; the best one of each tile has its effects. */
function tileStep(offered: OfferContext): Step {
  const { t, turn } = offered;
  const { placedTile, tiles, sharedEffect } = offeredTiles(offered);
  const choices = turn.choices.map((choice): TurnChoice => {
    const tile = tiles.find(({ best }) => best.options.tile === choice.options.tile)!;
    const { letter, description, leastGain, gains } = tile;
    const say = t('panel.lettered', { letter, choice: description });
    const words = { ...choiceOf(offered, choice, [...placedActions(turn), choice.action]), say };
    if (!isSameAction(turn.table.game, choice.action, tile.best.action)) return words;
    const effect = leastGain && { effect: leastGain };
    return { ...words, ...gainAt(turn.after, choice), ...effect, star: gains.isStarred, best: true };
  });
  return {
    step: 'tile',
    prompt: stepWords(t, turn.after, 'panel'),
    lines: [
      ...(placedTile === undefined ? [] : [t('draw.drawn', { tile: placedTile })]),
      ...sharedLines(t, sharedEffect),
    ],
    choices,
    ready: false,
  };
}

function decisionStep(offered: OfferContext): Step {
  const { t, turn } = offered;
  const { decisions, sharedEffect } = offeredDecisions(offered);
  const choices = decisions.map(({ choice, name, effect, isChosen }): TurnChoice => {
    const words = { ...choiceOf(offered, choice, [...placedActions(turn), choice.action]), say: name };
    return { ...words, ...gainAt(turn.after, choice), ...(effect && { effect }), chosen: isChosen };
  });
  return {
    step: 'decision',
    prompt: stepWords(t, turn.after, 'panel'),
    lines: [...tileLines(offered), ...sharedLines(t, sharedEffect)],
    choices,
    ready: decisions.some(({ isChosen }) => isChosen),
  };
}

/** The last step: pieces on the last tile, and what can be done besides them or instead. */
function pieceStep(offered: OfferContext): Step {
  const { t } = offered;
  const offer = offeredPieces(offered);
  const supply = supplyText(offered, offer);
  const told = ({ choice, texts, effect, isChosen, draft }: OfferedKind | OfferedOther): TurnChoice => ({
    ...choiceOf(offered, choice, draft),
    say: texts.name,
    ...(effect && { effect }),
    chosen: isChosen,
  });
  const places = offer.places.flatMap(({ place: on, kinds }) =>
    kinds.map((kind) => ({ ...told(kind), on, ...(kinds.length > 1 && { kind: kind.name }) })),
  );
  const others = offer.others.map(
    (other): TurnChoice => ({
      ...told(other),
      ...(other.corner && { on: other.corner, piece: other.choice.onCorner!.piece }),
      ...(other.choice.verb === 'pass' && { none: true }),
      ...(other.allowsPieceToo && { besides: true }),
    }),
  );
  // Choices that cannot be tapped on the board come first, as a phone shows few at once: first of all the one without a piece.
  const choices = [...others.filter(({ none }) => none), ...others.filter(({ none }) => !none), ...places];
  const prompt = choices.length === 0 ? 'web.turn.no-piece' : places.length > 0 ? 'web.turn.pieces' : 'panel.pieces';
  return {
    step: 'piece',
    prompt: pieceStepText(offered) ?? t(prompt),
    lines: [...tileLines(offered), ...(supply === undefined ? [] : [supply]), ...commonEffects(t, offer)],
    choices,
    ready: offer.isReady,
  };
}

/** The parts of the answer for a choice that are the same in every step; `draft` is the draft after it is chosen. */
function choiceOf({ turn: { table } }: OfferContext, choice: Choice, draft: Draft): Omit<TurnChoice, 'say'> {
  const { rotation, tile } = choice.options;
  const { x, y } = choice.square ?? choice.options;
  const isAt = typeof x === 'number' && typeof y === 'number';
  return {
    do: makeDraft(table.game, draft),
    ...(isAt && { at: { x, y, ...(typeof rotation === 'number' && { rotation: rotation as Degrees }) } }),
    ...(tile !== undefined && choice.step === 'tile' && { tile: String(tile) }),
    ...(choice.standing && { piece: choice.standing.piece }),
  };
}

/** The value of a choice to the seat to move, by which a page sorts choices; nothing if hints are switched off. */
function gainAt(table: Table, { action }: Choice): Pick<TurnChoice, 'gain'> {
  return table.record.options.hints ? { gain: gainOf(table, action) } : {};
}

function sharedLines(t: Translator, effect: string | undefined): string[] {
  return effect ? [t('panel.shared', { effect })] : [];
}
