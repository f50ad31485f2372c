import { seatOf, type Table } from '../app/table.ts';
import { type Action, legalActions, legalPlacements, preview, viewFor } from '../engine/index.ts';
import { button, buttonRows, MENU_OPTIONS, type MenuOption, menu, menuRow } from './buttons.ts';
import { type Asking, peopleAt, type Reply, seenBy } from './command.ts';
import { type Draft, makeDraft, tableAfter } from './draft.ts';
import { pictureReply } from './picture-reply.ts';
import { boardFile } from './present/board.ts';
import { legalSquares } from './present/board-request.ts';
import { doubleName, effectOf, pieceChoices } from './present/choices.ts';
import { messageText } from './present/message.ts';
import type { People } from './present/people.ts';
import { privateLook } from './present/private-look.ts';
import { describeTile } from './present/tile.ts';

type Placing = Extract<Action, { type: 'place' | 'double' }>;

/** What a panel shows: a table, what was drafted on it, and which page of a long menu. */
interface Panel {
  readonly asking: Asking;
  readonly table: Table;
  readonly people: People;
  readonly draft: Draft;
  /** The table after the tiles of the draft. */
  readonly after: Table;
}

/**
 * The private panel with which a turn is played by tapping: squares to choose from, then the tile as it would lie with
 * its rotations, the pieces, and a button that commits tile and piece together.
 *
 * @param draft what was chosen so far; one that the rules refuse is dropped
 * @param page of the menu of squares, from 0
 */
export async function panelReply(asking: Asking, found: Table, choice: { draft?: Draft; page?: number } = {}) {
  const table = seenBy(asking, found);
  const people = await peopleAt(asking.app, table);
  const wanted = choice.draft ?? onlyWay(table);
  const isOwn = seatOf(table.game, asking.request.userId) === table.fold.state.seat;
  const tiles = wanted.filter(isPlacing);
  const after = isOwn ? tableAfter(table, asking.request.userId, tiles) : undefined;
  const panel = { asking, table, people, draft: after ? wanted : [], after: after ?? table };
  const { phase } = panel.after.fold.state;
  if (phase === 'place') return squaresPanel(panel, choice.page ?? 0);
  if (phase === 'double') return doublesPanel(panel);
  return piecesPanel(panel);
}

/** Where the drawn tile can lie on one square only, as tiles of the river do, there is no square to choose. */
function onlyWay({ fold: { state } }: Table): Draft {
  const [first, ...others] = state.phase === 'place' ? legalPlacements(state) : [];
  return first && others.every((other) => isSamePlace(other, first)) ? [first] : [];
}

function isOnlyWay(table: Table, { type }: Placing): boolean {
  return type === 'place' && onlyWay(table).length > 0;
}

async function squaresPanel({ asking, table, people }: Panel, page: number): Promise<Reply> {
  const { say } = asking;
  const { game } = table;
  const { hints } = game.options;
  const squares = legalSquares(table);
  const pages = Math.ceil(squares.length / MENU_OPTIONS);
  const at = Math.max(0, Math.min(page, pages - 1));
  const shown = squares.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS);
  const options = shown.map(({ label, x, y, rotations }): MenuOption => {
    const ways = rotations.map((rotation) => ({ type: 'place' as const, x, y, rotation }));
    const best = hints ? bestPlacement(table, ways) : ways[0]!;
    return {
      label: say('panel.square', { number: label, x, y }),
      value: makeDraft([best]),
      ...(hints ? { description: effectOf(say.t, table, people.plain, best) } : {}),
    };
  });
  const turnPage = (to: number, key: 'panel.page.before' | 'panel.page.after') =>
    to >= 0 && to < pages
      ? [button(game, { verb: 'panel', argument: String(to) }, { label: say(key, { page: to + 1, pages }) })]
      : [];
  const paging = buttonRows([...turnPage(at - 1, 'panel.page.before'), ...turnPage(at + 1, 'panel.page.after')]);
  const tile = describeTile(say.t, table.set, drawnTile(table));
  const look = { ...privateLook(asking, table), legal: squares, focus: true };
  const reply = {
    content: messageText([say('draw.drawn', { tile }), say('panel.squares', { count: squares.length })]),
    components: [
      menuRow(menu(game, { verb: 'choose' }, { placeholder: say('panel.squares.menu'), options })),
      ...paging,
    ],
  };
  return pictureReply(say, { picture: boardFile(say.t, table, people.plain, look), reply });
}

async function doublesPanel({ asking, table, people, draft, after }: Panel): Promise<Reply> {
  const { say } = asking;
  const { hints } = table.game.options;
  // A double follows the drawn tile at once.
  const bang = viewFor(after.fold.state).tiles.at(-1)!.tile;
  const options = legalActions(after.fold.state).flatMap((action): MenuOption[] =>
    action.type !== 'double'
      ? []
      : [
          {
            label: say('panel.double', { tile: doubleName(say.t, table, action.tile), rotation: action.rotation }),
            value: makeDraft([...draft, action]),
            ...(hints ? { description: effectOf(say.t, after, people.plain, action) } : {}),
          },
        ],
  );
  const reply = {
    content: messageText([say('draw.drawn', { tile: describeTile(say.t, table.set, bang) }), say('panel.doubles')]),
    components: [
      menuRow(menu(table.game, { verb: 'choose' }, { placeholder: say('panel.doubles.menu'), options })),
      ...buttonRows([...turnings({ asking, table, people, draft, after }), ...backButton({ asking, table, draft })]),
    ],
  };
  return pictureReply(say, { picture: previewFile({ asking, table, people, draft, after }), reply });
}

/** The last step: the rotations of what was laid last, the pieces that may stand on it, and the confirmation. */
async function piecesPanel(panel: Panel): Promise<Reply> {
  const { asking, table, people, draft, after } = panel;
  const { say } = asking;
  const { game } = table;
  const { hints } = game.options;
  const tiles = draft.filter(isPlacing);
  const chosen = draft.find((action) => !isPlacing(action));
  const choosing = after.fold.state.phase === 'piece';
  const pieces = choosing ? pieceChoices(say.t, after, people.plain) : [];
  const isChosen = (action: Action) => chosen !== undefined && makeDraft([chosen]) === makeDraft([action]);
  const choices = [
    ...pieces.map(({ piece, on, place, effect }) => ({
      action: { type: piece, on } as Action,
      name: say(`panel.${piece}`, { place }),
      effect,
    })),
    ...(choosing
      ? [
          {
            action: { type: 'boat' } as Action,
            name: say('panel.boat'),
            effect: effectOf(say.t, after, people.plain, { type: 'boat' }),
          },
        ]
      : []),
  ].map(({ name, ...choice }) => ({ ...choice, label: marked(asking, name, isChosen(choice.action)) }));
  const lines = [
    ...tiles.map((action) =>
      say(isOnlyWay(table, action) ? 'panel.only' : 'panel.preview', placedWords(asking, table, action)),
    ),
    ...(choosing ? [say('panel.pieces')] : [say('panel.no-piece')]),
    ...choices.map(({ action, label, effect }) => {
      const choice = isChosen(action) ? `**${label}**` : label;
      return `- ${hints ? say('panel.choice', { choice, effect }) : choice}`;
    }),
  ];
  const ready = !choosing || chosen !== undefined;
  const reply = {
    content: messageText(lines, 0),
    components: [
      ...buttonRows(turnings(panel)),
      ...buttonRows(
        choices.map(({ action, label }) =>
          button(
            game,
            { verb: 'choose', argument: makeDraft([...tiles, action]) },
            { label, style: isChosen(action) ? 'primary' : 'secondary' },
          ),
        ),
      ),
      ...buttonRows([
        button(
          game,
          { verb: 'confirm', argument: makeDraft(draft) },
          { label: say('panel.confirm'), style: 'success', disabled: !ready },
        ),
        ...backButton(panel),
      ]),
    ],
  };
  return pictureReply(say, { picture: previewFile(panel), reply });
}

/** The board with the tile laid last as a ghost where it would lie. */
async function previewFile({ asking, table, people, draft, after }: Panel) {
  const { t } = asking.say;
  const tiles = draft.filter(isPlacing);
  const before = tableAfter(table, asking.request.userId, tiles.slice(0, -1));
  const last = viewFor(after.fold.state).tiles.at(-1)!;
  const isDrafted = before !== undefined && tiles.length > 0;
  const { tile, x, y, rotation } = last;
  const look = { ...privateLook(asking, table), focus: true };
  const shown = isDrafted ? { ...look, ghost: { tile, x, y, rotation } } : look;
  return boardFile(t, isDrafted ? before : after, people.plain, shown);
}

/** Buttons for the other rotations in which the tile laid last fits where it lies. */
function turnings({ asking, table, draft }: Panel) {
  const { say, request } = asking;
  const tiles = draft.filter(isPlacing);
  const last = tiles.at(-1);
  if (!last) return [];
  const before = tableAfter(table, request.userId, tiles.slice(0, -1));
  const ways = before ? legalActions(before.fold.state).filter((action) => isSamePlace(action, last)) : [];
  if (ways.length < 2) return [];
  return ways.map((way) =>
    button(
      table.game,
      { verb: 'choose', argument: makeDraft([...tiles.slice(0, -1), way]) },
      {
        label: marked(asking, say('panel.rotation', { rotation: way.rotation }), way.rotation === last.rotation),
        style: way.rotation === last.rotation ? 'primary' : 'secondary',
      },
    ),
  );
}

function backButton({ asking, table, draft }: Pick<Panel, 'asking' | 'table' | 'draft'>) {
  const tiles = draft.filter(isPlacing);
  const last = tiles.at(-1);
  if (!last || isOnlyWay(table, last)) return [];
  const argument = makeDraft(tiles.slice(0, -1));
  // The draft before the first tile is a page of squares again.
  return [
    button(table.game, argument === '' ? { verb: 'panel', argument: '0' } : { verb: 'choose', argument }, {
      label: asking.say('panel.back'),
    }),
  ];
}

function placedWords({ say }: Asking, table: Table, action: Placing) {
  const { rotation } = action;
  const id = action.type === 'double' ? action.tile : drawnTile(table);
  const tile = describeTile(say.t, table.set, id, rotation);
  return action.type === 'double'
    ? { tile, rotation, where: say('panel.river') }
    : { tile, rotation, where: say('panel.at', { x: action.x, y: action.y }) };
}

/** The placement that brings most at once; the first where they bring the same. */
function bestPlacement(table: Table, placements: readonly Placing[]): Placing {
  if (placements.length === 1) return placements[0]!;
  const gains = placements.map((placement) => gainOf(table, placement));
  return placements[gains.indexOf(Math.max(...gains))]!;
}

function gainOf({ fold: { state } }: Table, action: Placing): number {
  const { closes, events } = preview(state, action);
  const steps = events.reduce(
    (sum, event) => sum + (event.type === 'sailed' && event.seat === state.seat ? event.steps : 0),
    0,
  );
  const points = closes.reduce((sum, { points: worth, seats }) => {
    if (seats.length === 0) return sum + worth;
    return sum + (seats.includes(state.seat) ? worth : -worth);
  }, 0);
  return points + steps;
}

/** The label of a choice, with a sign where it is the one chosen: a colour alone is not heard. */
function marked({ say }: Asking, choice: string, isChosen: boolean): string {
  return isChosen ? say('panel.chosen', { choice }) : choice;
}

function isPlacing(action: Action): action is Placing {
  return action.type === 'place' || action.type === 'double';
}

function isSamePlace(action: Action, last: Placing): action is Placing {
  if (action.type === 'place' && last.type === 'place') return action.x === last.x && action.y === last.y;
  return action.type === 'double' && last.type === 'double' && action.tile === last.tile;
}

function drawnTile({ fold: { state } }: Table): string {
  return state.set.tiles[state.tile]!.id;
}
