/** Dutch: games that wait for players. */
export const lobbyNl = {
  'announcement.open': '**{game}** – wie doet er mee in {thread}?',
  'announcement.running': '**{game}** wordt gespeeld in {thread}: {players}.',
  'announcement.over': '**{game}** in {thread} is afgelopen.',
  'lobby.title': '**{game}** – wie doet er mee?',
  'lobby.players': 'Spelers ({count} van hoogstens {seats}): {players}',
  'lobby.options':
    'Wie begint: {order, select, given {wie als eerste meedeed} other {door loting}}. Tegels worden {autoDraw, select, yes {automatisch} other {met de hand}} getrokken.',
  'lobby.how': 'Doe mee met {join}, begin met {start} zodra er {min} spelers zijn.',
  'lobby.closed': '**{game}** – iedereen is vertrokken, dit spel is gesloten. {new} opent een nieuw spel.',
  'lobby.started': '**{game}** – begonnen. Spelers op volgorde: {players}.',
  'lobby.proof':
    'Vingerafdruk van de geschudde trekstapel: `{commitment}`. De seed erachter wordt aan het eind bekendgemaakt.',
  'lobby.opened': 'Je spel staat open. De anderen doen mee met {join}; jij begint het met {start}.',
  'lobby.opened.computers':
    '{computers, plural, one {Er speelt een computer} other {Er spelen # computers}} met je mee. Je kunt nu beginnen met {start}{free, plural, =0 {} other {, of wachten op anderen, die meedoen met {join}}}.',
  'lobby.opened.thread':
    'Je spel staat open in {thread}. De anderen doen daar mee met {join}; jij begint het met {start}.',
  'lobby.opened.unannounced':
    'Ik mag in dit kanaal niet schrijven, dus het wordt hier niet aangekondigd: vertel het zelf aan de anderen.',
  'lobby.thread': '{game} – {name}',
  'lobby.joined': 'Je speelt met {colour}. Er {count, plural, one {is nu # speler} other {zijn nu # spelers}}.',
  'lobby.left': 'Je doet niet meer mee.',
  'lobby.started.reply': 'Het spel is begonnen.',
  'lobby.ended': '**{game}** – {name} heeft dit spel gesloten. {new} opent een nieuw spel.',
  'lobby.seat': '{name} ({colour})',
  'lobby.free': 'vrij',
  'lobby.alt':
    'Spelers: {players}. {free, plural, =0 {Geen plaats is vrij} one {# plaats is vrij} other {# plaatsen zijn vrij}}.',
  'lobby.rematch': '**Nog een keer:** {mentions}, doen jullie weer mee?',
  'lobby.hints': 'Spelers krijgen {hints, select, yes {te zien} other {niet te zien}} wat elke keuze zou opleveren.',
  'lobby.advice': 'Computers mogen de spelers raad geven; het spel telt niet mee voor de rating.',
  'lobby.language': 'Taal van de tafel: {language}.',
  'lobby.theme': 'Afbeeldingen voor iedereen: {theme}.',
  'lobby.tiles': 'Tegels: {name}.',
  'lobby.owner':
    'Geopend door {name}, die deze opties kan wijzigen en het spel begint; na een uur kan iedere speler het beginnen.',
  'lobby.expires': 'Sluit {when} als niemand meedoet, weggaat of iets wijzigt.',
  'lobby.expired': '**{game}** – twee weken lang kwam er niemand, dit spel is gesloten. {new} opent een ander.',
  'lobby.expiring':
    '{mention}, dit spel wacht nog op spelers en sluit {when}. Het blijft open als iemand meedoet of iets wijzigt; {start} begint het.',
  'lobby.expiring.over': 'Het spel dat hier bijna sloot, wacht niet meer.',
  'lobby.button.join': 'Meedoen',
  'lobby.button.leave': 'Weggaan',
  'lobby.button.how': 'Zo speel je',
  'lobby.button.start': 'Beginnen',
  'lobby.menu': 'Opties{of, plural, =1 {} other { {number}/{of}}}, voor wie het opende',
  'lobby.set.seats': 'Hoogstens {seats} spelers',
  'lobby.set.auto-draw': 'Tegels vanzelf trekken; geen terugnemen over beurten heen',
  'lobby.set.draw-by-hand': 'Tegels zelf trekken',
  'lobby.set.random': 'Startspeler door loting',
  'lobby.set.joined': 'Wie het eerst meedeed, begint',
  'lobby.set.hints': 'Tonen wat elke keuze zou opleveren',
  'lobby.set.no-hints': 'Niet tonen wat keuzes zouden opleveren',
  'lobby.set.advice': 'Computers mogen raad geven (zonder rating)',
  'lobby.set.no-advice': 'Geen raad van computers (met rating)',
  'lobby.set.language': 'Taal van de tafel: {language}',
  'level.learner': 'Tapir 🤖 (beginner)',
  'level.regular': 'Toucan 🤖 (gewoon)',
  'level.strong': 'Jaguar 🤖 (sterk)',
  'lobby.set.computer': 'Nog een computer: {level}',
  'lobby.set.computer.less': 'Zonder {level}',
  'lobby.button.computer': 'Computer erbij',
  'lobby.set.theme': 'Afbeeldingen voor iedereen: {theme}',
  'lobby.changed': 'Gewijzigd.',
  'status.lobby': 'Hier wacht een spel op spelers: {players}. Doe mee met {join}, begin met {start}.',
  'help.no-game': 'Hier loopt geen spel. {new} opent er een.',
  'help.lobby':
    'Er wacht een spel op spelers. Doe mee met {join}, stap uit met {leave}, begin met {start} zodra er {min} spelers zijn.',
  'help.lobby.full':
    'Alle plaatsen van het spel dat hier wacht zijn bezet: {players}. Het begint zodra een van hen {start} gebruikt.',
  'help.lobby.alone':
    'Je doet mee; er is nog minstens één speler nodig. De anderen doen mee met {join}. Met de optie ervan kun je je kleur veranderen, met {leave} stap je uit.',
  'help.lobby.ready':
    'Je doet mee: {players}. {start} begint het spel; anderen kunnen nog meedoen met {join}, met {leave} stap je uit.',
  'rematch.opened': 'Je nieuwe ronde staat open en iedereen die meespeelde is uitgenodigd; jij begint hem met {start}.',
  'rematch.joined': 'Je doet al mee. De nieuwe ronde begint met {start} zodra er {min} spelers zijn.',
};
