import type { Channel } from 'discord.js';
import { seatOf } from '../../app/acts.ts';
import { defaultGame, gameOf } from '../../app/app.ts';
import { changeGame, changeOptions, join, leave, start } from '../../app/lobby.ts';
import type { OptionsChange } from '../../app/lobby-options.ts';
import type { Colour } from '../../core/colour.ts';
import type { GameRecord } from '../../store/records.ts';
import type { Answer, HandlerContext } from '../handlers/command.ts';
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
  const joined = await join(app, request, colour);
  if (!joined.ok) return { rejection: joined.failure, rejectedRequest: request };
  const { seats } = joined.value;
  const seat = seats[seatOf(joined.value, request.userId)]!;
  const text = say('lobby.joined', { colour: say(`colour.${seat.colour}`), count: seats.length });
  return { content: messageText([text, ...(channel ? await languageLine(context, channel, joined.value) : [])]) };
}

/** Says how the language of a game is changed; empty if the user has the same language. */
async function languageLine({ app, say }: HandlerContext, channel: Channel, record: GameRecord): Promise<string[]> {
  const { language } = (await publicSpeech(app, { channelId: channel.id, channel, record }, say.mentions)).t;
  return language === say.t.language ? [] : [say('lobby.joined.language', { language: say(`language.${language}`) })];
}

/** Leaves the lobby. */
export async function leaveLobby(context: HandlerContext): Promise<Answer> {
  const { app, request, say } = context;
  const left = await leave(app, request);
  if (!left.ok) return { rejection: left.failure };
  const { status, ruleSet } = left.value;
  const game = (gameOf(app, ruleSet) ?? defaultGame(app)).words.name(say.t);
  return { content: status === 'closed' ? say('lobby.closed', { game }) : say('lobby.left') };
}

/** Starts the game of a lobby. */
export async function startLobby(context: HandlerContext): Promise<Answer> {
  const started = await start(context.app, context.request);
  if (!started.ok) return { rejection: started.failure };
  return { content: context.say('lobby.started.reply'), panel: 'ends' };
}

/** Changes the game of a lobby for its owner. The reply is silent, as the public message of the lobby shows the change. */
export async function changeLobbyGame(context: HandlerContext, ruleSet: string): Promise<Answer> {
  const changed = await changeGame(context.app, context.request, ruleSet);
  return changed.ok ? { isSilent: true } : { rejection: changed.failure };
}

/** Changes options of a lobby for its owner. The reply is silent, as the public message of the lobby shows the change. */
export async function changeLobby(context: HandlerContext, change: OptionsChange): Promise<Answer> {
  const changed = await changeOptions(context.app, context.request, change);
  return changed.ok ? { isSilent: true } : { rejection: changed.failure };
}
