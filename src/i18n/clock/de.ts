/** German: the clock of a turn, reminders, and people who are away. */
export const clockDe = {
  'command.new.pace': 'Wie viel Zeit für einen Zug ist (sonst: beliebig viel)',
  'pace.choice': '{days, plural, =0 {keine Grenze} one {# Tag je Zug} other {# Tage je Zug}}',
  'lobby.pace':
    'Zeit je Zug: {days, plural, one {# Tag} other {# Tage}}; danach wird der Tisch gefragt, wie es weitergeht.',
  'lobby.set.pace': 'Zeit je Zug: {days, plural, =0 {keine Grenze} one {# Tag} other {# Tage}}',
  'clock.deadline': 'Die Zeit für diesen Zug endet {when}; dann wird der Tisch gefragt, wie es weitergeht.',
  'clock.away': '{name} ist abwesend, die Uhr steht; zurück {when}.',
  'turn.button.quiet': 'Nicht erinnern',
  'clock.reminder': '{mention}, du bist noch am Zug, seit {since}: {link}',
  'clock.reminder.direct': 'Du bist noch am Zug, seit {since}: {link}',
  'clock.reminder.how': '{remind} stellt ein, wann ich dich erinnere, {away} hält deine Uhr an.',
  'clock.over': 'Die Zeit für den Zug von {name} ist um; er begann {since}.',
  'clock.silent': '{name} hat seit {since} nicht gespielt. In diesem Zug erinnere ich nicht mehr.',
  'clock.ask': 'Von selbst geschieht nichts; der Tisch kann entscheiden: {vote}.',
  'clock.back': '{name} ist zurück und am Zug: {link}',
  'clock.away.told': '{name} ist bis {when} abwesend; die Uhr wartet so lange.',
  'clock.away.over': '{name} war abwesend und ist zurück.',
  'command.remind': 'Wann ich dich erinnere, dass du am Zug bist',
  'command.remind.after': 'Wie lange gewartet wird, auch zwischen Erinnerungen',
  'command.remind.quiet-from': 'Ab dieser Stunde Ruhe; zweimal dieselbe Stunde beendet das',
  'command.remind.quiet-to': 'Bis zu dieser Stunde Ruhe',
  'command.remind.timezone': 'Deine Zeitzone, etwa Europe/Berlin',
  'command.remind.by-dm': 'Per Direktnachricht (an) oder im Kanal',
  'remind.hours': '{hours, plural, =0 {nie} one {nach # Stunde} other {nach # Stunden}}',
  'remind.shown':
    'Ich erinnere dich {hours, plural, =0 {nie} one {nach # Stunde} other {nach # Stunden}} an deinen Zug, {direct, select, yes {per Direktnachricht} other {im Kanal}}, höchstens fünfmal je Zug.',
  'remind.quiet': 'Nie von {from} bis {to} ({timezone}).',
  'remind.timezone': 'In {timezone} ist es jetzt {time} Uhr.',
  'remind.how': '{remind} ändert das; {away} hält deine Uhr für einige Zeit an.',
  'refused.no-timezone': 'Es gibt keine Zeitzone {timezone}. Tipp eine Stadt wie Berlin und wähl aus der Liste.',
  'refused.timezone':
    'Zeitzonen kenne ich nach ihren Städten, nicht als {timezone}. Diese passen: {zones}. Oder tipp deine Stadt und wähl aus der Liste.',
  'refused.half-quiet': 'Ruhezeiten brauchen quiet-from und quiet-to.',
  'privacy.reminders':
    'wie ich dich erinnere: {hours, plural, =0 {nie} one {nach # Stunde} other {nach # Stunden}}, Ruhezeit und Zeitzone: {quiet}',
  'privacy.away': 'du bist oder warst abwesend bis {when}',
  'command.away': 'Halte deine Uhr in allen deinen Partien für einige Zeit an',
  'command.away.until': 'Ein Datum wie 2027-08-31, eine Dauer wie 3d oder 2 weeks, oder now',
  'away.done':
    'Du bist abwesend bis {when}: Deine Uhr steht in {games, plural, =0 {jeder Partie, in die du kommst} one {deiner Partie} other {allen deinen # Partien}}. {away} mit now beendet das.',
  'away.day':
    'Das ist das Ende des Tages in {isOwn, select, yes {{zone}} other {{zone}, weil ich deine Zeitzone nicht kenne: {remind} stellt sie ein}}.',
  'away.ended': 'Du bist zurück, und deine Uhr läuft wieder.',
  'away.not': 'Du bist nicht abwesend.',
  'refused.no-time':
    'Sag, bis wann: ein Datum wie 2027-08-31 oder eine Dauer wie 3d oder 2 weeks, höchstens {days} Tage ab jetzt; oder now, um zurückzukommen.',
  'quiet.player.on':
    'Keine Erinnerungen und Pings mehr in diesem Zug. Drück noch einmal oder nutze {unwatch}, um sie wieder zu bekommen.',
  'quiet.player.off': 'Ich erinnere dich wieder an diesen Zug.',
  'status.quiet': 'Erinnerungen sind in diesem Zug aus; {unwatch} stellt sie wieder an.',
  'mygames.away': 'Du bist abwesend bis {when}; deine Uhr steht. {away} mit now beendet das.',
};
