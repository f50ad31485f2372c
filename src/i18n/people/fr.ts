/** French: settings, my games, watching and privacy. */
export const peopleFr = {
  'privacy.title': '**Ce qui est enregistré sur toi**, sous ton identifiant Discord ({mention}) :',
  'privacy.locale': 'la langue de ton Discord, vue en dernier : {locale}',
  'privacy.name': 'ton nom sur {server}, vu en dernier : {name}',
  'privacy.settings':
    'tes réglages – langue : {language} ; images : {theme} ; conseils : {hints, select, advice {oui, avec avis} yes {oui} other {non}} ; statistiques : {statistics, select, yes {visibles} other {pas conservées}}',
  'privacy.language.none': 'celle de ton Discord',
  'privacy.games':
    '{count, plural, =0 {aucune place dans une partie} one {ta place dans # partie, avec tout ce que tu y as fait :} other {tes places dans # parties, avec tout ce que tu y as fait :}}',
  'privacy.results':
    '{count, plural, one {ton résultat dans # partie} other {tes résultats dans # parties}}, dont on tire des statistiques',
  'privacy.rating': 'ta cote à {game} : {rating}, de {games, plural, one {# partie} other {# parties}}',
  'privacy.watch':
    'tu suis {channel} : {what, select, turns {chaque tour} scores {quand quelqu’un marque} other {la fin}}',
  'privacy.quiet': 'ni rappels ni nouvelles au tour {turn} dans {channel}',
  'privacy.how': '{privacy} permet aussi de le recevoir en fichier et de le supprimer.',
  'privacy.file':
    'Tout ce qui est enregistré sur toi, tel quel. Garde-le pour toi : il contient ton identifiant Discord et ce que tu as fait dans chaque partie.',
  'privacy.warning':
    'Supprimer tes noms, tes réglages, tes cotes et ce que tu suis ? Dans les parties terminées, quelqu’un sans nom prend ta place. Dans celles qui attendent ou sont en cours tu gardes ta place, et ton nom est de nouveau enregistré quand tu continues. C’est définitif.',
  'privacy.button': 'Supprimer',
  'privacy.deleted': 'C’est supprimé.',
  'privacy.kept':
    'Tu as encore une place dans {places}{more, plural, =0 {} one { et # autre} other { et # autres}}, car ces parties ne sont pas terminées. {leave} rend une place dans une partie qui n’a pas commencé ; supprime de nouveau quand les autres seront terminées.',
  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',
  'settings.title': '**Tes réglages**',
  'settings.note': 'Ils valent sur tous les serveurs, dès maintenant.',
  'settings.language': 'Ta langue',
  'settings.theme': 'Tes images',
  'settings.hints': 'Conseils pour toi',
  'settings.statistics': 'Tes statistiques',
  'settings.statistics.shown': 'visibles',
  'settings.statistics.none': 'pas conservées',
  'settings.channel': 'Langue du salon',
  'settings.choice': '{title} : {choice}',
  'settings.automatic': 'automatique ({language})',
  'settings.theme.day': 'de jour',
  'settings.theme.night': 'de nuit',
  'settings.theme.contrast': 'contraste fort',
  'settings.hints.on': 'oui, avec les points',
  'settings.hints.advice': 'avis avant de confirmer, et points',
  'settings.hints.off': 'non',
  'mygames.title': '**Tes parties**',
  'mygames.none': 'Tu ne joues dans aucune partie. {new} dans un salon en ouvre une.',
  'mygames.over': '**Parties terminées**',
  'mygames.ended':
    '{game}, place {place} sur {players} avec {points, plural, one {# point} other {# points}}, {since} : {link}',
  'mygames.mine': '**À toi de jouer**, dernière action {since} : {link}',
  'mygames.running': 'À {name} de jouer, dernière action {since} : {link}',
  'mygames.lobby': 'En attente de joueurs ({count} sur {seats} au plus) : {link}',
  'mygames.link': '{number}. {game}{count, plural, =0 {} other { – {others}}}',
  'stats.title': '**Statistiques de {name}**',
  'stats.title.own': '**Tes statistiques**',
  'stats.note': 'Les parties entre deux personnes au moins comptent. Qui abandonne est dernier.',
  'stats.solo': '**{game}** en solo contre des ordinateurs :',
  'stats.solo.level':
    '{level} : {games, plural, one {# partie} other {# parties}}, victoires : {wins}{best, plural, =0 {} other {, record #}}{longest, plural, =0 {} other { ; victoires d’affilée : {streak} maintenant, # au plus}}',
  'stats.none': '{name} n’a encore joué aucune partie avec d’autres jusqu’à la fin.',
  'stats.none.own': 'Tu n’as encore joué aucune partie avec d’autres jusqu’à la fin. {new} en ouvre une.',
  'stats.off': '{name} ne veut pas de statistiques.',
  'stats.off.own': 'Tu ne veux pas de statistiques, rien n’est donc conservé. {settings} permet d’en changer.',
  'stats.game': '**{game}** : {games, plural, one {# partie} other {# parties}}, victoires : {wins} ({rate})',
  'stats.places': 'places : {places}',
  'stats.points': 'points : {average} en moyenne, {best} au mieux',
  'stats.sources': 'le plus de points : {favourite} ; en moyenne : {sources}',
  'stats.rating':
    'cote : {rating}, très probablement entre {min} et {max}{state, select, provisional { (provisoire : moins de {settled} parties)} other {}}',
  'stats.unrated': 'cote : aucune pour l’instant',
  'stats.rival':
    'Le plus souvent contre {name} : devant dans {ahead} et derrière dans {behind} sur {games, plural, one {# partie} other {# parties}}',
  'stats.pair':
    'Entre vous deux : toi devant dans {ahead} et derrière dans {behind} sur {games, plural, one {# partie} other {# parties}}',
  'stats.graph': 'La cote après les dernières parties',
  'stats.graph.alt':
    '{title} : d’abord {first}, maintenant {last}, entre {min} et {max}, en {games, plural, one {# partie} other {# parties}}.',
  'stats.server': '**Meilleures cotes de ce serveur : {game}**',
  'stats.server.line':
    '{place} {name} {rating} ({games, plural, one {# partie} other {# parties}}{state, select, provisional {, provisoire} other {}})',
  'stats.server.more': 'Et encore {more, plural, one {# personne} other {# personnes}} avec une cote.',
  'stats.server.none': 'Personne n’a encore de cote sur ce serveur.',
  'watch.done':
    'Je t’enverrai un message privé silencieux {what, select, turns {à chaque tour} scores {quand quelqu’un marque des points, et à la fin} other {à la fin}}. {unwatch} y met fin.',
  'unwatch.done': 'Je ne t’enverrai plus rien sur cette partie.',
  'quiet.on': 'Je ne te dirai pas comment finit le tour de {name}. Ensuite, tu auras de mes nouvelles comme avant.',
  'quiet.again': 'Choisis encore {unwatch} pour ce tour si tu veux annuler.',
  'quiet.off': 'Je te raconterai de nouveau ce tour.',
  'privacy.acts':
    '{count, plural, one {# décision ou offre de place qui te nomme, dans des parties d’autres} other {# décisions et offres de place qui te nomment, dans des parties d’autres}}',
  'people.unknown': 'quelqu’un',
  'people.in-colour': '{name} ({colour})',
};
