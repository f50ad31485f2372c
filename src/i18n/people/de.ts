import type { peopleEn } from './en.ts';

/** German: settings, my games, watching, privacy, and the lobby. */
export const peopleDe = {
  'command.settings': 'Meine Sprache, die Farben meiner Bilder und Hinweise; nur du siehst das',
  'command.mygames': 'Alle Partien, in denen ich mitspiele, zuerst die, die auf mich warten',
  'command.watch': 'Über die Partie hier stille Direktnachrichten bekommen',
  'command.watch.what': 'Wovon du erfahren willst (sonst: jeder Zug)',
  'command.watch.what.turns': 'jeder Zug',
  'command.watch.what.scores': 'wenn jemand Punkte bekommt',
  'command.watch.what.end': 'nur das Ende',
  'command.unwatch': 'Über die Partie hier nichts mehr bekommen, oder nur über diesen Zug nichts',
  'command.unwatch.what': 'Worüber nichts mehr: die ganze Partie (sonst) oder dieser Zug; noch einmal nimmt es zurück',
  'command.unwatch.what.game': 'die ganze Partie',
  'command.unwatch.what.turn': 'nur dieser Zug',
  'command.privacy': 'Was über mich gespeichert ist; es löschen',
  'command.privacy.do': 'Zeigen oder löschen',
  'command.privacy.do.show': 'zeigen',
  'command.privacy.do.delete': 'löschen',

  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',

  'settings.title': '**Deine Einstellungen**',
  'settings.note': 'Sie gelten auf allen Servern und sofort.',
  'settings.language': 'Meine Sprache',
  'settings.theme': 'Meine Bilder',
  'settings.hints': 'Hinweise für mich',
  'settings.channel': 'Sprache im Kanal',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatisch ({language})',
  'settings.theme.day': 'bei Tag',
  'settings.theme.night': 'bei Nacht',
  'settings.theme.contrast': 'starker Kontrast',
  'settings.hints.on': 'an, mit Punkten je Wahl',
  'settings.hints.off': 'aus',
  'refused.manage-channels': 'Dafür brauchst du hier das Recht Kanäle verwalten. Frag jemanden, der es hat.',

  'mygames.title': '**Deine Partien**',
  'mygames.none': 'Du spielst in keiner Partie mit. {new} eröffnet eine.',
  'mygames.mine': '**Du bist am Zug**, letzte Aktion {since}: {link}',
  'mygames.running': '{name} ist am Zug, letzte Aktion {since}: {link}',
  'mygames.lobby': 'Wartet auf Mitspieler ({count} von höchstens {seats}): {link}',

  'watch.done':
    'Ich schicke dir {what, select, turns {nach jedem Zug eine stille Direktnachricht} scores {eine stille Direktnachricht, wenn jemand Punkte bekommt, und eine am Ende} other {am Ende eine stille Direktnachricht}}. {unwatch} beendet das.',
  'unwatch.done': 'Ich schicke dir über diese Partie nichts mehr.',
  'quiet.on':
    'Ruhe: Ich sage dir nicht, wie dieser Zug von {name} ausgeht. Danach erfährst du wieder, was du wissen wolltest, und das Ende der Partie auf jeden Fall.',
  'quiet.again': 'Wähl noch einmal {unwatch} für diesen Zug, um es zurückzunehmen.',
  'quiet.off': 'Keine Ruhe mehr: Ich berichte dir von diesem Zug.',
  'refused.own-game':
    'Du spielst hier selbst mit, also erreichen dich die Nachrichten ohnehin. {watch} ist für alle, die zuschauen.',
  'refused.not-watching': 'Du verfolgst diese Partie nicht. Mit {watch} schicke ich dir Nachrichten über sie.',
  'refused.nothing-to-silence':
    'Du spielst hier mit: Ich erwähne dich nur, wenn du am Zug bist, und am Ende. Erinnerungen gibt es nicht, also auch nichts, was stumm zu schalten wäre.',
  'notice.begun': 'Die Partie in {channel} beginnt; {name} ist zuerst am Zug.',
  'notice.played': '**{name}** hat in {channel} gespielt:',
  'notice.anew': '**{name}** hat den Zug zurückgenommen und in {channel} neu gespielt:',
  'notice.scores': 'Stand: {ranking}',
  'notice.over': 'Die Partie in {channel} ist zu Ende.',

  'privacy.title': '**Was über dich gespeichert ist**, unter deiner Discord-Nummer ({mention}):',
  'privacy.name': 'dein Name und deine Sprache, wie zuletzt gesehen: {name}, {locale}',
  'privacy.settings':
    'deine Einstellungen – Sprache: {language}; Bilder: {theme}; Hinweise: {hints, select, yes {an} other {aus}}',
  'privacy.language.none': 'wie in deinem Discord',
  'privacy.games':
    '{count, plural, =0 {kein Platz in einer Partie} one {dein Platz in # Partie, mit allem, was du dort getan hast:} other {deine Plätze in # Partien, mit allem, was du dort getan hast:}}',
  'privacy.watch':
    'du verfolgst {channel}: {what, select, turns {jeder Zug} scores {wenn jemand Punkte bekommt} other {das Ende}}',
  'privacy.quiet': 'du willst Ruhe in Zug {turn} in {channel}',
  'privacy.how': '{privacy} löscht es auch.',
  'privacy.warning':
    'Deinen Namen, deine Einstellungen und was du verfolgst löschen? In beendeten Partien bekommt jemand ohne Namen deinen Platz. In Partien, die warten oder laufen, behältst du ihn, und dein Name wird wieder gespeichert, wenn du weiterspielst. Das lässt sich nicht zurücknehmen.',
  'privacy.button': 'Löschen',
  'privacy.deleted': 'Gelöscht.',
  'privacy.kept':
    'Du hast noch einen Platz in {places}, denn diese Partien sind nicht zu Ende. {leave} gibt einen Platz in einer Partie zurück, die noch nicht begonnen hat; lösch noch einmal, wenn die anderen zu Ende sind.',

  'lobby.seat': '{name} ({colour})',
  'lobby.rematch': '**Revanche:** {mentions}, spielt ihr noch einmal?',
  'lobby.hints': 'Wer spielt, erfährt {hints, select, yes {vorher} other {vorher nicht}}, was jede Wahl bringen würde.',
  'lobby.theme': 'Bilder für alle: {theme}.',
  'lobby.owner':
    'Eröffnet von {name}; nur diese Person kann die Optionen ändern und die Partie starten, nach einer Stunde jeder Spieler.',
  'lobby.expires': 'Schließt {when}, wenn niemand mitspielen will, geht oder etwas ändert.',
  'lobby.expired':
    '**Carcassonne: Amazonas** – zwei Wochen lang kam niemand, diese Partie ist geschlossen. {new} eröffnet eine andere.',
  'lobby.expiring':
    '{mention}, diese Partie wartet noch auf Mitspieler und schließt {when}. Sie bleibt offen, wenn jemand dazukommt oder etwas ändert; {start} beginnt sie.',
  'lobby.expiring.over': 'Die Partie, die hier bald schließen sollte, wartet nicht mehr.',
  'lobby.button.join': 'Mitspielen',
  'lobby.button.leave': 'Gehen',
  'lobby.button.start': 'Beginnen',
  'lobby.menu': 'Option ändern (wer die Partie eröffnet hat)',
  'lobby.set.seats': 'Höchstens {seats} Mitspieler',
  'lobby.set.auto-draw': 'Karten von selbst ziehen; kein Zurücknehmen über Züge hinweg',
  'lobby.set.draw-by-hand': 'Karten von Hand ziehen',
  'lobby.set.random': 'Startspieler wird ausgelost',
  'lobby.set.joined': 'Wer zuerst dabei war, beginnt',
  'lobby.set.hints': 'Zeigen, was jede Wahl bringen würde',
  'lobby.set.no-hints': 'Nicht zeigen, was jede Wahl bringen würde',
  'lobby.set.theme': 'Bilder für alle: {theme}',
  'lobby.changed': 'Geändert.',
  'refused.not-the-owner': 'Nur wer diese Partie eröffnet hat, kann ihre Optionen ändern.',
  'refused.seats-in-use': 'Es sind schon {seats} dabei. Erst muss jemand gehen, oder wähl mindestens so viele Plätze.',
} as const satisfies Record<keyof typeof peopleEn, string>;
