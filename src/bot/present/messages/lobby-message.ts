import { type BaseMessageOptions, TimestampStyles, time, userMention } from 'discord.js';
import { stopOf } from '../../../app/acts.ts';
import { computersIn } from '../../../app/lobby.ts';
import { hasExpired } from '../../../app/lobby-expiry.ts';
import { seatOf } from '../../../app/table.ts';
import { commitmentOf } from '../../../core/commitment.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { LANGUAGES } from '../../../i18n/translate.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import { unknownName } from '../acts.ts';
import { button, buttonRows, MENU_OPTIONS, menu, menuRow } from '../buttons.ts';
import { chosenText } from '../chosen-options.ts';
import { levelText } from '../level.ts';
import { lobbyChoices } from '../lobby-options.ts';
import type { People } from '../people.ts';
import { themeOf } from '../theme.ts';

/** Everything that a lobby message shows besides the record of the game. */
interface LobbyAbout {
  readonly game: AnyGame;
  readonly invited: readonly UserId[];
  /** Name of the host's tile set that it is played with. */
  readonly tileSet?: string | undefined;
  /** When it expires, in milliseconds since 1970. */
  readonly expires: number;
}

/**
 * The public message of a lobby, with everything that players need to join; afterwards, what became of it.
 *
 * @param about.rules of the game that is, or would have been, played
 * @param about.invited to a rematch, who are mentioned once: where the message is a new one, not a new edition
 */
export function lobbyMessage(
  say: Speech,
  record: GameRecord,
  people: People,
  about: LobbyAbout & { readonly isNew: boolean },
): BaseMessageOptions {
  const isOpen = record.status === 'lobby';
  return {
    content: linesOf(say, record, people, about).join('\n'),
    components: isOpen ? lobbyControls(say, record, about.game) : [],
    allowedMentions: isOpen && about.isNew ? { users: about.invited } : { parse: [] },
  };
}

function linesOf(say: Speech, record: GameRecord, people: People, about: LobbyAbout): string[] {
  const { game, invited, tileSet, expires } = about;
  const name = game.words.name(say.t);
  if (record.status === 'closed' && !record.setup) return [closedLine(say, record, name)];
  if (record.status !== 'lobby') {
    const first = record.setup?.first ?? 0;
    const { shown } = people.after(-1);
    const players = [...shown.slice(first), ...shown.slice(0, first)].join(', ');
    return [say('lobby.started', { game: name, players }), ...proofLine(say, game, record)];
  }
  const { seats, autoDraw, order, hints, advice, pace } = record.options;
  const theme = themeOf(record.options);
  const language = LANGUAGES.find((one) => one === record.options.language);
  const players = people.shown.map((name, seat) =>
    say('lobby.seat', { name, colour: say(`colour.${record.seats[seat]!.colour}`) }),
  );
  const computers = (record.options.computers ?? []).map((level) => levelText(say.t, level));
  const owner = people.shown[seatOf(record, record.ownerId)];
  const chosen = chosenText(say.t, record, game);
  return [
    say('lobby.title', { game: name }),
    ...(invited.length > 0 ? [say('lobby.rematch', { mentions: invited.map(userMention).join(' ') })] : []),
    say('lobby.players', {
      count: players.length + computers.length,
      seats,
      players: [...players, ...computers].join(', '),
    }),
    say('lobby.options', { order, autoDraw: autoDraw ? 'yes' : 'no' }),
    ...(chosen ? [chosen] : []),
    ...(tileSet ? [say('lobby.tiles', { name: tileSet })] : []),
    ...(pace ? [say('lobby.pace', { days: pace })] : []),
    say('lobby.hints', { hints: hints ? 'yes' : 'no' }),
    ...(advice ? [say('lobby.advice')] : []),
    ...(theme === 'day' ? [] : [say('lobby.theme', { theme: say(`settings.theme.${theme}`) })]),
    ...(language ? [say('lobby.language', { language: say(`language.${language}`) })] : []),
    say('lobby.how', { min: game.seats.min }),
    ...(owner ? [say('lobby.owner', { name: owner })] : []),
    say('lobby.expires', { when: expiryText(expires) }),
  ];
}

function closedLine(say: Speech, record: GameRecord, name: string): string {
  const stop = stopOf(record);
  if (stop?.act.type === 'ended-by-moderator')
    return say('lobby.ended', { game: name, name: unknownName(stop.userId) });
  return say(hasExpired(record) ? 'lobby.expired' : 'lobby.closed', { game: name });
}

/** Rows of a message that its buttons leave for menus. */
const MAX_MENUS = 4;

function lobbyControls({ t }: Speech, record: GameRecord, game: AnyGame) {
  const length = record.seats.length + computersIn(record);
  // The ids stay the same at every edit, so that a press just before an edit counts.
  const lobby = { id: record.id, revision: 0 };
  const options = lobbyChoices(game, record).map(({ value, text }) => ({ value, label: text(t) }));
  const menus = Array.from({ length: Math.ceil(options.length / MENU_OPTIONS) }, (_, at) =>
    menu(
      lobby,
      { verb: 'option', argument: at > 0 ? String(at) : '' },
      {
        placeholder: t('lobby.menu', { number: at + 1, of: Math.ceil(options.length / MENU_OPTIONS) }),
        options: options.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS),
      },
    ),
  );
  return [
    ...buttonRows([
      button(
        lobby,
        { verb: 'join' },
        { label: t('lobby.button.join'), style: 'primary', disabled: length >= record.options.seats },
      ),
      button(lobby, { verb: 'leave' }, { label: t('lobby.button.leave') }),
      button(
        lobby,
        { verb: 'start' },
        { label: t('lobby.button.start'), style: 'success', disabled: length < game.seats.min },
      ),
      ...(game.computer
        ? [
            button(
              lobby,
              { verb: 'computer' },
              { label: t('lobby.button.computer'), disabled: length >= record.options.seats },
            ),
          ]
        : []),
      ...((game.topics ?? []).length > 0 ? [button(lobby, { verb: 'how' }, { label: t('lobby.button.how') })] : []),
    ]),
    ...menus.slice(0, MAX_MENUS).map(menuRow),
  ];
}

/** When a lobby expires, in the time zone and language of whoever reads it. */
export function expiryText(expires: number): string {
  return time(Math.floor(expires / 1000), TimestampStyles.RelativeTime);
}

/** The line with the commitment, which proves at the end that the pile was fixed at the start. */
function proofLine(say: Speech, game: AnyGame, { setup, options }: GameRecord): string[] {
  const commitment = setup && commitmentOf(game, setup, options.order);
  return commitment ? [say('lobby.proof', { commitment })] : [];
}
