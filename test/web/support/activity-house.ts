import { activityServices } from '../../../src/processes/serve-pages.ts';
import type { ActivityEntry, EntryProblem } from '../../../src/web/page/activity.ts';
import { startPirogue } from '../../support/pirogue.ts';
import { storeGame } from '../../support/stored-game.ts';
import { ORIGIN, pathOf, servePages } from './pages.ts';

const CLIENT_SECRET = 'a secret of the application';

/** An address of Discord's, from which all that people ask for inside it comes. */
const PROXY = '198.51.100.1';

/** After this time, in milliseconds, an address may ask as if it had never asked. */
const FILLED = 60_000;

/** A program whose pages open inside Discord; its clock can be set. */
export async function activityHouse() {
  const pirogue = await startPirogue({ webOrigin: ORIGIN, hasActivity: true });
  const { discord, bot } = pirogue;
  const clock = { now: Date.now() };
  const app = { ...pirogue.app, now: () => clock.now };
  const activity = await activityServices(bot.client.rest, { clientSecret: CLIENT_SECRET });
  const pages = await servePages({ app }, { activity, clock: app.now });
  discord.switchActivitiesOn({ mapping: `http://127.0.0.1:${pages.port}`, clientSecret: CLIENT_SECRET });
  return { pirogue, discord, clock, pages, app };
}

/** A channel in which a game is played, and how people get in to its page inside Discord. */
export async function activityStage(
  { pirogue, discord, clock, pages, app }: Awaited<ReturnType<typeof activityHouse>>,
  { entries = 60 }: { readonly entries?: number } = {},
) {
  clock.now += FILLED;
  const channel = discord.world.addTextChannel('table');
  const { record } = await storeGame(pirogue, { players: 2, seed: 'activity', channelId: channel.id, entries });
  const people = record.seats.map(({ userId }) => userId) as [string, string];
  const launch = (userId: string, where = channel) => discord.activities.launch(where, userId).id;
  const post = async (body: unknown, headers = {}) => {
    const { status, text } = await pages.ask('/activity/enter?lang=en', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': PROXY, ...headers },
    });
    return { status, body: JSON.parse(text) as Partial<ActivityEntry & EntryProblem> };
  };
  const agree = (userId: string) => discord.activities.agree(userId);
  return {
    ...{ pirogue, discord, clock, pages, app, channel, record, people, launch, post, agree },
    path: await pathOf(pirogue, channel.id),
    /** Opens the activity as a person and gets in; resolves with the headers of what this person then asks. */
    async enter(userId: string): Promise<Readonly<Record<string, string>>> {
      clock.now++;
      const { status, body } = await post({ code: agree(userId), instance: launch(userId) });
      if (status !== 200) throw new Error(`not entered: ${status} ${body.code} ${body.problem}`);
      return { authorization: `Seat ${body.token}`, 'x-forwarded-for': PROXY };
    },
  };
}
