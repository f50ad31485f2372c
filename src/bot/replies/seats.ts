import { offersOf } from '../../app/acts.ts';
import type { Rejection } from '../../app/rejection.ts';
import { endOffer, fillWithComputer, giveToComputer, offerSeat, type SeatSource, takeSeat } from '../../app/seats.ts';
import type { Table } from '../../app/table.ts';
import { LEVELS, type Level } from '../../computer/levels.ts';
import type { Result } from '../../core/result.ts';
import { nameWithoutSeat } from '../../telling/acts.ts';
import { nextStep } from '../../telling/board/step.ts';
import { levelText } from '../../telling/level.ts';
import { type Answer, type CommandContext, type HandlerContext, reject, valueOrReject } from '../handlers/command.ts';
import { resignWarning } from './ending.ts';

/** Offers the user's seat to another user, or gives it to a computer. */
export async function offerReply(context: CommandContext): Promise<Answer> {
  const { app, interaction, request, say } = context;
  const level = LEVELS.find((one) => one === interaction.options.getString('computer'));
  if (level) return computerReply(context, level);
  const invited = interaction.options.getUser('user');
  if (!invited) reject(say('replace.who', { command: say.mentions.replace }));
  if (invited.bot) reject(say('refused.bot'));
  const { record } = valueOrReject(await offerSeat(app, request, invited.id));
  const [offer, ...earlier] = offersOf(record).toReversed();
  const isAskedAgain = earlier.some(({ seat, userId }) => seat === offer?.seat && userId === invited.id);
  return {
    content: say(isAskedAgain ? 'offer.made.again' : 'offer.made', { name: nameWithoutSeat(say.t, invited.id) }),
  };
}

/** Gives the user's seat to a computer. If the user is the last person, the reply asks whether to resign instead. */
export async function computerReply(context: HandlerContext, level: Level): Promise<Answer> {
  return computerSeatReply(context, level, await giveToComputer(context.app, context.request, level));
}

/** Gives a seat that a vote has made free to a computer. */
export async function fillReply(context: HandlerContext, number: number): Promise<Answer> {
  const level = 'regular';
  return computerSeatReply(context, level, await fillWithComputer(context.app, context.request, { number, level }));
}

async function computerSeatReply(
  context: HandlerContext,
  level: Level,
  filled: Result<Table, Rejection>,
): Promise<Answer> {
  const { say } = context;
  if (filled.ok) return { content: say('replace.computer', { level: levelText(say.t, level) }) };
  const rejection = filled.failure;
  if (rejection.code !== 'last-person') reject(rejection);
  const { content, components } = await resignWarning(context);
  return reject(rejection, { content: `\n${content}`, ...(components && { components }) });
}

/** Gives the user a seat that was offered to them or to anybody. */
export async function takeReply(context: HandlerContext, source: SeatSource): Promise<Answer> {
  const { app, request, say } = context;
  const table = valueOrReject(await takeSeat(app, request, source));
  const isMine = table.record.seats[table.progress.seat]!.userId === request.userId;
  return { content: isMine ? say('offer.yours.now', { next: nextStep(say, table) }) : say('offer.yours') };
}

/** Withdraws or declines the offer of a seat. */
export async function withdrawReply(context: HandlerContext, number: number): Promise<Answer> {
  valueOrReject(await endOffer(context.app, context.request, number));
  return { content: context.say('offer.ended') };
}
