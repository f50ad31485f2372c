import { type Draft, makeDraft } from '../../app/draft.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import type { Reply } from '../handlers/command.ts';
import { pictureReply } from '../handlers/picture-reply.ts';
import { segmentsWith } from '../present/board/board-request.ts';
import { toldEffects } from '../present/board/choices.ts';
import { button, buttonRows } from '../present/buttons.ts';
import { messageText } from '../present/message-text.ts';
import { backButtons, draftFile, isOnlyWay, marked, type Panel, pieceLetters, turningButtons } from './panel-draft.ts';

/** A choice of the last step: its name in the list and on its button, both with the letter of its ghost. */
interface PieceChoice {
  readonly choice: Choice;
  readonly ghost: PieceGhost | undefined;
  readonly isChosen: boolean;
  readonly name: string;
  readonly label: string;
  readonly effect: string | undefined;
}

/** The last step: the rotations of the last tile, the pieces that may stand on it, and the confirmation. */
export async function piecesPanel(panel: Panel, news: readonly string[]): Promise<Reply> {
  const { context, table, people, draft, after, tiles } = panel;
  const { say } = context;
  const { record, game } = table;
  const text = (...actions: Draft) => makeDraft(game, actions);
  const placed = tiles.map(({ choice }) => choice.action);
  const chosen = draft.length > tiles.length ? draft.at(-1) : undefined;
  const { shared, own } = toldEffects(say.t, after, { names: people.plain, choices: panel.choices });
  const choices = pieceChoices(panel, own);
  const noPiece = game.words.noPiece?.(say.t, { before: tiles.at(-1)?.before ?? table, after });
  const what = choices.length > 0 ? game.words.seat?.(say.t, after, after.progress.seat).score : undefined;
  const lines = [
    ...news,
    ...tileLines(panel),
    // The picture of pieces has no room for what is left of them.
    ...(what === undefined ? [] : [say('panel.have', { what })]),
    ...(choices.length > 0 ? [say('panel.pieces')] : noPiece ? [noPiece] : []),
    ...(shared ? [say('panel.shared', { effect: shared })] : []),
    ...choices.map(({ name, isChosen, effect }) => {
      const before = isChosen ? `**${name}**` : name;
      return `- ${effect ? say('text.dash', { before, after: effect }) : before}`;
    }),
  ];
  const isReady = choices.length === 0 || chosen !== undefined;
  const confirm = button(
    record,
    { verb: 'confirm', argument: text(...draft) },
    { label: say('panel.confirm'), style: 'success', disabled: !isReady },
  );
  const reply = {
    content: messageText(lines, 0),
    components: [
      ...buttonRows(
        choices.map(({ choice, label, isChosen }) =>
          button(
            record,
            { verb: 'choose', argument: text(...placed, choice.action) },
            { label, style: isChosen ? 'primary' : 'secondary' },
          ),
        ),
      ),
      ...buttonRows([confirm, ...backButtons(panel), ...turningButtons(panel)]),
    ],
  };
  const ghosts = choices.flatMap(({ ghost }) => ghost ?? []);
  return pictureReply(say, { picture: draftFile(panel, ghosts), reply });
}

function pieceChoices(panel: Panel, effects: readonly (string | undefined)[]): PieceChoice[] {
  const { context, draft, after, tiles } = panel;
  const { say } = context;
  const { game, record } = after;
  const chosen = draft.length > tiles.length ? game.makeAction(draft.at(-1)!) : undefined;
  const features = panel.choices.some(({ standing }) => standing) ? (game.features?.(after.fold.state) ?? []) : [];
  const letters = pieceLetters(panel.choices);
  const shorts = panel.choices.map((choice) => game.words.button?.(say.t, after, choice));
  return panel.choices.map((choice, at) => {
    const { standing } = choice;
    const isChosen = game.makeAction(choice.action) === chosen;
    const ghost = standing && {
      ...standing,
      label: letters.get(choice)!,
      segments: segmentsWith(features, { tile: standing.tile, segment: standing.segment }),
      chosen: isChosen,
    };
    const lettered = (words: string) =>
      marked(context, ghost ? say('panel.lettered', { letter: ghost.label, choice: words }) : words, isChosen);
    const name = game.words.choice(say.t, after, choice);
    // What two places are equally worth does not tell them apart; their sides do.
    const isShort = record.options.hints && shorts.filter((one) => one === shorts[at]).length === 1;
    const short = isShort ? shorts[at] : undefined;
    return { choice, ghost, isChosen, name: lettered(name), label: lettered(short ?? name), effect: effects[at] };
  });
}

/** What is drafted, tile by tile. */
function tileLines({ context, table, tiles }: Panel): string[] {
  const { say } = context;
  const { words } = table.game;
  return tiles.map(({ choice, before, placed }) => {
    const { tile: id, x, y, rotation } = placed;
    const where = words.where?.(say.t, choice) ?? say('panel.at', { x, y });
    const told = { tile: words.tile(say.t, before.content, { id, rotation }), where };
    return say(isOnlyWay(table, choice) ? 'panel.only' : 'panel.preview', told);
  });
}
