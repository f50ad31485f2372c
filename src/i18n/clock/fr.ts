/** French: the clock of a turn, reminders, and people who are away. */
export const clockFr = {
  'command.new.pace': 'Le temps pour un tour (par défaut : sans limite)',
  'pace.choice': '{days, plural, =0 {sans limite} one {# jour par tour} other {# jours par tour}}',
  'late.ask': 'la table décide de la suite',
  'late.skip': 'une règle simple joue le tour',
  'late.computer': 'l’ordinateur {level} joue le tour',
  'lobby.pace': 'Temps par tour : {days, plural, one {# jour} other {# jours}} ; ensuite {what}.',
  'lobby.set.pace': 'Temps par tour : {days, plural, =0 {sans limite} one {# jour} other {# jours}}',
  'clock.deadline': 'Le temps de ce tour s’achève {when} ; ensuite {what}.',
  'turn.last.lent': 'Le temps de **{name}** pour ce tour est écoulé ; l’ordinateur {level} a joué :',
  'clock.away': '{name} est en congé, l’horloge est arrêtée ; retour {when}.',
  'turn.button.quiet': 'Couper les rappels',
  'clock.reminder': '{mention}, c’est toujours ton tour, depuis {since} : {link}',
  'clock.reminder.direct': 'C’est toujours ton tour, depuis {since} : {link}',
  'clock.reminder.how': '{remind} règle mes rappels, {away} arrête ton horloge.',
  'clock.over': 'Temps écoulé pour le tour de {name}, commencé {since}.',
  'clock.silent': '{name} n’a pas joué depuis {since}. Je n’envoie plus de rappels pendant ce tour.',
  'clock.ask': 'Rien ne se fait tout seul ; la table peut décider : {vote}.',
  'clock.back': '{name} est de retour, et c’est son tour : {link}',
  'clock.away.told': '{name} est en congé jusqu’à {when} ; son horloge attend.',
  'clock.away.over': '{name} était en congé et est de retour.',
  'command.remind': 'Quand te rappeler que c’est ton tour',
  'command.remind.after': 'Combien attendre, aussi entre deux rappels',
  'command.remind.quiet-from': 'Pas de rappel à partir de cette heure ; deux fois la même heure l’annule',
  'command.remind.quiet-to': 'Pas de rappel jusqu’à cette heure',
  'command.remind.timezone': 'Ton fuseau horaire, comme Europe/Paris',
  'command.remind.by-dm': 'Par message privé (oui), ou dans le salon',
  'remind.hours': '{hours, plural, =0 {jamais} one {après # heure} other {après # heures}}',
  'remind.shown':
    'Je te rappelle ton tour {hours, plural, =0 {jamais} one {après # heure} other {après # heures}}, {direct, select, yes {par message privé} other {dans le salon}}, cinq fois par tour au plus.',
  'remind.quiet': 'Jamais de {from} à {to} ({timezone}).',
  'remind.timezone': 'Il est maintenant {time} à l’heure de {timezone}.',
  'remind.how': '{remind} change cela ; {away} arrête ton horloge pour un temps.',
  'refused.no-timezone':
    'Il n’y a pas de fuseau horaire {timezone}. Tape une ville, comme Paris, et choisis dans la liste.',
  'refused.timezone':
    'Je connais les fuseaux horaires par leurs villes, pas comme {timezone}. Ceux-ci conviennent : {zones}. Ou tape ta ville et choisis dans la liste.',
  'refused.half-quiet': 'Les heures de silence demandent quiet-from et quiet-to.',
  'privacy.reminders':
    'comment je te rappelle ton tour : {hours, plural, =0 {jamais} one {après # heure} other {après # heures}}, heures de silence et fuseau : {quiet}',
  'privacy.away': 'tu es ou étais en congé jusqu’à {when}',
  'command.away': 'Arrête ton horloge dans toutes tes parties pour un temps',
  'command.away.until': 'Une date comme 2027-08-31, une durée comme 3d ou 2 weeks, ou now',
  'away.done':
    'Tu es en congé jusqu’à {when} : ton horloge est arrêtée dans {games, plural, =0 {toute partie que tu rejoins} one {ta partie} other {tes # parties}}. {away} avec now y met fin.',
  'away.day':
    'C’est la fin de la journée à l’heure de {isOwn, select, yes {{zone}} other {{zone}, car je ne connais pas ton fuseau horaire : {remind} l’enregistre}}.',
  'away.ended': 'Te voilà de retour, et ton horloge tourne de nouveau.',
  'away.not': 'Tu n’es pas en congé.',
  'refused.no-time':
    'Dis jusqu’à quand : une date comme 2027-08-31 ou une durée comme 3d ou 2 weeks, {days} jours au plus ; ou now pour revenir.',
  'quiet.player.on':
    'Plus de rappel ni de mention pendant ce tour. Appuie encore, ou utilise {unwatch}, pour les retrouver.',
  'quiet.player.off': 'Je te rappellerai de nouveau ce tour.',
  'status.quiet': 'Les rappels sont coupés pendant ce tour ; {unwatch} les rétablit.',
  'mygames.away': 'Tu es en congé jusqu’à {when} ; ton horloge est arrêtée. {away} avec now y met fin.',
};
