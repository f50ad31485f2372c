import { openLobby } from '../src/app/lobby.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';

const declaration = command('new')
  .addIntegerOption((o) => option(o, 'seats', 'command.new.seats').setMinValue(2).setMaxValue(5))
  .addBooleanOption((o) => option(o, 'auto-draw', 'command.new.auto-draw'))
  .addStringOption((o) =>
    option(o, 'order', 'command.new.order').addChoices(
      choice('random', 'command.new.order.random'),
      choice('joined', 'command.new.order.joined'),
    ),
  )
  .toJSON();

/** /new: opens a lobby; who opens it owns the game. */
export const newGame = {
  name: 'new',
  declaration,
  needs: 'posts',
  async run({ app, interaction, request, say }) {
    const { options } = interaction;
    const opened = await openLobby(app, {
      ...request,
      options: {
        seats: options.getInteger('seats') ?? 5,
        autoDraw: options.getBoolean('auto-draw') ?? false,
        order: options.getString('order') === 'joined' ? 'given' : 'random',
      },
    });
    return opened.ok ? { content: say('lobby.opened') } : refused(say, opened.failure);
  },
} satisfies Command;
