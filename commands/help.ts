import { activeSeatOf, seatOf } from '../src/app/acts.ts';
import { openGameOf } from '../src/app/app.ts';
import { allowsHints, hasOtherPeople } from '../src/app/computers.ts';
import { mayStart } from '../src/app/lobby.ts';
import { computersIn } from '../src/app/lobby-options.ts';
import { pageAddress } from '../src/app/page.ts';
import { serviceState } from '../src/app/service-state.ts';
import { gameHere, isOver, latestTable, optionsHere, type Table, withReaderHints } from '../src/app/table.ts';
import { tableClockOf } from '../src/app/time-limits.ts';
import { questionsOf } from '../src/app/turn.ts';
import { turnBefore } from '../src/app/turn-before.ts';
import { type Answer, type HandlerContext, openGameNames, reject, tablePeople } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { contextOfOwnGame, otherGames, ruleMenu, summaryLines } from '../src/bot/replies/rule-page.ts';
import { button, buttonRows, MAX_ROWS, quietButton } from '../src/bot/write/buttons.ts';
import { voteLink } from '../src/bot/write/game-link.ts';
import { messageText, relativeTimestamp, sectionLines } from '../src/bot/write/message-text.ts';
import { endButtons } from '../src/bot/write/messages/end-message.ts';
import { nextActionLabel } from '../src/bot/write/messages/turn-controls.ts';
import { pausedSince } from '../src/bot/write/messages/turn-message.ts';
import { voteButtons } from '../src/bot/write/messages/vote-buttons.ts';
import { openVoteLine } from '../src/bot/write/messages/vote-message.ts';
import { LEVELS } from '../src/computer/levels.ts';
import { takebackRejection } from '../src/core/fold.ts';
import type { AnyGame } from '../src/games/contract/game.ts';
import type { GameRecord } from '../src/store/records.ts';
import { choiceSections } from '../src/telling/board/choices.ts';
import { nextStep } from '../src/telling/board/step.ts';

/** /help: tells what the user can do in the channel now. */
export const help = {
  name: 'help',
  declaration: command('help').toJSON(),
  needs: 'nothing',
  where: 'anywhere',
  run: helpReply,
} satisfies Feature;

/** Tells what the user can do in the channel now, with buttons for it. */
export async function helpReply(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const result = await latestTable(app, request);
  if (request.place !== 'server' && !result.ok) return directHelp(await contextOfOwnGame(context));
  if (result.ok) return tableHelp(context, withReaderHints(context, result.value));
  if (result.failure.code === 'unknown-rules') reject(result.failure);
  const lobby = openGameOf(request);
  const game = await gameHere(app, request);
  const options = await optionsHere(app, request, game);
  const { lines, buttons } =
    lobby?.status === 'lobby' ? await lobbyHelp(context, lobby, game) : { lines: [say('help.no-game')], buttons: [] };
  return {
    content: messageText(
      [...lines, ...summaryLines(say.t, game, options), say('help.more-rules'), await stateLine(context)],
      3,
    ),
    components: [...buttonRows(buttons), ...ruleMenu(say.t, game, { options, others: otherGames(app, request, game) })],
  };
}

/**
 * Tells what the user can do in direct messages and in servers without the bot, and offers the rules of one of the user's
 * games.
 */
async function directHelp(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const game = await gameHere(app, request);
  const lastLines = [say('help.more-rules'), await stateLine(context)];
  const unseen = request.place === 'elsewhere' ? [say('help.elsewhere')] : [];
  return {
    content: messageText([...unseen, say('help.direct'), say('direct.games'), ...lastLines]),
    components: [
      ...aloneRows(context),
      ...ruleMenu(say.t, game, { options: await optionsHere(app, request, game) }),
    ].slice(0, MAX_ROWS),
  };
}

/** Buttons that begin a game against a computer in direct messages: a row for each game, with the levels. */
function aloneRows({ app, request, say }: HandlerContext) {
  if (request.place !== 'direct') return [];
  return app.games.flatMap(({ ruleSet, words }) =>
    buttonRows(
      LEVELS.map((level) => {
        const label = say('help.alone', { game: (words.shortName ?? words.name)(say.t), level: say(`level.${level}`) });
        return button({ id: 0, revision: 0 }, { verb: 'alone', argument: `${ruleSet}:${level}` }, { label });
      }),
    ),
  );
}

/** Tells when the bot started, or since when its messages are late. */
async function stateLine({ app, say }: HandlerContext): Promise<string> {
  const { upSince, lateSince } = await serviceState(app);
  return lateSince === undefined
    ? say('help.up', { when: relativeTimestamp(upSince) })
    : say('help.late', { when: relativeTimestamp(lateSince) });
}

/** Tells what the user can do in a lobby, which depends on who has joined. */
async function lobbyHelp(context: HandlerContext, lobby: GameRecord, game: AnyGame) {
  const { app, request, say } = context;
  const { seats, options } = lobby;
  const { min } = game.seats;
  const players = (await openGameNames(context)).shown.join(', ');
  const join = button(lobby, { verb: 'join' }, { label: say('lobby.button.join'), style: 'primary' });
  const leave = button(lobby, { verb: 'leave' }, { label: say('lobby.button.leave') });
  const start = button(lobby, { verb: 'start' }, { label: say('lobby.button.start'), style: 'success' });
  if (seatOf(lobby, request.userId) < 0) {
    return seats.length + computersIn(lobby) < options.seats
      ? { lines: [say('help.lobby', { min })], buttons: [join] }
      : { lines: [say('help.lobby.full', { players })], buttons: [] };
  }
  if (seats.length + computersIn(lobby) < min) return { lines: [say('help.lobby.alone')], buttons: [leave] };
  const buttons = mayStart(lobby, request.userId, app.now()) ? [start, leave] : [leave];
  return { lines: [say('help.lobby.ready', { players })], buttons };
}

async function tableHelp(context: HandlerContext, table: Table): Promise<Answer> {
  const { app, request, say } = context;
  const { record, game, fold, progress } = table;
  const people = await tablePeople(context, table);
  const seat = activeSeatOf(record, request.userId);
  const over = isOver(table);
  const paused = over ? undefined : pausedSince(table);
  const isMine = seat === progress.seat && !over && paused === undefined;
  const mayUndo = seat >= 0 && !over && paused === undefined && takebackRejection(game, fold, seat) === undefined;
  const mayAsk = seat >= 0 && !over && paused === undefined && turnBefore(table, seat) !== undefined;
  const name = people.shown[progress.seat]!;
  const lines = over
    ? [say('help.over'), say('help.proof')]
    : paused !== undefined
      ? [say('turn.paused', { name, since: paused })]
      : isMine
        ? [say('status.yours', { next: nextStep(say, table) }), ...sectionLines(choiceSections(say, table, people))]
        : seat >= 0
          ? [say('help.waiting', { name })]
          : [say('help.watching'), say('help.to-move', { name })];
  if (mayUndo) lines.push(say(isMine ? 'status.undo' : 'help.undo'));
  if (mayAsk) lines.push(say('help.undo.ask'));
  if (!over)
    lines.push(
      ...openVoteLine(say, record, { clock: await tableClockOf(app, record), link: await voteLink(app, record) }),
    );
  const inBrowser = app.webOrigin === undefined ? [] : [say('web.help')];
  const orders = seat >= 0 && !over && questionsOf(table).length > 0 ? [say('help.orders')] : [];
  const hint = seat >= 0 && !over && allowsHints(table) ? [say('help.hint')] : [];
  const lastLines = [
    say('help.always'),
    ...inBrowser,
    say('help.more'),
    ...orders,
    ...hint,
    say('help.more-rules'),
    await stateLine(context),
  ];
  const label = nextActionLabel(say.t, table);
  const tableButtons = [
    ...(isMine ? [button(record, { verb: 'draw' }, { label, style: 'primary' })] : []),
    ...(mayUndo || mayAsk ? [button(record, { verb: 'undo' }, { label: say('turn.button.undo') })] : []),
    ...(paused !== undefined && seat >= 0 ? voteButtons(say, record.id, [{ subject: 'resume' }]) : []),
    button(record, { verb: 'board' }, { label: say('turn.button.board') }),
    button(record, { verb: 'tiles' }, { label: say('turn.button.tiles') }),
    // In direct messages there is no /resign.
    ...(request.place === 'direct' && seat >= 0 && !over
      ? [button(record, { verb: 'resign', argument: 'ask' }, { label: say('resign.button') })]
      : []),
    ...(isMine && hasOtherPeople(record, seat) ? [quietButton(say.t, record, progress.turn)] : []),
  ];
  const buttons = over ? endButtons(say, record, await pageAddress(app, record)) : buttonRows(tableButtons);
  return {
    content: messageText([...lines, ...lastLines], lastLines.length),
    components: [...buttons, ...ruleMenu(say.t, game, { options: record.options.chosen ?? {} })],
  };
}
