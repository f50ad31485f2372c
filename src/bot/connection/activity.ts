import { DiscordAPIError, type REST, Routes } from 'discord.js';
import * as z from 'zod';
import type { ChannelId, UserId } from '../../store/records.ts';

/** Time limit for a request, in milliseconds; who opens a page waits for it, also while Discord limits requests. */
const REQUEST_TIMEOUT = 10_000;

/** A running activity: the channel that it was opened in, and the people who have it open. */
export interface ActivityInstance {
  readonly channelId: ChannelId;
  readonly users: readonly UserId[];
}

/** Requests to Discord about the activity of the application. All reject if Discord does not answer. */
export interface ActivityRequests {
  /** The id of the application, which is asked for once. */
  applicationId(): Promise<string>;
  /** The activity with an id; undefined if none runs. */
  instance(id: string): Promise<ActivityInstance | undefined>;
  /** The person who gave a code; undefined for a code that is used or made up. */
  identify(code: string): Promise<UserId | undefined>;
}

const withId = z.object({ id: z.string() });
const tokenSchema = z.object({ access_token: z.string() });
const instanceSchema = z.object({
  location: z.object({ channel_id: z.string() }),
  // Some applications have seen objects here.
  users: z.array(z.union([z.string(), withId.transform(({ id }) => id)])),
});

/**
 * Requests about the activity, with the token of the bot and the secret of the application. The access token of a person is used
 * once, to learn who it is, and revoked.
 */
export function activityRequests(rest: REST, clientSecret: string): ActivityRequests {
  let known: Promise<string> | undefined;
  const applicationId = async () => {
    known ??= rest.get(Routes.currentApplication(), { signal: soon() }).then((answer) => withId.parse(answer).id);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  const post = async (route: '/oauth2/token' | '/oauth2/token/revoke', form: Readonly<Record<string, string>>) => {
    const client = { client_id: await applicationId(), client_secret: clientSecret };
    const body = new URLSearchParams({ ...client, ...form }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return rest.post(route, { body, headers, passThroughBody: true, auth: false, signal: soon() });
  };
  return {
    applicationId,
    async instance(id) {
      const route = `/applications/${await applicationId()}/activity-instances/${id}` as const;
      const answer = await unless(404, rest.get(route, { signal: soon() }));
      if (answer === undefined) return undefined;
      const { location, users } = instanceSchema.parse(answer);
      return { channelId: location.channel_id, users };
    },
    async identify(code) {
      const answer = await unless(400, post('/oauth2/token', { grant_type: 'authorization_code', code }));
      if (answer === undefined) return undefined;
      const { access_token: token } = tokenSchema.parse(answer);
      const headers = { authorization: `Bearer ${token}` };
      const user = await rest.get(Routes.user(), { headers, auth: false, signal: soon() });
      // It ends by itself after a week, so that nothing is lost if this fails.
      await post('/oauth2/token/revoke', { token }).catch(() => undefined);
      return withId.parse(user).id;
    },
  };
}

const soon = () => AbortSignal.timeout(REQUEST_TIMEOUT);

/** The answer of Discord; undefined if it is an error status. */
async function unless(status: number, answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === status) return undefined;
    throw error;
  }
}
