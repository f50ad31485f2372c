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
  readonly rules: AnyGame;
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
  game: GameRecord,
  people: People,
  about: LobbyAbout & { readonly isNew: boolean },
): BaseMessageOptions {
  const isOpen = game.status === 'lobby';
  return {
    content: linesOf(say, game, people, about).join('\n'),
    components: isOpen ? lobbyControls(say, game, about.rules) : [],
    allowedMentions: isOpen && about.isNew ? { users: about.invited } : { parse: [] },
  };
}

function linesOf(say: Speech, game: GameRecord, people: People, about: LobbyAbout): string[] {
  const { rules, invited, tileSet, expires } = about;
  const name = rules.words.name(say.t);
  if (game.status === 'closed' && !game.setup) return [closedLine(say, game, name)];
  if (game.status !== 'lobby') {
    const first = game.setup?.first ?? 0;
    const { shown } = people.after(-1);
    const players = [...shown.slice(first), ...shown.slice(0, first)].join(', ');
    return [say('lobby.started', { game: name, players }), ...proofLine(say, rules, game)];
  }
  const { seats, autoDraw, order, hints, advice, pace } = game.options;
  const theme = themeOf(game.options);
  const language = LANGUAGES.find((one) => one === game.options.language);
  const players = people.shown.map((name, seat) =>
    say('lobby.seat', { name, colour: say(`colour.${game.seats[seat]!.colour}`) }),
  );
  const computers = (game.options.computers ?? []).map((level) => levelText(say.t, level));
  const owner = people.shown[seatOf(game, game.ownerId)];
  const chosen = chosenText(say.t, game, rules);
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
    say('lobby.how', { least: rules.seats.least }),
    ...(owner ? [say('lobby.owner', { name: owner })] : []),
    say('lobby.expires', { when: expiryText(expires) }),
  ];
}

function closedLine(say: Speech, game: GameRecord, name: string): string {
  const stop = stopOf(game);
  if (stop?.act.type === 'ended-by-moderator')
    return say('lobby.ended', { game: name, name: unknownName(stop.userId) });
  return say(hasExpired(game) ? 'lobby.expired' : 'lobby.closed', { game: name });
}

/** Rows of a message that its buttons leave for menus. */
const MOST_MENUS = 4;

function lobbyControls({ t }: Speech, game: GameRecord, rules: AnyGame) {
  const length = game.seats.length + computersIn(game);
  // The ids stay the same at every edit, so that a press just before an edit counts.
  const lobby = { id: game.id, revision: 0 };
  const options = lobbyChoices(rules, game).map(({ value, text }) => ({ value, label: text(t) }));
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
        { label: t('lobby.button.join'), style: 'primary', disabled: length >= game.options.seats },
      ),
      button(lobby, { verb: 'leave' }, { label: t('lobby.button.leave') }),
      button(
        lobby,
        { verb: 'start' },
        { label: t('lobby.button.start'), style: 'success', disabled: length < rules.seats.least },
      ),
      ...(rules.computer
        ? [
            button(
              lobby,
              { verb: 'computer' },
              { label: t('lobby.button.computer'), disabled: length >= game.options.seats },
            ),
          ]
        : []),
      ...((rules.topics ?? []).length > 0 ? [button(lobby, { verb: 'how' }, { label: t('lobby.button.how') })] : []),
    ]),
    ...menus.slice(0, MOST_MENUS).map(menuRow),
  ];
}

/** When a lobby expires, in the time zone and language of whoever reads it. */
export function expiryText(expires: number): string {
  return time(Math.floor(expires / 1000), TimestampStyles.RelativeTime);
}

/** The line with the commitment, which proves at the end that the pile was fixed at the start. */
function proofLine(say: Speech, rules: AnyGame, { setup, options }: GameRecord): string[] {
  const commitment = setup && commitmentOf(rules, setup, options.order);
  return commitment ? [say('lobby.proof', { commitment })] : [];
}
