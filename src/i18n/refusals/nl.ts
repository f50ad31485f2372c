/** Dutch: why nothing was done. */
export const refusalsNl = {
  'refused.unknown-rules':
    'Dit potje heeft regels of een tegelset nodig die deze versie van de bot niet heeft. Vraag het aan wie de bot beheert.',
  'refused.game-over': 'Dit potje is afgelopen. {new} opent een nieuw potje.',
  'refused.not-your-turn': 'Jij bent niet aan de beurt, maar {name}.',
  'refused.no-such-verb': 'In dit kanaal wordt {game} gespeeld; daar hoort {command} niet bij.',
  'refused.no-such-option':
    '{game} kan niet met deze keuze van `{option}` worden gespeeld. Laat die weg of kies een ander spel.',
  'refused.content-not-offered':
    '{game} gaat hier niet met deze tegelset of op deze kaart, of niet met beide samen. Laat er een weg, of open met {new} een ander potje.',
  'refused.nothing-to-take-back': 'Er is nog niets om terug te nemen.',
  'refused.computer-played': '{name} heeft sindsdien gespeeld, en computers nemen niets terug.',
  'refused.not-yours-to-take-back': 'De laatste actie was van {name}; alleen die speler kan die terugnemen.',
  'refused.draw-is-final': 'Trekken is definitief, en een fiche omdraaien ook: iedereen heeft het gezien.',
  'refused.no-game': 'In dit kanaal loopt geen potje. {new} opent er een.',
  'refused.not-started': 'Het potje hier wacht nog op spelers. {start} begint het zodra er {min} spelers zijn.',
  'refused.already-running': 'Hier loopt al een potje. Wacht tot het afgelopen is, of open er een in een ander kanaal.',
  'refused.channel-busy':
    'Dit kanaal heeft al een potje. Gebruik een ander kanaal of een thread, of wacht tot het afgelopen is; {leave} verlaat een potje dat nog niet begonnen is.',
  'refused.already-joined': 'Je doet al mee. Met de optie colour kun je je kleur wijzigen.',
  'refused.not-joined': 'Je doet niet mee aan dit potje. Doe mee met {join}.',
  'refused.lobby-full': 'Alle {seats} plaatsen zijn bezet.',
  'refused.colour-taken': 'De kleur {colour} is al gekozen. Kies een andere.',
  'refused.too-few-players': 'Er moeten minstens {min} spelers meedoen. De anderen doen mee met {join}.',
  'refused.only-players-start': 'Alleen wie meedoet kan het potje beginnen. Doe mee met {join}.',
  'refused.cannot-leave-running': 'Het potje is begonnen. Met {resign} geef je het op.',
  'refused.not-a-player': 'Je speelt niet mee. Spelers: {names}. {board} toont je het bord.',
  'refused.already-handled': 'Dit is al gebeurd.',
  'refused.overtaken': 'Iemand was sneller, dus er is niets gedaan. Kijk opnieuw met {turn}.',
  'refused.too-often':
    '{who, select, server {Te veel verzoeken op deze server; probeer het {when} nog eens.} other {Te veel verzoeken; probeer het {when} nog eens.}}',
  'refused.too-many-games':
    '{who, select, server {Op deze server zijn al {count} potjes open. Er kan weer een bij als er een is afgelopen.} other {Je hebt {count} potjes geopend die nog open zijn. Je kunt er weer een openen als er een is afgelopen.}}',
  'refused.too-many-acts': 'Dat is in dit potje al {count} keer gedaan, vaker kan niet.',
  'suggest.later': 'Nog niet klaar: typ verder, of kies zo meteen opnieuw',
  'suggest.too-often': 'Te veel verzoeken: kies over {seconds} s opnieuw',
  'refused.note': 'Dat was geen keuze, alleen een melding. Kies zo meteen opnieuw.',
  'refused.too-many-watchers':
    'Er kijken al {count} mensen naar dit potje; jij kunt het zodra een van hen stopt met {unwatch}. {board} toont je het bord.',
  'refused.too-many-watched':
    'Je volgt al {count} potjes. Gebruik eerst {unwatch} in het kanaal van een ervan, of wacht tot er een is afgelopen.',
  'refused.guild-only': 'Dit werkt alleen in een kanaal van een server.',
  'direct.games': '{mygames} toont je potjes, elk met een link naar het kanaal.',
  'refused.no-threads':
    '{where, select, thread {Dit is al een thread. Met {new} zonder `thread` open je er een potje in; met `thread` kan dat in het kanaal waar de thread bij hoort.} voice {De chat van een spraakkanaal heeft geen threads. Met {new} zonder `thread` open je er een potje in; met `thread` kan dat in een tekstkanaal.} other {Hier kan geen thread worden geopend. Gebruik {new} zonder `thread`, of in een tekstkanaal.}}',
  'refused.thread-failed':
    'Discord heeft hier geen thread geopend (code {code}); er is niets veranderd. Gebruik {new} zonder `thread`, of probeer het later nog eens: een server heeft maar plaats voor een bepaald aantal open threads.',
  'refused.permissions':
    'Ik mag in dit kanaal geen berichten plaatsen. Vraag iemand die de server beheert om me hier deze rechten te geven: {permissions}. Er is niets veranderd.',
  'refused.stale': 'Die knop is verouderd; er is niets veranderd.',
  'refused.unknown-command':
    'Dat ken ik niet, althans niet in deze vorm. Typ opnieuw / voor wat er nu is; {help} vertelt wat je kunt doen.',
  'refused.rematch': 'Alleen wie dit potje speelde, kan om een revanche vragen. {new} opent een eigen potje.',
  'refused.resigned': 'Je hebt dit potje opgegeven en kunt alleen nog toekijken. {board} toont het bord.',
  'refused.vote-open': 'De tafel stemt al. Gebruik de knoppen van dat bericht.',
  'refused.vote-over': 'Deze stemming is voorbij.',
  'refused.undo-refused': 'De anderen kregen de vraag en vonden het niet allemaal goed: de beurt blijft zoals hij is.',
  'refused.only-owner-starts': '{name} heeft dit potje geopend en begint het; {when} kan iedere speler dat.',
  'refused.manage-channels':
    'Hiervoor heb je hier het recht Kanalen beheren nodig. Vraag het aan iemand die dat heeft.',
  'refused.own-game': 'Je speelt zelf mee, dus de berichten bereiken je toch al; {watch} is voor anderen.',
  'refused.not-watching': 'Je volgt dit potje niet. Met {watch} stuur ik je er berichten over.',
  'refused.nothing-to-silence': 'Je speelt mee en bent niet aan de beurt: je krijgt er geen herinneringen aan.',
  'refused.not-the-owner': 'Alleen wie dit potje opende, kan de opties wijzigen.',
  'refused.page-not-yours': 'Alleen wie dit potje opende, of wie dit kanaal beheert, opent of sluit de pagina ervan.',
  'refused.seats-in-use':
    'Er doen al {seats} spelers mee. Eerst moet iemand weggaan, of kies minstens zoveel plaatsen.',
  'error.unexpected':
    'Er ging bij ons iets mis. {turn} laat zien hoe het ervoor staat. Gebeurt het weer, geef de beheerder dan deze code door: {reference}.',
  'error.storage':
    'Het potje kon zojuist niet gelezen of opgeslagen worden. Probeer het later nog eens; {turn} laat dan zien hoe het ervoor staat. Geef de beheerder deze code door: {reference}.',
  'error.unreadable-game':
    'Het potje in dit kanaal (nummer {game}) kan niet worden gelezen, dus er kan hier niets gedaan worden. Wie de bot beheert, vindt de reden in het logboek onder ‘game {game}’. {admin} end sluit het, zodat er hier een nieuw potje geopend kan worden.',
  'error.stopping': 'De bot start opnieuw op. Probeer het zo meteen weer; er is niets veranderd.',
  'permission.ViewChannel': 'Kanaal bekijken',
  'permission.SendMessages': 'Berichten verzenden',
  'permission.SendMessagesInThreads': 'Berichten verzenden in threads',
  'permission.CreatePublicThreads': 'Openbare threads maken',
  'permission.AttachFiles': 'Bestanden bijvoegen',
  'refused.paused': 'Het potje is gepauzeerd. {vote} vraagt de tafel om verder te gaan; {board} toont het bord.',
  'refused.not-paused': 'Het potje is niet gepauzeerd.',
  'refused.not-to-move': '{name} is aan de beurt, dus je kunt dit alleen over die beurt vragen.',
  'refused.no-such-seat': 'Dit potje heeft {seats} plaatsen. Kies er een uit de lijst.',
  'refused.seat-free':
    'De tafel heeft dat al beslist: wie niet meespeelt kan de plaats innemen met de knop van dat bericht.',
  'refused.already-seated': 'Niemand kan in een potje twee plaatsen hebben.',
  'refused.offer-over': 'Deze plaats is niet meer vrij.',
  'refused.not-invited': 'Deze plaats is aan iemand anders aangeboden.',
  'refused.no-seat': 'Die persoon heeft geen plaats in dit potje.',
  'refused.seat-left': 'De bot speelt deze plaats al.',
  'refused.last-person':
    'Je bent de laatste mens in dit potje: met een computer op je plaats eindigt het en telt het als opgeven.',
  'refused.played-by-rule': 'De bot speelde die beurt, en zou weer hetzelfde spelen.',
  'refused.moved': 'Dit potje is verplaatst; het gaat verder in {channel}.',
  'refused.channel-taken': 'Dat kanaal heeft al een potje. Er is niets veranderd.',
  'refused.bot': 'Een bot kan geen plaats innemen. Noem een persoon.',
  'refused.kicked': 'Je bent uit dit potje gehaald en kunt alleen nog toekijken. {board} toont het bord.',
  'refused.already-asked':
    'Die persoon heeft de vraag al gekregen en kan de plaats innemen met de knop van dat bericht.',
};
