/** English: the clock of a turn, reminders, and people who are away. */
export const clockEn = {
  'command.new.pace': 'How much time there is for a turn (default: any)',
  'pace.choice': '{days, plural, =0 {no limit} one {# day a turn} other {# days a turn}}',
  'lobby.pace': 'Time for a turn: {days, plural, one {# day} other {# days}}; then the table is asked how to go on.',
  'lobby.set.pace': 'Time for a turn: {days, plural, =0 {no limit} one {# day} other {# days}}',
  'clock.deadline': 'Time for this turn ends {when}; then the table is asked how to go on.',
  'clock.away': '{name} is away and the clock stands still; back {when}.',
  'turn.button.quiet': 'Quiet this turn',
  'clock.reminder': '{mention}, it is still your turn, since {since}: {link}',
  'clock.reminder.direct': 'It is still your turn, since {since}: {link}',
  'clock.reminder.how': '{remind} sets when I remind you, {away} stops your clock.',
  'clock.over': 'The time of {name} for this turn, which began {since}, is over.',
  'clock.silent': '{name} has not moved since {since}. I send no more reminders in this turn.',
  'clock.ask': 'Nothing happens by itself. The table can decide how to go on: {vote}.',
  'clock.back': '{name} is back, and it is their turn: {link}',
  'clock.away.told': '{name} is away and comes back {when}. Until then their clock stands still.',
  'clock.away.over': '{name} was away and is back.',
  'command.remind': 'When I remind you that it is your turn',
  'command.remind.after': 'How long to wait, also between reminders',
  'command.remind.quiet-from': 'From this hour on you are left alone; the same hour twice ends that',
  'command.remind.quiet-to': 'Until this hour you are left alone',
  'command.remind.timezone': 'Your time zone, such as Europe/Amsterdam',
  'command.remind.by-dm': 'By direct message (on), or in the channel',
  'remind.hours': '{hours, plural, =0 {never} one {after # hour} other {after # hours}}',
  'remind.shown':
    'I remind you of your turn {hours, plural, =0 {never} one {after # hour} other {after # hours}}, {direct, select, yes {by direct message} other {in the channel}}, at most five times a turn.',
  'remind.quiet': 'Never from {from} to {to} ({timezone}).',
  'remind.timezone': 'In {timezone} it is {time} now.',
  'remind.how': '{remind} changes this; {away} stops your clock for some time.',
  'refused.no-timezone': 'There is no time zone {timezone}. Type a city, such as Amsterdam, and choose from the list.',
  'refused.timezone':
    'I know time zones by their cities, not as {timezone}. These fit: {zones}. Or type your city, and choose from the list.',
  'refused.half-quiet': 'Quiet hours need both quiet-from and quiet-to.',
  'privacy.reminders':
    'how I remind you: {hours, plural, =0 {never} one {after # hour} other {after # hours}}, quiet hours and time zone: {quiet}',
  'privacy.away': 'you are or were away until {when}',
  'command.away': 'Stop your clock in all your games for some time',
  'command.away.until': 'A date such as 2027-08-31, a span such as 3d or 2 weeks, or now',
  'away.done':
    'You are away until {when}: your clock stands still in {games, plural, =0 {every game you join} one {your game} other {all # of your games}}. {away} with now ends that.',
  'away.day':
    'That is the end of the day in {isOwn, select, yes {{zone}} other {{zone}, as I do not know your time zone: {remind} sets it}}.',
  'away.ended': 'You are back, and your clock runs again.',
  'away.not': 'You are not away.',
  'refused.no-time':
    'Say until when: a date such as 2027-08-31, or a span such as 3d or 2 weeks, at most {days} days from now; or now to come back.',
  'quiet.player.on':
    'Quiet: no reminder and no further ping for this turn. Press again, or {unwatch}, to take it back.',
  'quiet.player.off': 'No longer quiet: I remind you of this turn.',
  'status.quiet': 'You want quiet in this turn: no reminders. {unwatch} takes it back.',
  'mygames.away': 'You are away until {when}; your clock stands still. {away} with now ends that.',
} as const;
