import { isToMove, runningTable, type Table } from '../src/app/table.ts';
import {
  type Command,
  type CommandContext,
  peopleAt,
  type Reply,
  type SuggestContext,
  type Suggestion,
  seenBy,
} from '../src/bot/command.ts';
import { command, MOST_SUGGESTIONS, option } from '../src/bot/declare.ts';
import { playAction } from '../src/bot/play.ts';
import { effectOf } from '../src/bot/present/choices.ts';
import { messageText } from '../src/bot/present/message.ts';
import { placementLines } from '../src/bot/present/next-step.ts';
import { DEGREES, type Degrees, legalPlacements, viewFor } from '../src/engine/index.ts';
import type { Translator } from '../src/i18n/translate.ts';

type Placement = ReturnType<typeof legalPlacements>[number];
type Field = 'x' | 'y' | 'rotation';
type Typed = Partial<Record<Field, number>>;

const declaration = command('place')
  .addIntegerOption((o) => option(o, 'x', 'command.place.x').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) => option(o, 'y', 'command.place.y').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) =>
    option(o, 'rotation', 'command.place.rotation').setAutocomplete(true).setMinValue(0).setMaxValue(270),
  )
  .toJSON();

/** /place: places the drawn tile; what is left out is filled in when only one legal choice remains. */
export const place = {
  name: 'place',
  declaration,
  needs: 'posts',
  async run(context) {
    const { app, interaction, request } = context;
    const typed: Typed = {};
    for (const field of ['x', 'y', 'rotation'] as const) {
      const value = interaction.options.getInteger(field);
      if (value !== null) typed[field] = value;
    }
    const found = await runningTable(app, request.channelId);
    const placements = found.ok ? ownPlacements(found.value, request.userId) : [];
    const fitting = placements.filter((placement) => agrees(placement, typed));
    if (found.ok && placements.length > 0) {
      if (fitting.length > 1) return listReply(context, seenBy(context, found.value), 'place.choices', fitting);
      const nearest = fitting[0] ?? asTyped(typed);
      if (!nearest) return listReply(context, seenBy(context, found.value), 'place.none', placements);
      return playAction(context, nearest);
    }
    // Not this player's moment to place: the rules say why.
    return playAction(context, asTyped(typed) ?? { type: 'place', x: 0, y: 0, rotation: 0 });
  },
  suggest: suggestPlacements,
} satisfies Command;

async function listReply(
  { app, say }: CommandContext,
  table: Table,
  heading: 'place.choices' | 'place.none',
  placements: readonly Placement[],
): Promise<Reply> {
  const people = await peopleAt(app, table);
  return {
    content: messageText([say(heading), ...placementLines(say, { table, people, placements: [...placements] })], 0),
  };
}

/** The placements that a user may choose from now; none when it is not theirs to place. */
function ownPlacements(table: Table, userId: string): Placement[] {
  return isToMove(table, userId, 'place') ? legalPlacements(table.fold.state) : [];
}

function agrees(placement: Placement, typed: Typed): boolean {
  return (['x', 'y', 'rotation'] as const).every(
    (field) => typed[field] === undefined || typed[field] === placement[field],
  );
}

/** What was typed as a placement, for the rules to say what is wrong with it; undefined when no square was named. */
function asTyped({ x, y, rotation = 0 }: Typed): Placement | undefined {
  const degrees = DEGREES.find((value) => value === rotation);
  return x === undefined || y === undefined || degrees === undefined
    ? undefined
    : { type: 'place', x, y, rotation: degrees as Degrees };
}

async function suggestPlacements(context: SuggestContext): Promise<Suggestion[]> {
  const { app, interaction, request, say } = context;
  const found = await runningTable(app, request.channelId);
  if (!found.ok) return [];
  const table = seenBy(context, found.value);
  const focused = interaction.options.getFocused(true);
  const field = focused.name as Field;
  const typed: Typed = {};
  for (const other of ['x', 'y', 'rotation'] as const) {
    const value = other === field ? null : interaction.options.getInteger(other);
    if (value !== null) typed[other] = value;
  }
  const groups = new Map<number, Placement[]>();
  for (const placement of ownPlacements(table, request.userId)) {
    if (!agrees(placement, typed) || !String(placement[field]).startsWith(focused.value.trim())) continue;
    groups.set(placement[field], [...(groups.get(placement[field]) ?? []), placement]);
  }
  const names = (await peopleAt(app, table)).plain;
  return mostUseful(say.t, { table, names, groups })
    .sort(([a], [b]) => a - b)
    .map(([value, placements]) => ({
      name: say(`suggest.${field}`, { value, effect: groupEffect(say.t, table, names, placements) }),
      value,
    }));
}

/** What the placements behind a choice do: that of the only one, or how many there are and the best thing among them. */
function groupEffect(t: Translator, table: Table, names: readonly string[], placements: readonly Placement[]): string {
  if (!table.game.options.hints) return t('effect.choices', { count: placements.length });
  const nothing = t('effect.none');
  const effects = placements.map((placement) => effectOf(t, table, names, placement));
  if (effects.length === 1) return effects[0]!;
  const notable = effects.find((effect) => effect !== nothing);
  const count = placements.length;
  return notable ? t('effect.best', { count, effect: notable }) : t('effect.choices', { count });
}

/** Where a list would be too long: what does something at once, then what is nearest to the end of the river. */
function mostUseful(
  t: Translator,
  offer: { table: Table; names: readonly string[]; groups: ReadonlyMap<number, Placement[]> },
): [number, Placement[]][] {
  const { table, names } = offer;
  const all = [...offer.groups];
  if (all.length <= MOST_SUGGESTIONS) return all;
  const nothing = t('effect.none');
  const front = viewFor(table.fold.state).river.front;
  const rank = ([, placements]: [number, Placement[]]) => {
    const notable = placements.some((placement) => effectOf(t, table, names, placement) !== nothing);
    return (notable ? 0 : 1000) + Math.min(...placements.map(({ x }) => front - x));
  };
  return all.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_SUGGESTIONS);
}
