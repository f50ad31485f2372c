import { activeSeats } from '../src/app/acts.ts';
import { runningTable } from '../src/app/table.ts';
import { reject, type SuggestContext, type Suggestion, tablePeople } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { ballotReply, voteReply } from '../src/bot/replies/ending.ts';
import { parseQuestion } from '../src/bot/write/messages/vote-buttons.ts';
import { parseBallot } from '../src/bot/write/messages/vote-message.ts';
import { VOTE_COMMAND_SUBJECTS } from '../src/store/records.ts';

/** The most seats of any game. */
const MAX_SEATS = 6;

const declaration = command('vote')
  .addStringOption((o) =>
    option(o, 'what', 'command.vote.what')
      .setRequired(true)
      .addChoices(VOTE_COMMAND_SUBJECTS.map((subject) => choice(subject, `command.vote.what.${subject}`))),
  )
  .addIntegerOption((o) =>
    option(o, 'seat', 'command.vote.seat').setAutocomplete(true).setMinValue(1).setMaxValue(MAX_SEATS),
  )
  .toJSON();

/** A button that opens a vote, like /vote. */
const askControl = {
  async run(context) {
    const question = parseQuestion(context.id.argument);
    return voteReply(context, question ?? reject({ code: 'stale' }));
  },
} satisfies Control;

/** The two buttons of a vote. */
const voteControl = {
  async run(context) {
    const ballot = parseBallot(context.id.argument);
    return ballotReply(context, ballot ?? reject({ code: 'stale' }));
  },
} satisfies Control;

/** /vote: opens a vote, in which the players decide by majority. */
export const vote = {
  name: 'vote',
  declaration,
  needs: 'posts',
  where: 'direct',
  cost: 'decision',
  controls: { ask: askControl, vote: voteControl },
  run(context) {
    const { options } = context.interaction;
    const seat = options.getInteger('seat');
    const subject = VOTE_COMMAND_SUBJECTS.find((one) => one === options.getString('what'))!;
    return voteReply(context, { subject, ...(seat !== null && { about: seat - 1 }) });
  },
  suggest: suggestSeats,
} satisfies Feature;

/** Suggests seats with the names of their players; a suggestion says if nobody plays the seat. */
async function suggestSeats({ app, interaction, names, request, say }: SuggestContext): Promise<readonly Suggestion[]> {
  const result = await runningTable(app, request);
  if (!result.ok) return [];
  const { plain } = await tablePeople({ names, say }, result.value);
  const active = activeSeats(result.value.record);
  const sought = interaction.options.getFocused().trim().toLowerCase();
  return plain
    .map((name, seat) => ({
      name: say(active.includes(seat) ? 'vote.seat' : 'vote.seat.left', { number: seat + 1, name }),
      value: seat + 1,
    }))
    .filter(({ name }) => name.toLowerCase().includes(sought));
}
