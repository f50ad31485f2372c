import * as z from 'zod';
import { apiError } from './api-error.ts';
import { BOT_ID, GUILD_ID } from './default-world.ts';
import { fault, isObject, list, name, optional, readForm, snowflake } from './form.ts';
import { PARSE_ALL } from './mentions.ts';
import { buildMessage, requireSmallFiles } from './message-build.ts';
import { readMessage } from './message-form.ts';
import { Bit, mayIn, requireBot } from './permissions.ts';
import { type ApiAnswer, type ApiRequest, type LocalServices, requireChannel } from './route.ts';
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';

const ARCHIVE_MINUTES = optional(z.literal([60, 1440, 4320, 10_080]));

const THREAD = z.strictObject({
  name: name(100),
  auto_archive_duration: ARCHIVE_MINUTES,
  type: z.literal([10, 11]),
});

const TAGS = optional(list(snowflake, { max: 5 }));

const POST = z.strictObject({
  name: name(100),
  auto_archive_duration: ARCHIVE_MINUTES,
  applied_tags: TAGS,
  message: z.looseObject({}),
});

const CHANGE = z.strictObject({
  name: optional(name(100)),
  archived: optional(z.boolean()),
  auto_archive_duration: ARCHIVE_MINUTES,
  applied_tags: TAGS,
});

const FORUM_CHANGE = z.strictObject({
  available_tags: list(
    z.strictObject({
      id: optional(snowflake),
      name: name(20),
      moderated: optional(z.boolean()),
      emoji_id: optional(snowflake),
      emoji_name: optional(z.string()),
    }),
    { max: 20 },
  ),
});

/** Flag of a forum whose posts must have a tag. */
const REQUIRES_TAG = 1 << 4;

/** The type of public threads by that of their channel. */
const THREAD_TYPES: Partial<Record<number, 10 | 11>> = { 0: 11, 5: 10 };

/** Makes a thread of a text channel, or a post of a forum with its first message. */
export function createThread(request: ApiRequest, local: LocalServices): ApiAnswer {
  const { world } = local;
  const parent = requireChannel(world, request.params.channel_id);
  if (parent.type === 15) return createPost(parent, request, local);
  requireBot(world, parent, Bit.CreatePublicThreads);
  const form = readForm(THREAD, request.body ?? {});
  // An announcement channel has announcement threads only; a thread or a voice channel has none.
  if (form.type !== THREAD_TYPES[parent.type]) throw apiError('wrongChannelType');
  const thread = addThread(world, parent, { ...form, owner_id: BOT_ID });
  return { status: 201, body: createdBody(world, thread) };
}

/** Makes a post of a forum. Its first message has the id of the post. */
function createPost(parent: WireChannel, { body, files }: ApiRequest, local: LocalServices): ApiAnswer {
  const { world, origin } = local;
  requireBot(world, parent, Bit.SendMessages);
  requireSmallFiles(files);
  const form = readForm(POST, body ?? {});
  requireTags(world, parent, form.applied_tags ?? []);
  const { message } = isObject(body) ? body : {};
  const first = readMessage(message, { use: 'create', files, at: ['message'] });
  const context = { world, origin, defaultMentions: PARSE_ALL, files };
  // Refused before there is a post.
  buildMessage(first, { ...context, channel: parent, files: [] });
  const post = addThread(world, parent, { ...form, type: 11, owner_id: BOT_ID });
  const built = buildMessage(first, { ...context, channel: post });
  const stored = world.addMessage({ ...built, message: { ...built.message, id: post.id } });
  return { status: 201, body: { ...createdBody(world, world.channel(post.id)!), message: stored.message } };
}

/** Throws what Discord answers to tags that the forum has not, that the bot may not set, or that are missing. */
function requireTags(world: World, forum: WireChannel, applied: readonly string[]): void {
  const known = forum.available_tags ?? [];
  const schema = z.array(z.string()).superRefine((ids, context) => {
    for (const [index, id] of ids.entries()) {
      if (!known.some((tag) => tag.id === id)) fault(context, 'FORUM_TAG_INVALID', 'Unknown tag.', [index]);
    }
  });
  readForm(schema, applied, ['applied_tags']);
  if ((forum.flags & REQUIRES_TAG) !== 0 && applied.length === 0) throw apiError('tagRequired');
  const isModerated = known.some(({ id, moderated }) => moderated && applied.includes(id));
  if (isModerated) requireBot(world, forum, Bit.ManageThreads);
}

/** What a thread is made of. */
interface NewThread {
  readonly name: string;
  readonly type: 10 | 11;
  readonly owner_id: string;
  readonly auto_archive_duration?: number | undefined;
  readonly applied_tags?: readonly string[] | undefined;
}

/** Adds a thread below a channel, with whoever made it as its first member. */
export function addThread(
  world: World,
  parent: WireChannel,
  { name, type, owner_id, auto_archive_duration = 4320, applied_tags }: NewThread,
): WireChannel {
  const now = new Date().toISOString();
  const id = world.ids.next();
  world.addChannel({
    ...{ id, type, owner_id, name },
    guild_id: parent.guild_id ?? GUILD_ID,
    parent_id: parent.id,
    flags: 0,
    last_message_id: null,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    message_count: 0,
    member_count: 0,
    total_message_sent: 0,
    thread_metadata: {
      archived: false,
      archive_timestamp: now,
      auto_archive_duration,
      locked: false,
      create_timestamp: now,
    },
    ...(parent.type === 15 ? { applied_tags: applied_tags ?? [] } : {}),
  });
  world.addThreadMember(id, owner_id);
  return world.channel(id)!;
}

function createdBody(world: World, thread: WireChannel) {
  const join_timestamp = world.threadMembers(thread.id).get(BOT_ID);
  return { ...thread, member: { id: thread.id, user_id: BOT_ID, join_timestamp, flags: 0 } };
}

/** Changes a thread, or the tags of a forum. */
export function updateChannel(request: ApiRequest, { world }: LocalServices): ApiAnswer {
  const thread = requireChannel(world, request.params.channel_id);
  requireBot(world, thread);
  if (thread.type === 15) return updateForum(thread, request, world);
  const { name: renamed, archived, auto_archive_duration, applied_tags } = readForm(CHANGE, request.body ?? {});
  const before = thread.thread_metadata;
  if (!before) throw apiError('missingPermissions');
  const moderates = mayIn(world, thread, BOT_ID, Bit.ManageThreads);
  const reopens = archived === false;
  if (before.archived && !reopens) throw apiError('archivedThread');
  if (before.locked && reopens && !moderates) throw apiError('threadLocked');
  // Anybody who may write reopens a thread; renaming, archiving and tags are for its creator.
  const onlyReopens =
    reopens && renamed === undefined && auto_archive_duration === undefined && applied_tags === undefined;
  if (thread.owner_id !== BOT_ID && !moderates && !onlyReopens) throw apiError('missingPermissions');
  if (applied_tags) requireTags(world, world.channel(thread.parent_id ?? '')!, applied_tags);
  const turns = archived !== undefined && archived !== before.archived;
  const changed = world.updateChannel(thread.id, {
    ...(renamed === undefined ? {} : { name: renamed }),
    ...(applied_tags === undefined ? {} : { applied_tags }),
    thread_metadata: {
      ...before,
      archived: archived ?? before.archived,
      auto_archive_duration: auto_archive_duration ?? before.auto_archive_duration,
      archive_timestamp: turns ? new Date().toISOString() : before.archive_timestamp,
    },
  });
  return { status: 200, body: changed };
}

/** Replaces the tags of a forum; those without an id are new. */
function updateForum(forum: WireChannel, { body }: ApiRequest, world: World): ApiAnswer {
  requireBot(world, forum, Bit.ManageChannels);
  const tags = readForm(FORUM_CHANGE, body ?? {}).available_tags;
  const available_tags = tags.map(({ id = world.ids.next(), name, moderated = false, emoji_name = null }) => {
    return { id, name, moderated, emoji_id: null, emoji_name };
  });
  return { status: 200, body: world.updateChannel(forum.id, { available_tags }) };
}
