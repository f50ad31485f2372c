import { channelMention, type User, userMention } from 'discord.js';
import { defaultGame, gameOf } from '../../app/app.ts';
import { PACE_WITH_TIME_BANK } from '../../app/clock.ts';
import { openLobby, otherGames, startOpened, tooManyGames } from '../../app/lobby.ts';
import { completeOptions } from '../../app/lobby-options.ts';
import { parseTimeZone } from '../../app/time-zones.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import { type GameRecord, LATE_ACTIONS, TELLING_MODES } from '../../store/records.ts';
import { type Answer, reject, requireGuildId, valueOrReject } from '../handlers/command.ts';
import type { TypedOptions } from '../handlers/feature.ts';
import { missingPermissions } from '../handlers/permissions.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { mayAnnounce, type OpeningContext, openLobbyInThread, parentOfThreads, threadParent } from './game-thread.ts';
import { newGameArgument } from './new-game-argument.ts';
import { noTimeZone } from './remind.ts';

/**
 * Opens a lobby for a game, in the channel or in a new thread; the user owns it. The game starts at once if all other seats are
 * for computers.
 *
 * Each possible obstacle is checked in turn and has its own reply.
 *
 * @param typed options of /new
 */
export async function newGameReply(context: OpeningContext, typed: TypedOptions): Promise<Answer> {
  const { app, interaction, request, say } = context;
  const gameOptionNames = new Set(app.games.flatMap((one) => Object.keys(one.options)));
  const typedGameOptions = Object.entries(typed).filter(([name]) => gameOptionNames.has(name));
  // Without the option `game`, the first game that has all the typed options is meant.
  const impliedGame =
    app.games.find(({ options }) => typedGameOptions.every(([name]) => name in options)) ?? defaultGame(app);
  const game = gameOf(app, text(typed.game)) ?? impliedGame;
  const chosen = valueOrReject(completeOptions(game, Object.fromEntries(typedGameOptions)));
  const tiles = text(typed.tiles);
  const bank = number(typed.bank) ?? 0;
  const pace = number(typed.pace) || (bank > 0 ? PACE_WITH_TIME_BANK : 0);
  const late = LATE_ACTIONS.find((one) => one === typed.late);
  if (late !== undefined && pace === 0) reject(say('refused.late-without-pace'));
  const typedZone = text(typed.weekends);
  const weekends = typedZone === undefined ? undefined : parseTimeZone(typedZone);
  if (typedZone !== undefined && weekends === undefined) reject(noTimeZone(say, typedZone, app.now()));
  const isDirect = request.place === 'direct';
  const turnsTold = TELLING_MODES.find((one) => one === typed.told) ?? (isDirect ? 'end' : undefined);
  const language = text(typed.language);
  // In direct messages nobody else can join.
  const typedSeats = isDirect ? seatsAlone(game, typed) : number(typed.seats);
  const seats = typedSeats ?? game.seats.max;
  const computers = isDirect ? seats - 1 : Math.min(number(typed.computers) ?? 0, seats - 1);
  if (turnsTold === 'end' && computers === 0) reject({ code: 'not-alone' });
  const content = app.library.contentFor(game, chosen ?? {}, tiles);
  if (!content) reject({ code: 'content-not-offered', game });
  const reason = game.optionsRejection?.(chosen ?? {}, { content, ...(typedSeats && { seats: typedSeats }) });
  if (reason) reject({ code: 'rejected-by-rules', game, reason });
  const guildId = requireGuildId(request);
  const tooMany = await tooManyGames(app, { ...request, guildId });
  if (tooMany) reject(tooMany);
  const lobby: Parameters<typeof openLobby>[1] = {
    ...request,
    guildId,
    ruleSet: game.ruleSet,
    options: {
      seats,
      autoDraw: typed['auto-draw'] === true,
      order: typed.order === 'joined' ? 'given' : 'random',
      hints: true,
      theme: text(typed.theme) ?? 'day',
      ...(pace > 0 && { pace }),
      ...(bank > 0 && { bank }),
      ...(weekends !== undefined && { weekends }),
      ...(late !== undefined && late !== 'ask' && { late }),
      ...(typed.short === true && { short: true }),
      ...(turnsTold === 'end' && { told: turnsTold }),
      ...(computers > 0 && { computers: Array<string>(computers).fill(text(typed.level) ?? 'regular') }),
      ...(language !== undefined && { language }),
      ...(tiles !== undefined && { tiles }),
      ...(chosen && { chosen }),
    },
  };
  const parent = await threadParent(context, typeof typed.thread === 'boolean' ? typed.thread : undefined);
  const inThread = parent !== undefined;
  const opened = parent ? await openLobbyInThread(context, game, { lobby, parent }) : await openLobby(app, lobby);
  if ('reply' in opened) return opened.reply;
  if (!opened.ok) {
    const isBusy = opened.failure.code === 'channel-busy';
    if (isBusy && isDirect) reject(say('refused.direct-busy'));
    if (isBusy) offerThread(context, typed);
    reject(opened.failure);
  }
  const started = isFull(opened.value) && (await startOpened(app, request, opened.value)).ok;
  const isOpen = typed.game === undefined && !started && !inThread;
  const others = isOpen ? otherGames(app, opened.value) : [];
  const told = openLobbyText(context, opened.value, { begun: started, inThread });
  const gameQuestion = others.length > 0 ? [say('lobby.opened.game', { game: game.words.name(say.t) })] : [];
  return {
    content: [
      told,
      ...gameQuestion,
      ...(!inThread || mayAnnounce(interaction) ? [] : [say('lobby.opened.unannounced')]),
    ].join(' '),
    components: buttonRows([
      ...(!inThread && !started && computers > 0 ? [startButton(context, opened.value)] : []),
      ...others.map((other) => gameButton(context, opened.value, other)),
    ]),
  };
}

/**
 * Opens a lobby and invites somebody to it in the public reply, which pings them. Computers, other bots, strangers and the user
 * are not invited.
 */
export async function invitingReply(
  context: OpeningContext,
  { user, isMember, game }: { readonly user: User; readonly isMember: boolean; readonly game: string },
): Promise<Answer> {
  const { app, request, say } = context;
  const who = user.bot ? 'bot' : user.id === request.userId ? 'self' : isMember ? undefined : 'stranger';
  if (who) reject(say('menu.play.refused', { who }));
  // Not in the hall of the server: the invitation joins a game here.
  const opened = await newGameReply(context, { game, thread: false });
  const lobby = await app.store.games.open(request.channelId);
  if (!lobby) return opened;
  return {
    content: say('menu.play.invited', { name: userMention(user.id), inviter: userMention(request.userId) }),
    components: buttonRows([button(lobby, { verb: 'join' }, { label: say('lobby.button.join'), style: 'primary' })]),
    allowedMentions: { users: [user.id] },
  };
}

/** The number of seats of a game that one person plays against computers. */
function seatsAlone({ seats: { min, max } }: AnyGame, { seats, computers }: TypedOptions): number {
  const wanted = number(seats) ?? (number(computers) ?? 1) + 1;
  return Math.min(Math.max(wanted, min), max);
}

function openLobbyText(
  { say }: OpeningContext,
  { channelId, options: { seats, computers = [] } }: GameRecord,
  { begun, inThread }: { readonly begun: boolean; readonly inThread: boolean },
): string {
  if (inThread) return say(begun ? 'lobby.begun.thread' : 'lobby.opened.thread', { thread: channelMention(channelId) });
  if (begun) return say('lobby.started.reply');
  const count = computers.length;
  return count > 0 ? say('lobby.opened.computers', { computers: count, free: seats - count - 1 }) : say('lobby.opened');
}

/** True if nobody else can join a lobby that was just opened. */
function isFull({ options: { seats, computers = [] } }: GameRecord): boolean {
  return seats <= computers.length + 1;
}

function startButton({ say }: OpeningContext, { id }: GameRecord) {
  return button({ id, revision: 0 }, { verb: 'start' }, { label: say('lobby.button.start'), style: 'success' });
}

/** A button that changes a lobby to another game. */
function gameButton({ say }: OpeningContext, { id }: GameRecord, { ruleSet, words }: AnyGame) {
  const label = say('lobby.set.game', { game: words.shortName?.(say.t) ?? words.name(say.t) });
  return button({ id, revision: 0 }, { verb: 'game', argument: ruleSet }, { label });
}

/** Refuses a game in a busy channel with a button that opens the same game in a thread; does nothing if threads are not possible. */
function offerThread({ interaction, say }: OpeningContext, typed: TypedOptions): void {
  const argument = newGameArgument(typed);
  const isPossible = parentOfThreads(interaction.channel) && missingPermissions(interaction, 'thread').length === 0;
  if (!isPossible || argument === undefined) return;
  const offer = button(
    { id: 0, revision: 0 },
    { verb: 'thread', argument },
    { label: say('lobby.button.thread'), style: 'primary' },
  );
  reject(say('lobby.busy'), { components: buttonRows([offer]) });
}

function text(value: TypedOptions[string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function number(value: TypedOptions[string] | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
