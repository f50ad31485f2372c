/** German: settings, my games, watching and privacy. */
export const peopleDe = {
  'privacy.title': '**Was über dich gespeichert ist**, unter deiner Discord-Nummer ({mention}):',
  'privacy.locale': 'die Sprache deines Discord, wie zuletzt gesehen: {locale}',
  'privacy.name': 'dein Name auf {server}, wie zuletzt gesehen: {name}',
  'privacy.settings':
    'deine Einstellungen – Sprache: {language}; Bilder: {theme}; Hilfen: {hints, select, advice {an, mit Tipps} yes {an} other {aus}}; Statistik: {statistics, select, yes {sichtbar} other {nicht geführt}}',
  'privacy.language.none': 'wie in deinem Discord',
  'privacy.games':
    '{count, plural, =0 {kein Platz in einer Partie} one {dein Platz in # Partie, mit allem, was du dort getan hast:} other {deine Plätze in # Partien, mit allem, was du dort getan hast:}}',
  'privacy.results':
    '{count, plural, one {dein Ergebnis in # Partie} other {deine Ergebnisse in # Partien}}, woraus die Statistik entsteht',
  'privacy.rating': 'deine Wertungszahl in {game}: {rating}, aus {games, plural, one {# Partie} other {# Partien}}',
  'privacy.watch':
    'du verfolgst {channel}: {what, select, turns {jeder Zug} scores {wenn jemand Punkte bekommt} other {das Ende}}',
  'privacy.quiet': 'keine Erinnerungen oder Nachrichten in Zug {turn} in {channel}',
  'privacy.how': '{privacy} gibt es dir auch als Datei und löscht es.',
  'privacy.file':
    'Alles, was über dich gespeichert ist, so wie es gespeichert ist. Behalte es für dich: Deine Discord-Nummer und was du in jeder Partie getan hast, stehen darin.',
  'privacy.warning':
    'Deine Namen, deine Einstellungen, deine Wertungszahlen und was du verfolgst löschen? In beendeten Partien bekommt jemand ohne Namen deinen Platz. In Partien, die warten oder laufen, behältst du ihn, und dein Name wird wieder gespeichert, wenn du weiterspielst. Das lässt sich nicht zurücknehmen.',
  'privacy.button': 'Löschen',
  'privacy.deleted': 'Gelöscht.',
  'privacy.kept':
    'Du hast noch einen Platz in {places}{more, plural, =0 {} other { und # weiteren}}, denn diese Partien sind nicht zu Ende. {leave} gibt einen Platz in einer Partie zurück, die noch nicht begonnen hat; lösch noch einmal, wenn die anderen zu Ende sind.',
  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',
  'settings.title': '**Deine Einstellungen**',
  'settings.note': 'Sie gelten auf allen Servern und sofort.',
  'settings.language': 'Meine Sprache',
  'settings.theme': 'Meine Bilder',
  'settings.hints': 'Hilfen für mich',
  'settings.statistics': 'Meine Statistik',
  'settings.statistics.shown': 'sichtbar',
  'settings.statistics.none': 'nicht geführt',
  'settings.channel': 'Sprache im Kanal',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatisch ({language})',
  'settings.theme.day': 'hell',
  'settings.theme.night': 'dunkel',
  'settings.theme.contrast': 'hoher Kontrast',
  'settings.hints.on': 'Punkte je Wahl',
  'settings.hints.advice': 'Tipp vor dem Bestätigen und Punkte je Wahl',
  'settings.hints.off': 'aus',
  'mygames.title': '**Deine Partien**',
  'mygames.none': 'Du spielst in keiner Partie mit. {new} in einem Kanal eröffnet eine.',
  'mygames.over': '**Beendete Partien**',
  'mygames.ended':
    '{game}, Platz {place} von {players} mit {points, plural, one {# Punkt} other {# Punkten}}, {since}: {link}',
  'mygames.mine': '**Du bist am Zug**, letzte Aktion {since}: {link}',
  'mygames.running': '{name} ist am Zug, letzte Aktion {since}: {link}',
  'mygames.lobby': 'Wartet auf Mitspieler ({count} von höchstens {seats}): {link}',
  'mygames.link': '{number}. {game}{count, plural, =0 {} other { – {others}}}',
  'stats.title': '**Statistik von {name}**',
  'stats.title.own': '**Deine Statistik**',
  'stats.note': 'Es zählen Partien mit mindestens zwei Menschen. Wer aufgibt, ist Letzter.',
  'stats.solo': '**{game}** allein gegen Computer:',
  'stats.solo.level':
    '{level}: {games, plural, one {# Partie} other {# Partien}}, {wins} gewonnen{best, plural, =0 {} other {, Bestwert #}}{longest, plural, =0 {} other {; Siege in Folge: jetzt {streak}, höchstens #}}',
  'stats.none': '{name} hat noch keine Partie mit anderen zu Ende gespielt.',
  'stats.none.own': 'Du hast noch keine Partie mit anderen zu Ende gespielt. {new} eröffnet eine.',
  'stats.off': '{name} möchte keine Statistik.',
  'stats.off.own': 'Du möchtest keine Statistik, also wird keine geführt. {settings} ändert das.',
  'stats.game': '**{game}**: {games, plural, one {# Partie} other {# Partien}}, {wins} gewonnen ({rate})',
  'stats.places': 'Plätze: {places}',
  'stats.points': 'Punkte: im Schnitt {average}, Bestwert {best}',
  'stats.sources': 'die meisten Punkte durch: {favourite}; im Schnitt: {sources}',
  'stats.rating':
    'Wertungszahl: {rating}, sehr wahrscheinlich zwischen {min} und {max}{state, select, provisional { (vorläufig: weniger als {settled} Partien)} other {}}',
  'stats.unrated': 'Wertungszahl: noch keine',
  'stats.rival':
    'Am häufigsten gegen {name}: besser in {ahead} und schlechter in {behind} von {games, plural, one {# Partie} other {# Partien}}',
  'stats.pair':
    'Zwischen euch beiden: du besser in {ahead} und schlechter in {behind} von {games, plural, one {# Partie} other {# Partien}}',
  'stats.graph': 'Wertungszahl nach den letzten Partien',
  'stats.graph.alt':
    '{title}: zuerst {first}, zuletzt {last}, zwischen {min} und {max}, in {games, plural, one {# Partie} other {# Partien}}.',
  'stats.server': '**Die höchsten Wertungszahlen auf diesem Server: {game}**',
  'stats.server.line':
    '{place} {name} {rating} ({games, plural, one {# Partie} other {# Partien}}{state, select, provisional {, vorläufig} other {}})',
  'stats.server.more': 'Und noch {more, plural, one {# Person} other {# Personen}} mit einer Wertungszahl.',
  'stats.server.none': 'Auf diesem Server hat noch niemand eine Wertungszahl.',
  'watch.done':
    'Ich schicke dir {what, select, turns {nach jedem Zug eine stille Direktnachricht} scores {eine stille Direktnachricht, wenn jemand Punkte bekommt, und eine am Ende} other {am Ende eine stille Direktnachricht}}. {unwatch} beendet das.',
  'unwatch.done': 'Ich schicke dir über diese Partie nichts mehr.',
  'quiet.on': 'Ich sage dir nicht, wie der Zug von {name} ausgeht. Danach hörst du wieder von mir wie vorher.',
  'quiet.again': 'Wähle noch einmal {unwatch} für diesen Zug, um es rückgängig zu machen.',
  'quiet.off': 'Ich berichte dir wieder von diesem Zug.',
  'privacy.acts':
    '{count, plural, one {# Entscheidung oder Platzangebot, das dich nennt, in Partien anderer} other {# Entscheidungen und Platzangebote, die dich nennen, in Partien anderer}}',
  'people.unknown': 'jemand',
  'people.in-colour': '{name} ({colour})',
};
