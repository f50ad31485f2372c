/** German: games that wait for players. */
export const lobbyDe = {
  'announcement.open': '**{game}** – wer spielt mit in {thread}?',
  'announcement.running': '**{game}** wird in {thread} gespielt: {players}.',
  'announcement.over': '**{game}** in {thread} ist vorbei.',
  'lobby.title': '**{game}** – wer spielt mit?',
  'lobby.players': 'Spieler ({count} von höchstens {seats}): {players}',
  'lobby.options':
    'Es beginnt, {order, select, given {wer zuerst mitgemacht hat} other {wer ausgelost wird}}. Karten werden {autoDraw, select, yes {automatisch} other {von Hand}} gezogen.',
  'lobby.how': 'Mach mit {join} mit; sobald {min} Spieler dabei sind, geht es mit {start} los.',
  'lobby.closed': '**{game}** – alle sind gegangen, diese Partie ist geschlossen. {new} eröffnet eine neue.',
  'lobby.started': '**{game}** – gestartet. Spieler der Reihe nach: {players}.',
  'lobby.proof': 'Fingerabdruck des gemischten Stapels: `{commitment}`. Der Seed dahinter wird am Ende verraten.',
  'lobby.opened': 'Deine Partie ist offen. Die anderen machen mit {join} mit; du startest sie mit {start}.',
  'lobby.opened.computers':
    '{computers, plural, one {Ein Computer spielt} other {# Computer spielen}} mit dir. Du kannst jetzt mit {start} beginnen{free, plural, =0 {} other { oder auf andere warten, die mit {join} mitmachen}}.',
  'lobby.opened.thread':
    'Deine Partie ist in {thread} offen. Die anderen machen dort mit {join} mit; du startest sie mit {start}.',
  'lobby.opened.unannounced':
    'Ich darf in diesem Kanal nicht schreiben, deshalb wird es hier nicht angekündigt: Sag den anderen selbst Bescheid.',
  'lobby.thread': '{game} – {name}',
  'lobby.joined': 'Du bist dabei, deine Farbe: {colour}. Bisher {count, plural, one {# Spieler} other {# Spieler}}.',
  'lobby.left': 'Du hast die Partie verlassen.',
  'lobby.started.reply': 'Die Partie hat begonnen.',
  'lobby.ended': '**{game}** – {name} hat diese Partie geschlossen. {new} eröffnet eine neue.',
  'lobby.seat': '{name} ({colour})',
  'lobby.free': 'frei',
  'lobby.alt':
    'Spieler: {players}. {free, plural, =0 {Kein Platz ist frei} one {# Platz ist frei} other {# Plätze sind frei}}.',
  'lobby.rematch': '**Revanche:** {mentions}, spielt ihr noch einmal?',
  'lobby.hints': 'Wer spielt, erfährt {hints, select, yes {vorher} other {vorher nicht}}, was jede Wahl bringen würde.',
  'lobby.advice': 'Computer dürfen beraten; die Partie ändert keine Wertungszahlen.',
  'lobby.language': 'Sprache am Tisch: {language}.',
  'lobby.theme': 'Bilder für alle: {theme}.',
  'lobby.tiles': 'Karten: {name}.',
  'lobby.owner':
    'Eröffnet von {name}; nur diese Person kann die Optionen ändern und die Partie starten, nach einer Stunde jeder Spieler.',
  'lobby.expires': 'Schließt {when}, wenn niemand mitspielen will, geht oder etwas ändert.',
  'lobby.expired':
    '**{game}** – zwei Wochen lang kam niemand, diese Partie ist geschlossen. {new} eröffnet eine andere.',
  'lobby.expiring':
    '{mention}, diese Partie wartet noch auf Mitspieler und schließt {when}. Sie bleibt offen, wenn jemand dazukommt oder etwas ändert; {start} beginnt sie.',
  'lobby.expiring.over': 'Die Partie, die hier bald schließen sollte, wartet nicht mehr.',
  'lobby.button.join': 'Mitspielen',
  'lobby.button.leave': 'Gehen',
  'lobby.button.how': 'So wird gespielt',
  'lobby.button.start': 'Beginnen',
  'lobby.menu': 'Optionen{of, plural, =1 {} other { {number}/{of}}}, für die eröffnende Person',
  'lobby.set.seats': 'Höchstens {seats} Mitspieler',
  'lobby.set.auto-draw': 'Karten von selbst ziehen; kein Zurücknehmen über Züge hinweg',
  'lobby.set.draw-by-hand': 'Karten von Hand ziehen',
  'lobby.set.random': 'Startspieler wird ausgelost',
  'lobby.set.joined': 'Wer zuerst dabei war, beginnt',
  'lobby.set.hints': 'Zeigen, was jede Wahl bringen würde',
  'lobby.set.no-hints': 'Nicht zeigen, was jede Wahl bringen würde',
  'lobby.set.advice': 'Computer dürfen beraten (ändert keine Wertungszahl)',
  'lobby.set.no-advice': 'Kein Rat von Computern (ändert Wertungszahlen)',
  'lobby.set.language': 'Sprache am Tisch: {language}',
  'level.learner': 'Tapir 🤖 (Anfänger)',
  'level.regular': 'Toucan 🤖 (solide)',
  'level.strong': 'Jaguar 🤖 (stark)',
  'lobby.set.computer': 'Ein Computer mehr: {level}',
  'lobby.set.computer.less': 'Ohne {level}',
  'lobby.button.computer': 'Computer dazu',
  'lobby.set.theme': 'Bilder für alle: {theme}',
  'lobby.changed': 'Geändert.',
  'status.lobby': 'Hier wartet eine Partie auf Spieler: {players}. Mitmachen mit {join}, starten mit {start}.',
  'help.no-game': 'Hier läuft keine Partie. {new} eröffnet eine.',
  'help.lobby':
    'Eine Partie wartet auf Spieler. Mitmachen mit {join}, aussteigen mit {leave}, starten mit {start}, sobald {min} Spieler dabei sind.',
  'help.lobby.full':
    'Alle Plätze der Partie, die hier wartet, sind besetzt: {players}. Sie beginnt, wenn jemand von ihnen {start} benutzt.',
  'help.lobby.alone':
    'Du bist dabei; es fehlt noch mindestens ein Mitspieler. Die anderen treten mit {join} bei. Mit der Option davon änderst du deine Farbe, {leave} verlässt die Partie.',
  'help.lobby.ready':
    'Du bist dabei: {players}. {start} beginnt die Partie; andere können noch mit {join} beitreten, {leave} verlässt sie.',
  'rematch.opened':
    'Deine Revanche ist offen, und alle, die gespielt haben, sind eingeladen; du startest sie mit {start}.',
  'rematch.joined': 'Du bist schon dabei. Die Revanche beginnt mit {start}, sobald {min} mitspielen.',
};
