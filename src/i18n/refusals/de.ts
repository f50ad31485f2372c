/** German: why nothing was done. */
export const refusalsDe = {
  'refused.unknown-rules':
    'Diese Partie braucht Regeln oder einen Plättchensatz, die diese Version des Bots nicht hat. Frag den Betreiber des Bots.',
  'refused.game-over': 'Diese Partie ist zu Ende. {new} eröffnet eine neue.',
  'refused.not-your-turn': 'Du bist nicht am Zug, sondern {name}.',
  'refused.no-such-verb': 'In diesem Kanal wird {game} gespielt; darin gibt es kein {command}.',
  'refused.no-such-option':
    '{game} kann mit dieser Wahl von `{option}` nicht gespielt werden. Lass sie weg oder wähle ein anderes Spiel.',
  'refused.content-not-offered':
    '{game} geht hier nicht mit diesem Plättchensatz oder dieser Landkarte, oder nicht mit beiden zusammen. Lass eine Angabe weg, oder eröffne mit {new} eine andere Partie.',
  'refused.nothing-to-take-back': 'Es gibt noch nichts zurückzunehmen.',
  'refused.computer-played': '{name} hat seitdem gespielt, und Computer nehmen nichts zurück.',
  'refused.not-yours-to-take-back': 'Die letzte Aktion war von {name}; nur diese Person kann sie zurücknehmen.',
  'refused.draw-is-final': 'Ziehen ist endgültig, und einen Chip umzudrehen auch: Alle haben es gesehen.',
  'refused.no-game': 'In diesem Kanal läuft keine Partie. {new} eröffnet eine.',
  'refused.not-started':
    'Die Partie hier wartet noch auf Spieler. {start} startet sie, sobald {min} Spieler dabei sind.',
  'refused.already-running':
    'Hier läuft schon eine Partie. Warte, bis sie zu Ende ist, oder eröffne eine in einem anderen Kanal.',
  'refused.channel-busy':
    'In diesem Kanal gibt es schon eine Partie. Nimm einen anderen Kanal oder einen Thread, oder warte, bis sie zu Ende ist; mit {leave} steigst du aus einer aus, die noch nicht begonnen hat.',
  'refused.already-joined': 'Du bist schon dabei. Mit der Option colour kannst du deine Farbe ändern.',
  'refused.not-joined': 'Du bist bei dieser Partie nicht dabei. Mit {join} spielst du mit.',
  'refused.lobby-full': 'Alle {seats} Plätze sind besetzt.',
  'refused.colour-taken': 'Die Farbe {colour} ist schon vergeben. Wähle eine andere.',
  'refused.too-few-players': 'Es müssen mindestens {min} Spieler dabei sein. Die anderen kommen mit {join} dazu.',
  'refused.only-players-start': 'Nur wer dabei ist, kann die Partie starten. Mit {join} spielst du mit.',
  'refused.cannot-leave-running': 'Die Partie hat begonnen. Mit {resign} gibst du sie auf.',
  'refused.not-a-player': 'Du spielst in dieser Partie nicht mit. Spieler: {names}. {board} zeigt dir das Spielfeld.',
  'refused.already-handled': 'Das ist schon geschehen.',
  'refused.overtaken': 'Jemand war schneller, darum wurde nichts getan. Sieh mit {turn} noch einmal nach.',
  'refused.too-often':
    '{who, select, server {Zu viele Anfragen auf diesem Server; versuch es {when} noch einmal.} other {Zu viele Anfragen; versuch es {when} noch einmal.}}',
  'refused.too-many-games':
    '{who, select, server {Auf diesem Server sind schon {count} Partien offen. Eine weitere geht, sobald eine davon zu Ende ist.} other {Du hast {count} Partien eröffnet, die noch offen sind. Eine weitere geht, sobald eine davon zu Ende ist.}}',
  'refused.too-many-acts': 'Das ist in dieser Partie schon {count}-mal geschehen, öfter geht es nicht.',
  'suggest.later': 'Noch nicht so weit: tipp weiter oder wähl gleich noch einmal',
  'suggest.too-often': 'Zu viele Anfragen: in {seconds} s noch einmal wählen',
  'refused.note': 'Das war keine Auswahl, nur ein Hinweis. Wähl gleich noch einmal.',
  'refused.too-many-watchers':
    '{count} Leute verfolgen diese Partie schon; du kannst es, sobald jemand mit {unwatch} aufhört. {board} zeigt dir das Spielfeld.',
  'refused.too-many-watched':
    'Du verfolgst schon {count} Partien. Nutze zuerst {unwatch} im Kanal einer davon, oder warte, bis eine zu Ende ist.',
  'refused.guild-only': 'Das geht nur in einem Kanal eines Servers.',
  'direct.games': '{mygames} zeigt deine Partien, jede mit einem Link zu ihrem Kanal.',
  'refused.no-threads':
    '{where, select, thread {Das hier ist schon ein Thread. Mit {new} ohne `thread` eröffnest du eine Partie darin, mit `thread` geht es im Kanal, zu dem der Thread gehört.} voice {Der Chat eines Sprachkanals hat keine Threads. Mit {new} ohne `thread` eröffnest du eine Partie darin, mit `thread` geht es in einem Textkanal.} other {Hier lässt sich kein Thread öffnen. Nutze {new} ohne `thread` oder in einem Textkanal.}}',
  'refused.thread-failed':
    'Discord hat hier keinen Thread geöffnet (Code {code}); nichts wurde geändert. Nutze {new} ohne `thread` oder versuch es später noch einmal: Ein Server hat nur für eine bestimmte Zahl offener Threads Platz.',
  'refused.permissions':
    'Ich darf in diesem Kanal nichts schreiben. Bitte jemanden, der den Server verwaltet, mir hier diese Rechte zu geben: {permissions}. Nichts wurde geändert.',
  'refused.stale': 'Dieser Knopf ist veraltet; nichts wurde geändert.',
  'refused.unknown-command':
    'Das kenne ich nicht, jedenfalls nicht in dieser Form. Tipp noch einmal / für das, was es jetzt gibt; {help} sagt, was du tun kannst.',
  'refused.rematch':
    'Nur wer diese Partie gespielt hat, kann eine Revanche eröffnen. {new} eröffnet eine eigene Partie.',
  'refused.resigned': 'Du hast diese Partie aufgegeben und kannst nur noch zusehen. {board} zeigt das Spielfeld.',
  'refused.vote-open': 'Der Tisch stimmt schon ab. Nimm die Knöpfe unter der Frage.',
  'refused.vote-over': 'Diese Abstimmung ist vorbei.',
  'refused.undo-refused': 'Die anderen wurden gefragt, und nicht alle waren einverstanden: Der Zug bleibt, wie er ist.',
  'refused.only-owner-starts': '{name} hat diese Partie eröffnet und startet sie; {when} kann es jeder Spieler.',
  'refused.manage-channels': 'Dafür brauchst du hier das Recht „Kanäle verwalten“. Frag jemanden, der es hat.',
  'refused.own-game':
    'Du spielst hier selbst mit, also erreichen dich die Nachrichten ohnehin; {watch} ist für andere.',
  'refused.not-watching': 'Du verfolgst diese Partie nicht. Mit {watch} schicke ich dir Nachrichten über sie.',
  'refused.nothing-to-silence': 'Du spielst mit und bist nicht am Zug: Du bekommst dafür keine Erinnerungen.',
  'refused.not-the-owner': 'Nur wer diese Partie eröffnet hat, kann ihre Optionen ändern.',
  'refused.page-not-yours':
    'Nur wer diese Partie eröffnet hat oder diesen Kanal verwaltet, öffnet oder schließt ihre Seite.',
  'refused.seats-in-use':
    'Es sind schon {seats} dabei. Erst muss jemand aussteigen, oder wähl mindestens so viele Plätze.',
  'error.unexpected':
    'Bei uns ist etwas schiefgegangen. {turn} zeigt, wie es steht. Wenn es wieder passiert, nenne dem Betreiber diese Kennung: {reference}.',
  'error.storage':
    'Die Partie konnte gerade nicht gelesen oder gespeichert werden. Versuch es später noch einmal; {turn} zeigt dann, wie es steht. Nenne dem Betreiber diese Kennung: {reference}.',
  'error.unreadable-game':
    'Die Partie dieses Kanals (Nummer {game}) lässt sich nicht lesen, darum ist hier nichts möglich. Der Betreiber findet den Grund im Protokoll unter „game {game}“. {admin} end schließt sie, dann lässt sich hier eine neue eröffnen.',
  'error.stopping': 'Der Bot startet neu. Versuch es gleich noch einmal; nichts wurde geändert.',
  'permission.ViewChannel': 'Kanal ansehen',
  'permission.SendMessages': 'Nachrichten senden',
  'permission.SendMessagesInThreads': 'Nachrichten in Threads senden',
  'permission.CreatePublicThreads': 'Öffentliche Threads erstellen',
  'permission.AttachFiles': 'Dateien anhängen',
  'refused.paused': 'Die Partie pausiert. {vote} fragt den Tisch, ob es weitergeht; {board} zeigt das Spielfeld.',
  'refused.not-paused': 'Die Partie pausiert nicht.',
  'refused.not-to-move': 'Am Zug ist {name}; nur nach diesem Zug kannst du fragen.',
  'refused.no-such-seat': 'Diese Partie hat {seats} Plätze. Wähle einen aus der Liste.',
  'refused.seat-free':
    'Das hat der Tisch schon entschieden: Wer nicht mitspielt, kann den Platz mit dem Knopf dort übernehmen.',
  'refused.already-seated': 'Niemand kann in einer Partie zwei Plätze haben.',
  'refused.offer-over': 'Dieser Platz ist nicht mehr frei.',
  'refused.not-invited': 'Dieser Platz wurde jemand anderem angeboten.',
  'refused.no-seat': 'Diese Person hat in dieser Partie keinen Platz.',
  'refused.seat-left': 'Diesen Platz spielt schon der Bot.',
  'refused.last-person':
    'Du bist der letzte Mensch in dieser Partie: Mit einem Computer auf deinem Platz endet sie, und es zählt als Aufgabe.',
  'refused.played-by-rule': 'Diesen Zug hat der Bot gespielt, und er würde wieder dasselbe spielen.',
  'refused.moved': 'Diese Partie ist umgezogen; sie geht in {channel} weiter.',
  'refused.channel-taken': 'In dem anderen Kanal gibt es schon eine Partie. Nichts wurde geändert.',
  'refused.bot': 'Ein Bot kann keinen Platz übernehmen. Nenne eine Person.',
  'refused.kicked': 'Du wurdest aus dieser Partie genommen und kannst nur noch zusehen. {board} zeigt das Spielfeld.',
  'refused.already-asked':
    'Diese Person ist schon gefragt und kann den Platz mit dem Knopf unter der Frage übernehmen.',
};
