import type { Channel } from 'discord.js';
import { seatOf } from '../../app/acts.ts';
import { defaultGame, gameOf } from '../../app/app.ts';
import { changeGame, changeOptions, join, leave, start } from '../../app/lobby.ts';
import type { OptionsChange } from '../../app/lobby-options.ts';
import type { Colour } from '../../core/colour.ts';
import type { GameRecord } from '../../store/records.ts';
import { type Answer, type HandlerContext, valueOrReject } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';
import { publicSpeech } from '../write/public-speech.ts';

/**
 * Takes a seat of the lobby, or changes the colour of the user's seat.
 *
 * @param channel the channel of the lobby; if given, a user of another language is told how the language is changed
 */
export async function joinLobby(
  context: HandlerContext,
  { colour, channel }: { readonly colour?: Colour | undefined; readonly channel?: Channel | null } = {},
): Promise<Answer> {
  const { app, request, say } = context;
  const joined = valueOrReject(await join(app, request, colour), { rejectedRequest: request });
  const { seats } = joined;
  const seat = seats[seatOf(joined, request.userId)]!;
  const text = say('lobby.joined', { colour: say(`colour.${seat.colour}`), count: seats.length });
  return { content: messageText([text, ...(channel ? await languageLine(context, channel, joined) : [])]) };
}

/** Says how the language of a game is changed; empty if the user has the same language. */
async function languageLine({ app, say }: HandlerContext, channel: Channel, record: GameRecord): Promise<string[]> {
  const { language } = (await publicSpeech(app, { channelId: channel.id, channel, record }, say.mentions)).t;
  return language === say.t.language ? [] : [say('lobby.joined.language', { language: say(`language.${language}`) })];
}

/** Leaves the lobby. */
export async function leaveLobby(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const { status, ruleSet } = valueOrReject(await leave(app, request));
  const game = (gameOf(app, ruleSet) ?? defaultGame(app)).words.name(say.t);
  return { content: status === 'closed' ? say('lobby.closed', { game }) : say('lobby.left') };
}

/** Starts the game of a lobby. */
export async function startLobby(context: HandlerContext): Promise<Answer> {
  valueOrReject(await start(context.app, context.request));
  return { content: context.say('lobby.started.reply'), panel: 'ends' };
}

/** Changes the game of a lobby for its owner. The reply is silent, as the public message of the lobby shows the change. */
export async function changeLobbyGame(context: HandlerContext, ruleSet: string): Promise<Answer> {
  valueOrReject(await changeGame(context.app, context.request, ruleSet));
  return { isSilent: true };
}

/** Changes options of a lobby for its owner. The reply is silent, as the public message of the lobby shows the change. */
export async function changeLobby(context: HandlerContext, change: OptionsChange): Promise<Answer> {
  valueOrReject(await changeOptions(context.app, context.request, change));
  return { isSilent: true };
}
