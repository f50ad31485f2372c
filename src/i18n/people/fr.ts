/** French: settings, my games, watching and privacy. */
export const peopleFr = {
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
  'mygames.title': '**Tes parties**',
  'mygames.none': 'Tu ne joues dans aucune partie. {new} en ouvre une.',
  'mygames.over': '**Parties terminées**',
  'mygames.ended':
    '{game}, place {place} sur {players} avec {points, plural, one {# point} other {# points}}, {since} : {link}',
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
  'privacy.acts':
    '{count, plural, one {# décision ou offre de place qui te nomme, dans des parties d’autres} other {# décisions et offres de place qui te nomment, dans des parties d’autres}}',
};
