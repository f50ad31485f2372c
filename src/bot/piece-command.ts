import { isToMove, runningTable } from '../app/table.ts';
import { lastTileSegments, makeSegmentName, type PieceKind, type SegmentView } from '../engine/index.ts';
import type { Translator } from '../i18n/translate.ts';
import { type Command, peopleAt, seenBy } from './command.ts';
import { command, option } from './declare.ts';
import { playAction } from './play.ts';
import { pieceChoices } from './present/choices.ts';
import { messageText } from './present/message.ts';
import { choiceLines } from './present/next-step.ts';
import { describeSegment } from './present/tile.ts';

/** The commands /meeple and /camp, which differ in the piece only. */
export function pieceCommand(piece: PieceKind) {
  return {
    name: piece,
    declaration: command(piece)
      .addStringOption((o) => option(o, 'on', `command.${piece}.on`).setRequired(true).setAutocomplete(true))
      .toJSON(),
    needs: 'posts',
    async run(context) {
      const { app, interaction, request, say } = context;
      const found = await runningTable(app, request.channelId);
      const text = interaction.options.getString('on', true).trim().toLowerCase();
      let on = 0;
      if (found.ok && isToMove(found.value, request.userId, 'piece')) {
        const table = seenBy(context, found.value);
        const named = segmentsNamed(lastTileSegments(table.fold.state), text, say.t);
        if (named.length !== 1) {
          const heading = say(named.length > 1 ? 'piece.ambiguous' : 'piece.unknown');
          const [, ...choices] = choiceLines(say, table, await peopleAt(app, table));
          return { content: messageText([heading, ...choices]) };
        }
        on = named[0]!.on;
      }
      return playAction(context, { type: piece, on });
    },
    async suggest(context) {
      const { app, interaction, request, say } = context;
      const found = await runningTable(app, request.channelId);
      if (!found.ok) return [];
      const table = seenBy(context, found.value);
      if (!isToMove(table, request.userId, 'piece')) return [];
      const text = interaction.options.getFocused().trim().toLowerCase();
      return pieceChoices(say.t, table, (await peopleAt(app, table)).plain)
        .filter((choice) => choice.piece === piece)
        .map(({ value, place, effect }) => ({ name: say('suggest.on', { on: place, effect }), value }))
        .filter(({ name, value }) => value.includes(text) || name.toLowerCase().includes(text));
    },
  } satisfies Command;
}

/** The segments that a text means: the one with exactly this name, else all of this kind, in our word or the user's. */
function segmentsNamed(segments: readonly SegmentView[], text: string, t: Translator): readonly SegmentView[] {
  const named = (words: (segment: SegmentView) => string[]) =>
    segments.filter((segment) => words(segment).some((word) => word.toLowerCase() === text));
  const exact = named(({ name }) => [makeSegmentName(name), describeSegment(t, name)]);
  return exact.length > 0 ? exact : named(({ name }) => [name.kind, t(`kind.${name.kind}`)]);
}
