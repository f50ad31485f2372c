import { LOCALES } from './command-form.ts';
import { calledName, commandData, InputError, menuData } from './command-input.ts';
import { componentData } from './component-input.ts';
import { BOT_ID, type Person } from './default-world.ts';
import { isObject, type JsonObject, lengthOf } from './form.ts';
import { contextIn } from './interaction-payload.ts';
import type { InteractionRecord } from './interactions.ts';
import { PARSE_ALL } from './mentions.ts';
import { plainMessage } from './message-build.ts';
import { mayUse, pageChannel, pageState, pageUser, seesChannel, seesMessage, withOriginal } from './page-view.ts';
import { mayIn, sendBit } from './permissions.ts';
import type { LocalServices } from './route.ts';
import { wakeThread } from './routes-message.ts';
import { addThread } from './routes-thread.ts';
import type { Uploads } from './uploads.ts';
import type { WireAttachment, WireChannel, WireCommand, WireMessage } from './wire-types.ts';
import type { World } from './world.ts';

/** Dependencies of the page API. */
export interface PageServices extends LocalServices {
  readonly isOnline: () => boolean;
  readonly answerDeadlineMs: number;
  readonly uploads: Uploads;
}

type PageHandler = (input: JsonObject, local: PageServices) => unknown;

function requirePerson(input: JsonObject, local: PageServices): Person {
  const person = local.world.person(String(input.user ?? ''));
  if (!person) throw new InputError('There is no such person.');
  return person;
}

/** Who acts, and in which channel. */
function requirePlace(input: JsonObject, local: PageServices): { person: Person; channel: WireChannel } {
  const person = requirePerson(input, local);
  const channel = local.world.channel(String(input.channel ?? ''));
  if (!channel || !seesChannel(local.world, channel, person.user.id)) throw new InputError('There is no such channel.');
  return { person, channel };
}

function state(input: JsonObject, local: PageServices): unknown {
  const userId = input.user === undefined ? undefined : requirePerson(input, local).user.id;
  const { answerDeadlineMs } = local;
  return pageState(local.world, { userId, online: local.isOnline(), answerDeadlineMs });
}

function messages(input: JsonObject, local: PageServices): unknown {
  const { person, channel } = requirePlace(input, local);
  const before = input.before ?? String(2n ** 63n);
  if (!/^\d{1,19}$/.test(String(before))) throw new InputError('before must be an id.');
  const limit = Number(input.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new InputError('limit must be 1 to 200.');
  const { world } = local;
  const older = world
    .messages(channel.id)
    .filter(
      (stored) => BigInt(stored.message.id) < BigInt(String(before)) && seesMessage(world, stored, person.user.id),
    );
  return { messages: older.slice(-limit).map(({ message }) => withOriginal(world, message)) };
}

function addUser(input: JsonObject, { world }: PageServices): unknown {
  const name = String(input.username ?? '').trim();
  if (lengthOf(name) < 1 || lengthOf(name) > 32 || /[\n\r@#:`]/.test(name)) {
    throw new InputError('A name has 1 to 32 characters and none of @ # : `.', { username: 'Choose another name.' });
  }
  const taken = world.people().some(({ user }) => user.global_name?.toLowerCase() === name.toLowerCase());
  if (taken) throw new InputError('This name is taken.', { username: 'This name is taken.' });
  const locale = input.locale ?? 'en-US';
  if (typeof locale !== 'string' || !LOCALES.has(locale)) throw new InputError('Discord has no such language.');
  return pageUser(world.addPerson(name, locale));
}

/** Opens the direct conversation of a person with the bot. */
function openDirect(input: JsonObject, local: PageServices): unknown {
  const { id } = requirePerson(input, local).user;
  return pageChannel(local.world.directChannel(id), id);
}

function say(input: JsonObject, local: PageServices): unknown {
  const { world } = local;
  const { person, channel } = requirePlace(input, local);
  const content = typeof input.content === 'string' ? input.content.trim() : '';
  if (content === '') throw new InputError('A message cannot be empty.');
  if (lengthOf(content) > 2000) throw new InputError('A message has at most 2000 characters.');
  if (!mayIn(world, channel, person.user.id, sendBit(channel))) throw new InputError('You may not write here.');
  if (channel.thread_metadata?.locked) throw new InputError('This thread is locked.');
  if (channel.type === 15) return addPost(world, channel, { person, content });
  wakeThread(channel, world);
  const message = plainMessage(world, { channel, author: person.user, content, allowed: PARSE_ALL });
  world.addMessage({ message, ownerId: null });
  if (channel.thread_metadata) world.addThreadMember(channel.id, person.user.id);
  return message;
}

/** Makes a post of a forum, named by the first line of its first message, which has the id of the post. */
function addPost(world: World, forum: WireChannel, said: { person: Person; content: string }): WireMessage {
  const { person, content } = said;
  const name = [...content.split('\n')[0]!].slice(0, 100).join('');
  const channel = addThread(world, forum, { name, type: 11, owner_id: person.user.id });
  const message = plainMessage(world, { channel, author: person.user, content, allowed: PARSE_ALL });
  return world.addMessage({ message: { ...message, id: channel.id }, ownerId: null }).message;
}

function requireCommand(input: JsonObject, local: PageServices, person: Person, channel: WireChannel): WireCommand {
  const { world } = local;
  const command = world.commands().find((known) => known.id === input.command_id);
  if (!command) throw new InputError('There is no such command.');
  if (channel.thread_metadata?.archived) throw new InputError('Commands cannot be used in an archived thread.');
  if (channel.type === 15) throw new InputError('Commands are used in the posts of a forum.');
  const { contexts, integration_types: kinds } = command;
  const isHere = contexts?.includes(contextIn(channel)) ?? true;
  // In direct messages commands of servers are there for who shares one with the bot.
  const hasServer = world.hasBot(channel) && (channel.guild_id !== undefined || world.member(person.user.id));
  const isInstalled = (kinds.includes(0) && hasServer) || (kinds.includes(1) && person.has_installed);
  if (!isHere || !isInstalled) throw new InputError('This command cannot be used here.');
  if (channel.guild_id !== undefined && !mayUse(world, command, person.user.id))
    throw new InputError('You may not use this command.');
  return command;
}

function callCommand(input: JsonObject, local: PageServices): unknown {
  const { person, channel } = requirePlace(input, local);
  const { type, handler } = requireCommand(input, local, person, channel);
  // Discord itself launches the activity, and the application hears nothing of it.
  if (type === 4 && handler === 2) return { interaction_id: local.activities.launch(channel, person.user.id).launchId };
  return { interaction_id: startCommand(input, local, false).id };
}

function startCommand(input: JsonObject, local: PageServices, typing: boolean): InteractionRecord {
  const { person, channel } = requirePlace(input, local);
  const command = requireCommand(input, local, person, channel);
  const isInMenu = command.type === 2 || command.type === 3;
  const data = isInMenu
    ? menuData(local.world, command, { target: String(input.target_id ?? ''), channel, person: person.user.id })
    : commandData(local.world, command, {
        options: input.options,
        channel,
        person: person.user.id,
        typing,
        upload: (id) => local.uploads.of(person.user.id, id),
      });
  const installations = command.integration_types;
  return local.interactions.start({
    type: typing ? 4 : 2,
    person,
    channel,
    name: calledName(data),
    data,
    installations,
  });
}

async function autocomplete(input: JsonObject, local: PageServices): Promise<unknown> {
  const record = startCommand(input, local, true);
  const choices = await local.interactions.choicesFor(record.id);
  if (!choices) throw new InputError('The bot did not answer in time.', undefined, 504);
  return { choices };
}

function useComponent(input: JsonObject, local: PageServices): unknown {
  const { world } = local;
  const { person, channel } = requirePlace(input, local);
  const stored = world.message(channel.id, String(input.message_id ?? ''));
  if (!stored || !seesMessage(world, stored, person.user.id)) throw new InputError('There is no such message.');
  if (stored.message.author.id !== BOT_ID) throw new InputError('There is no such component on this message.');
  const { message } = stored;
  const { customId, data } = componentData(message, input.component);
  const record = local.interactions.start({ type: 3, person, channel, name: customId, data, message });
  return { interaction_id: record.id };
}

function dismiss(input: JsonObject, local: PageServices): unknown {
  const { person, channel } = requirePlace(input, local);
  const stored = local.world.message(channel.id, String(input.id ?? ''));
  if (stored?.ownerId !== person.user.id || stored.dismissed) throw new InputError('There is no such private message.');
  local.world.dismissMessage(stored);
  return undefined;
}

/** Lets the application know who a person is, if they agree; `code` is absent while they have to be asked. */
function authorize(input: JsonObject, local: PageServices): unknown {
  const { activities } = local;
  const { id } = requirePerson(input, local).user;
  return input.agrees === true || activities.hasAgreed(id) ? { code: activities.agree(id) } : {};
}

/** The people who have an activity open. */
function participants(input: JsonObject, { world, activities }: PageServices): unknown {
  const instance = activities.instance(String(input.instance ?? ''));
  if (!instance) throw new InputError('There is no such activity.');
  return { participants: [...instance.users].map((id) => ({ ...world.user(id), bot: false })) };
}

/** Moves the activity of a person into a window of its own. */
function popOut(input: JsonObject, local: PageServices): unknown {
  const { person, channel } = requirePlace(input, local);
  return { instance_id: local.activities.popOut(channel, person.user.id).id };
}

function closeActivity(input: JsonObject, local: PageServices): unknown {
  local.activities.leave(requirePerson(input, local).user.id);
  return undefined;
}

/** Keeps a file that a person has chosen for an option of a command. Throws InputError for what cannot be kept. */
export function takeUpload(query: URLSearchParams, bytes: Buffer, local: PageServices): WireAttachment {
  const person = requirePerson(Object.fromEntries(query), local);
  return local.uploads.add(person.user.id, query.get('filename') ?? '', bytes);
}

/** The page API by method and path; query and JSON body arrive as one input object. */
export const PAGE_HANDLERS: Readonly<Record<string, PageHandler>> = {
  'GET /local/state': state,
  'GET /local/messages': messages,
  'POST /local/users': addUser,
  'POST /local/directs': openDirect,
  'POST /local/messages': say,
  'DELETE /local/messages': dismiss,
  'POST /local/commands': callCommand,
  'POST /local/autocomplete': autocomplete,
  'POST /local/components': useComponent,
  'POST /local/authorize': authorize,
  'GET /local/participants': participants,
  'POST /local/popouts': popOut,
  'DELETE /local/activities': closeActivity,
};

/** The input object of a page request. Throws InputError when the body is no JSON object. */
export function pageInput(query: URLSearchParams, body: Buffer, contentType: string): JsonObject {
  const fields = Object.fromEntries(query);
  if (body.length === 0) return fields;
  // A form of a foreign site cannot send JSON without the browser asking first.
  if (!/^application\/json\b/i.test(contentType)) throw new InputError('The body must be JSON.');
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new InputError('The body is no valid JSON.');
  }
  if (!isObject(value)) throw new InputError('The body must be an object.');
  return { ...fields, ...value };
}
