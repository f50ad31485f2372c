import { seatOf, type Table } from '../app/table.ts';
import type { Choice } from '../games/position.ts';
import type { PlacedTile } from '../games/view.ts';
import { button, buttonRows, MENU_OPTIONS, type MenuOption, menu, menuRow } from './buttons.ts';
import { type HandlerContext, peopleAt, type Reply, seenBy } from './command.ts';
import { decisionPanel } from './decision-panel.ts';
import { type Draft, makeDraft, tableAfter } from './draft.ts';
import { pageButtons } from './panel-pages.ts';
import { pictureReply } from './picture-reply.ts';
import { boardFile } from './present/board.ts';
import { legalSquares } from './present/board-request.ts';
import { effectOf, gainOf } from './present/choices.ts';
import { messageText } from './present/message-text.ts';
import type { People } from './present/people.ts';
import { privateLook } from './present/private-look.ts';
import { stepWords } from './present/step.ts';

/** Contents of a panel: a table, the draft on it, and the page of a long menu. */
interface Panel {
  readonly context: HandlerContext;
  readonly table: Table;
  readonly people: People;
  readonly draft: Draft;
  /** Table after the tiles of the draft. */
  readonly after: Table;
  /** Choices after the tiles of the draft; none where they end the turn. */
  readonly choices: readonly Choice[];
  /** The tiles of the draft, each with the table that it was chosen at. */
  readonly tiles: readonly { readonly choice: Choice; readonly before: Table }[];
}

/**
 * The private panel for playing a turn by buttons and menus: first the squares, then a preview of the tile with its
 * rotations, the pieces, and a button that commits tile and piece together.
 *
 * @param draft the choices so far; a draft that the rules reject is dropped
 * @param page of a long menu, from 0
 * @param news what has just happened, line by line
 */
export async function panelReply(
  context: HandlerContext,
  found: Table,
  choice: { draft?: Draft; page?: number; news?: readonly string[] } = {},
) {
  const table = seenBy(context, found);
  const people = await peopleAt(context.app, table);
  const isOwn = seatOf(table.game, context.request.userId) === table.progress.seat;
  const draft = choice.draft ?? onlyWay(table);
  const drafted = isOwn ? draftedTiles(table, context.request.userId, draft) : undefined;
  const after = drafted?.after ?? table;
  const panel: Panel = {
    context,
    table,
    people,
    draft: drafted ? draft : [],
    after,
    // Once the draft ends the turn, what follows is for somebody else to choose, or for another draft.
    choices: after.progress.turn === table.progress.turn ? choicesAt(after) : [],
    tiles: drafted?.tiles ?? [],
  };
  const step = panel.choices[0]?.step;
  const { page = 0, news = [] } = choice;
  if (step === 'decision') {
    const placed = panel.tiles.map((tile) => tile.choice.action);
    const chosen = panel.draft[placed.length];
    return decisionPanel({ context, people, after, choices: panel.choices, placed, chosen, news, page });
  }
  if (step === 'square') return squaresPanel(panel, page, news);
  if (step === 'tile') return tilesPanel(panel);
  return piecesPanel(panel, news);
}

function choicesAt({ rules, fold }: Table): readonly Choice[] {
  return rules.choices(fold.state);
}

/** The tiles of a draft with the table after them; undefined where the rules reject it. */
function draftedTiles(table: Table, userId: string, draft: Draft): Pick<Panel, 'tiles' | 'after'> | undefined {
  const tiles: { choice: Choice; before: Table }[] = [];
  let after = table;
  for (const action of draft) {
    const text = table.rules.makeAction(action);
    const choice = choicesAt(after).find((one) => table.rules.makeAction(one.action) === text);
    const next = choice && tableAfter(after, userId, [action]);
    if (!next) return undefined;
    if (choice.step === 'piece' || choice.step === 'decision') break;
    tiles.push({ choice, before: after });
    after = next;
  }
  return { tiles, after };
}

/** If the drawn tile fits on one square only, that square is drafted at once. */
function onlyWay(table: Table): Draft {
  const [first, ...others] = choicesAt(table);
  return first?.step === 'square' && others.every((other) => isSamePlace(other, first)) ? [first.action] : [];
}

function isOnlyWay(table: Table, { step }: Choice): boolean {
  return step === 'square' && onlyWay(table).length > 0;
}

async function squaresPanel({ context, table, people }: Panel, page: number, news: readonly string[]): Promise<Reply> {
  const { say } = context;
  const { game, rules } = table;
  const { hints } = game.options;
  const choices = choicesAt(table);
  const squares = legalSquares(table);
  const pages = Math.ceil(squares.length / MENU_OPTIONS);
  const at = Math.max(0, Math.min(page, pages - 1));
  const shown = squares.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS);
  const options = shown.map(({ label, x, y }): MenuOption => {
    const ways = choices.filter(({ options: own }) => own.x === x && own.y === y);
    const best = hints ? bestChoice(table, ways) : ways[0]!;
    return {
      label: say('panel.square', { number: label, x, y }),
      value: makeDraft(rules, [best.action]),
      ...(hints ? { description: effectOf(say.t, table, people.plain, best.action) } : {}),
    };
  });
  const paging = buttonRows(pageButtons(say, game, { at, pages }));
  const look = { ...privateLook(context, table), legal: squares, focus: true };
  const reply = {
    content: messageText([
      ...news,
      say('draw.drawn', { tile: drawnWords(context, table) }),
      say('panel.squares', { count: squares.length }),
    ]),
    components: [
      menuRow(menu(game, { verb: 'choose' }, { placeholder: say('panel.squares.menu'), options })),
      ...paging,
    ],
  };
  return pictureReply(say, { picture: boardFile(say.t, table, people.plain, look), reply });
}

/** One of several tiles to choose, with its rotation. */
async function tilesPanel(panel: Panel): Promise<Reply> {
  const { context, table, people, draft, after, choices } = panel;
  const { say } = context;
  const { game, rules, content } = table;
  const { tile } = lastPlaced(after);
  const options = choices.map(
    (choice): MenuOption => ({
      label: rules.words.choice(say.t, after, choice),
      value: makeDraft(rules, [...draft, choice.action]),
      ...(game.options.hints ? { description: effectOf(say.t, after, people.plain, choice.action) } : {}),
    }),
  );
  const placed = rules.words.tile(say.t, content, { id: tile });
  const reply = {
    content: messageText([say('draw.drawn', { tile: placed }), stepWords(say.t, after, 'panel')]),
    components: [
      menuRow(menu(game, { verb: 'choose' }, { placeholder: stepWords(say.t, after, 'menu'), options })),
      ...buttonRows([...turnings(panel), ...backButton(panel)]),
    ],
  };
  return pictureReply(say, { picture: previewFile(panel), reply });
}

/** The last step: the rotations of the last tile, the pieces that may stand on it, and the confirmation. */
async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, table, people, draft, after, tiles } = panel;
  const { say } = context;
  const { game, rules } = table;
  const { hints } = game.options;
  const text = (...actions: Draft) => makeDraft(rules, actions);
  const placed = tiles.map(({ choice }) => choice.action);
  const chosen = draft.length > tiles.length ? draft.at(-1) : undefined;
  const choosing = panel.choices.length > 0;
  const isChosen = ({ action }: Choice) => chosen !== undefined && text(chosen) === text(action);
  const choices = panel.choices.map((choice) => ({
    choice,
    effect: effectOf(say.t, after, people.plain, choice.action),
    label: marked(context, rules.words.choice(say.t, after, choice), isChosen(choice)),
  }));
  const lines = [
    ...news,
    ...tiles.map(({ choice, before }) =>
      say(isOnlyWay(table, choice) ? 'panel.only' : 'panel.preview', placedWords(panel, before, choice)),
    ),
    ...(choosing ? [say('panel.pieces')] : rules.words.noPiece ? [rules.words.noPiece(say.t, after)] : []),
    ...choices.map(({ choice, label, effect }) => {
      const name = isChosen(choice) ? `**${label}**` : label;
      return `- ${hints ? say('text.dash', { before: name, after: effect }) : name}`;
    }),
  ];
  const ready = !choosing || chosen !== undefined;
  const reply = {
    content: messageText(lines, 0),
    components: [
      ...buttonRows(turnings(panel)),
      ...buttonRows(
        choices.map(({ choice, label }) =>
          button(
            game,
            { verb: 'choose', argument: text(...placed, choice.action) },
            { label, style: isChosen(choice) ? 'primary' : 'secondary' },
          ),
        ),
      ),
      ...buttonRows([
        button(
          game,
          { verb: 'confirm', argument: text(...draft) },
          { label: say('panel.confirm'), style: 'success', disabled: !ready },
        ),
        ...backButton(panel),
      ]),
    ],
  };
  return pictureReply(say, { picture: previewFile(panel), reply });
}

/** The board with the last tile as a ghost where it would lie. */
async function previewFile({ context, table, people, after, tiles }: Panel) {
  const { t } = context.say;
  const last = tiles.at(-1);
  const { tile, x, y, rotation } = lastPlaced(after);
  const look = { ...privateLook(context, table), focus: true };
  const shown = last ? { ...look, ghost: { tile, x, y, rotation } } : look;
  return boardFile(t, last?.before ?? after, people.plain, shown);
}

/** Buttons for the other rotations in which the last tile fits where it lies. */
function turnings({ context, table, tiles }: Panel) {
  const { say } = context;
  const last = tiles.at(-1);
  const ways = last ? choicesAt(last.before).filter((choice) => isSamePlace(choice, last.choice)) : [];
  if (!last || ways.length < 2) return [];
  const earlier = tiles.slice(0, -1).map(({ choice }) => choice.action);
  return ways.map(({ action, options }) => {
    const isNow = options.rotation === last.choice.options.rotation;
    return button(
      table.game,
      { verb: 'choose', argument: makeDraft(table.rules, [...earlier, action]) },
      {
        label: marked(context, say('panel.rotation', { rotation: options.rotation! }), isNow),
        style: isNow ? 'primary' : 'secondary',
      },
    );
  });
}

function backButton({ context, table, tiles }: Panel) {
  const last = tiles.at(-1);
  if (!last || isOnlyWay(table, last.choice)) return [];
  const argument = makeDraft(
    table.rules,
    tiles.slice(0, -1).map(({ choice }) => choice.action),
  );
  // The draft before the first tile is a page of squares again.
  return [
    button(table.game, argument === '' ? { verb: 'panel', argument: '0' } : { verb: 'choose', argument }, {
      label: context.say('panel.back'),
    }),
  ];
}

function placedWords({ context, after }: Panel, before: Table, choice: Choice) {
  const { t } = context.say;
  const { words } = before.rules;
  const { x, y, tile } = choice.options;
  const rotation = choice.options.rotation as PlacedTile['rotation'];
  const id = choice.step === 'tile' ? String(tile) : before.rules.viewOf(before.fold.state).drawn!;
  const last = lastPlaced(after);
  const where = words.where?.(t, choice) ?? t('panel.at', { x: x ?? last.x, y: y ?? last.y });
  return { tile: words.tile(t, before.content, { id, rotation }), rotation, where };
}

function drawnWords({ say }: HandlerContext, { rules, content, fold }: Table): string {
  return rules.words.tile(say.t, content, { id: rules.viewOf(fold.state).drawn! });
}

function lastPlaced({ rules, fold }: Table): PlacedTile {
  return rules.viewOf(fold.state).tiles.at(-1)!;
}

/** The choice that brings most at once; the first where they bring the same. */
function bestChoice(table: Table, choices: readonly Choice[]): Choice {
  if (choices.length === 1) return choices[0]!;
  const gains = choices.map(({ action }) => gainOf(table, action));
  return choices[gains.indexOf(Math.max(...gains))]!;
}

/** The label of a choice, with a sign where it is the one chosen: a colour alone is not heard. */
function marked({ say }: HandlerContext, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

/** Whether two choices put the same tile on the same square, in whatever rotation. */
function isSamePlace(one: Choice, other: Choice): boolean {
  return (
    one.step === other.step && (['x', 'y', 'tile'] as const).every((name) => one.options[name] === other.options[name])
  );
}
