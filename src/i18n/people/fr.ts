import type { peopleEn } from './en.ts';

/** French: settings, my games, watching, privacy, and the lobby. */
export const peopleFr = {
  'command.settings': 'Ma langue, les couleurs de mes images et les conseils ; personne d’autre ne les voit',
  'command.mygames': 'Toutes mes parties, celles qui m’attendent d’abord',
  'command.watch': 'Suivre la partie d’ici par des messages privés silencieux',
  'command.watch.what': 'Ce que tu veux apprendre (par défaut : chaque tour)',
  'command.watch.what.turns': 'chaque tour',
  'command.watch.what.scores': 'quand quelqu’un marque des points',
  'command.watch.what.end': 'la fin seulement',
  'command.unwatch': 'Ne plus suivre la partie d’ici, ou seulement pas ce tour',
  'command.unwatch.what': 'Sur quoi me taire : toute la partie (par défaut) ou ce tour ; le choisir encore l’annule',
  'command.unwatch.what.game': 'toute la partie',
  'command.unwatch.what.turn': 'ce tour seulement',
  'command.privacy': 'Ce qui est enregistré sur moi ; le supprimer',
  'command.privacy.do': 'Montrer ou supprimer',
  'command.privacy.do.show': 'montrer',
  'command.privacy.do.delete': 'supprimer',

  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',

  'settings.title': '**Tes réglages**',
  'settings.note': 'Ils valent sur tous les serveurs, dès maintenant.',
  'settings.language': 'Ma langue',
  'settings.theme': 'Mes images',
  'settings.hints': 'Conseils pour moi',
  'settings.channel': 'Langue du salon',
  'settings.choice': '{title} : {choice}',
  'settings.automatic': 'automatique ({language})',
  'settings.theme.day': 'de jour',
  'settings.theme.night': 'de nuit',
  'settings.theme.contrast': 'contraste fort',
  'settings.hints.on': 'oui, avec les points',
  'settings.hints.off': 'non',
  'refused.manage-channels': 'Il te faut pour cela la permission Gérer les salons ici. Demande à quelqu’un qui l’a.',

  'mygames.title': '**Tes parties**',
  'mygames.none': 'Tu ne joues dans aucune partie. {new} en ouvre une.',
  'mygames.mine': '**À toi de jouer**, dernière action {since} : {link}',
  'mygames.running': 'À {name} de jouer, dernière action {since} : {link}',
  'mygames.lobby': 'En attente de joueurs ({count} sur {seats} au plus) : {link}',

  'watch.done':
    'Je t’enverrai un message privé silencieux {what, select, turns {à chaque tour} scores {quand quelqu’un marque des points, et à la fin} other {à la fin}}. {unwatch} y met fin.',
  'unwatch.done': 'Je ne t’enverrai plus rien sur cette partie.',
  'quiet.on':
    'Silence : je ne te dirai pas comment finit ce tour de {name}. Ensuite tu auras de nouveau ce que tu voulais apprendre, et la fin de la partie dans tous les cas.',
  'quiet.again': 'Choisis encore {unwatch} pour ce tour si tu veux annuler.',
  'quiet.off': 'Fini le silence : je te raconterai ce tour.',
  'refused.own-game':
    'Tu joues dans cette partie, ses messages te parviennent donc déjà. {watch} est pour ceux qui regardent.',
  'refused.not-watching': 'Tu ne suis pas cette partie. Avec {watch} tu auras de ses nouvelles.',
  'refused.nothing-to-silence':
    'Tu joues dans cette partie : je ne te mentionne que quand c’est à toi, et à la fin. Il n’y a pas de rappels, donc rien à faire taire.',
  'notice.begun': 'La partie de {channel} commence ; {name} joue en premier.',
  'notice.played': '**{name}** a joué dans {channel} :',
  'notice.anew': '**{name}** a annulé et rejoué son tour dans {channel} :',
  'notice.scores': 'Scores : {ranking}',
  'notice.over': 'La partie de {channel} est terminée.',

  'privacy.title': '**Ce qui est enregistré sur toi**, sous ton numéro Discord ({mention}) :',
  'privacy.name': 'ton nom et ta langue, vus en dernier : {name}, {locale}',
  'privacy.settings':
    'tes réglages – langue : {language} ; images : {theme} ; conseils : {hints, select, yes {oui} other {non}}',
  'privacy.language.none': 'celle de ton Discord',
  'privacy.games':
    '{count, plural, =0 {aucune place dans une partie} one {ta place dans # partie, avec tout ce que tu y as fait :} other {tes places dans # parties, avec tout ce que tu y as fait :}}',
  'privacy.watch':
    'tu suis {channel} : {what, select, turns {chaque tour} scores {quand quelqu’un marque} other {la fin}}',
  'privacy.quiet': 'tu veux du silence pendant le tour {turn} dans {channel}',
  'privacy.how': '{privacy} permet aussi de le supprimer.',
  'privacy.warning':
    'Supprimer ton nom, tes réglages et ce que tu suis ? Dans les parties terminées, quelqu’un sans nom prend ta place. Dans celles qui attendent ou sont en cours tu gardes ta place, et ton nom est de nouveau enregistré quand tu continues. C’est définitif.',
  'privacy.button': 'Supprimer',
  'privacy.deleted': 'C’est supprimé.',
  'privacy.kept':
    'Tu as encore une place dans {places}, car ces parties ne sont pas terminées. {leave} rend une place dans une partie qui n’a pas commencé ; supprime de nouveau quand les autres seront terminées.',

  'lobby.seat': '{name} ({colour})',
  'lobby.rematch': '**Revanche :** {mentions}, on rejoue ?',
  'lobby.hints': 'Les joueurs {hints, select, yes {voient} other {ne voient pas}} ce que chaque choix rapporterait.',
  'lobby.theme': 'Images pour tout le monde : {theme}.',
  'lobby.owner':
    'Ouverte par {name}, qui peut changer ces options et lance la partie ; après une heure, chaque joueur peut la lancer.',
  'lobby.expires': 'Se ferme {when} si personne n’arrive, ne part ou ne change rien.',
  'lobby.expired':
    '**Carcassonne : Amazonas** – personne n’est venu en deux semaines, cette partie est fermée. {new} en ouvre une autre.',
  'lobby.expiring':
    '{mention}, cette partie attend encore des joueurs et se ferme {when}. Elle reste ouverte si quelqu’un arrive ou change quelque chose ; {start} la lance.',
  'lobby.expiring.over': 'La partie qui allait se fermer ici n’attend plus.',
  'lobby.button.join': 'Participer',
  'lobby.button.leave': 'Partir',
  'lobby.button.start': 'Commencer',
  'lobby.menu': 'Changer une option (si tu as ouvert la partie)',
  'lobby.set.seats': 'Jusqu’à {seats} joueurs',
  'lobby.set.auto-draw': 'Piocher automatiquement ; pas d’annulation d’un tour à l’autre',
  'lobby.set.draw-by-hand': 'Piocher à la main',
  'lobby.set.random': 'Premier joueur tiré au sort',
  'lobby.set.joined': 'Le premier arrivé commence',
  'lobby.set.hints': 'Montrer ce que chaque choix rapporterait',
  'lobby.set.no-hints': 'Ne pas montrer ce que les choix rapporteraient',
  'lobby.set.theme': 'Images pour tout le monde : {theme}',
  'lobby.changed': 'C’est changé.',
  'refused.not-the-owner': 'Seule la personne qui a ouvert cette partie peut changer ses options.',
  'refused.seats-in-use':
    'Il y a déjà {seats} joueurs. Quelqu’un doit d’abord partir, ou choisis au moins autant de places.',
} as const satisfies Record<keyof typeof peopleEn, string>;
