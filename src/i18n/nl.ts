import { boardNl } from './board/nl.ts';
import type { Catalogue } from './catalogue.ts';
import { controlsNl } from './controls/nl.ts';
import { endingNl } from './ending/nl.ts';
import { peopleNl } from './people/nl.ts';
import { rulesNl } from './rules/nl.ts';
import { tellingNl } from './telling/nl.ts';

/** Dutch. Keys and arguments as in `en.ts`; apostrophes are typographic, since `'` quotes in ICU messages. */
export const nl = {
  'command.new': 'Open een spel Carcassonne: Amazone in dit kanaal',
  'command.new.game': 'Welk spel; er is er tot nu toe één',
  'command.new.game.amazonas': 'Carcassonne: Amazone',
  'command.new.seats': 'Hoogste aantal spelers, 2 tot 5 (standaard 5)',
  'command.new.auto-draw': 'Meteen trekken voor de volgende speler; dan kun je na je beurt niets meer terugnemen',
  'command.new.thread': 'Speel in een eigen thread onder dit kanaal',
  'command.new.order': 'Wie begint: door loting, of wie als eerste meedeed',
  'command.new.order.random': 'door loting',
  'command.new.order.joined': 'wie als eerste meedeed',
  'command.new.theme': 'Kleuren van de afbeeldingen die iedereen ziet (standaard: overdag)',
  'command.join': 'Doe mee met het spel dat hier op spelers wacht',
  'command.join.colour': 'Jouw kleur; zonder keuze krijg je de eerste die vrij is',
  'command.leave': 'Verlaat het spel dat hier op spelers wacht',
  'command.start': 'Start het spel; er moeten 2 tot 5 spelers meedoen',
  'command.draw': 'Trek een tegel, of bekijk nog eens wat je getrokken hebt en waar die past',
  'command.place': 'Leg de getrokken tegel; wat je weglaat wordt ingevuld zodra er maar één keuze over is',
  'command.place.x': 'Kolom; de rivier stroomt naar hogere getallen',
  'command.place.y': 'Rij; hogere getallen liggen lager',
  'command.place.rotation': 'Aantal graden met de klok mee',
  'command.double': 'Leg een dubbele Amazonetegel na een "!"-tegel',
  'command.double.tile': 'Welke van de dubbele tegels die nog openliggen',
  'command.double.rotation': 'Aantal graden met de klok mee',
  'command.meeple': 'Zet een meeple op een zijrivier of in een dorp van de tegel die je net legde',
  'command.meeple.on': 'Waar op de tegel',
  'command.camp': 'Zet een kampement in een jungle van de tegel die je net legde',
  'command.camp.on': 'Waar op de tegel',
  'command.boat': 'Zet geen speelfiguur: je boot vaart 1 veld vooruit en je beurt eindigt',
  'command.undo': 'Neem je laatste actie terug; trekken is definitief',
  'command.board': 'Toon het speelveld zoals het nu is',
  'command.board.view': 'Een afbeelding, of alles in woorden',
  'command.board.view.whole': 'hele speelveld',
  'command.board.view.focus': 'rond de laatste beurt',
  'command.board.view.text': 'in woorden (voor schermlezers)',
  'command.board.private': 'Alleen jij ziet het (standaard), of iedereen',
  'command.turn': 'Wie is er aan de beurt, en wat kan er nu',
  'command.score': 'Punten, speelfiguren en boten, en waar elk punt vandaan komt',
  'command.help': 'Wat kan ik hier en nu doen',

  'colour.yellow': 'geel',
  'colour.red': 'rood',
  'colour.green': 'groen',
  'colour.blue': 'blauw',
  'colour.black': 'zwart',
  'kind.tributary': 'zijrivier',
  'kind.village': 'dorp',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazone',
  'piece.meeple': 'meeple',
  'piece.camp': 'kampement',
  'compass.n': 'noord',
  'compass.ne': 'noordoost',
  'compass.e': 'oost',
  'compass.se': 'zuidoost',
  'compass.s': 'zuid',
  'compass.sw': 'zuidwest',
  'compass.w': 'west',
  'compass.nw': 'noordwest',

  'tile.segment': '{kind} ({sides})',
  'tile.marks.fruit': '{count, plural, one {# fruitsymbool} other {# fruitsymbolen}}',
  'tile.marks.boat': '{count, plural, one {# bootsymbool} other {# bootsymbolen}}',
  'tile.marks.animal': '{count, plural, one {# dier} other {# dieren}}',
  'tile.marks.caiman': '{count, plural, one {# kaaiman} other {# kaaimannen}}',
  'tile.marks.piranha': '{count, plural, one {# piranha} other {# piranha’s}}',
  'tile.jungle-only': 'jungle',
  'tile.bang': '"!"-tegel',
  'tile.amazon': 'Amazonetegel',
  'tile.double': 'dubbele Amazonetegel',
  'tile.start': 'starttegel',

  'lobby.title': '**Carcassonne: Amazone** – wie doet er mee?',
  'lobby.players': 'Spelers ({count} van hoogstens {seats}): {players}',
  'lobby.options':
    'Wie begint: {order, select, given {wie als eerste meedeed} other {door loting}}. Tegels worden {autoDraw, select, yes {automatisch} other {met de hand}} getrokken.',
  'lobby.how': 'Doe mee met {join}, begin met {start} zodra er 2 spelers zijn.',
  'lobby.closed':
    '**Carcassonne: Amazone** – iedereen is vertrokken, dit spel is gesloten. {new} opent een nieuw spel.',
  'lobby.started': '**Carcassonne: Amazone** – begonnen. Spelers op volgorde: {players}.',
  'lobby.proof':
    'Vingerafdruk van de geschudde trekstapel: `{commitment}`. De seed erachter wordt aan het eind bekendgemaakt.',
  'lobby.opened': 'Je spel staat open. De anderen doen mee met {join}; jij begint het met {start}.',
  'lobby.opened.thread':
    'Je spel staat open in {thread}. De anderen doen daar mee met {join}; jij begint het met {start}.',
  'lobby.thread': 'Amazone – {name}',
  'lobby.joined': 'Je speelt met {colour}. Er {count, plural, one {is nu # speler} other {zijn nu # spelers}}.',
  'lobby.left': 'Je doet niet meer mee.',
  'lobby.started.reply': 'Het spel is begonnen.',

  'turn.first': '**Het spel begint.** {name} is startspeler.',
  'turn.last': '**{name}** heeft gespeeld:',
  'turn.to-move': '{mention}, jij bent aan de beurt: {draw}.',
  'turn.to-place': '{mention}, jij bent aan de beurt: {place}.',
  'turn.to-double': '{mention}, jij bent aan de beurt: {double}.',
  'turn.to-piece': '{mention}, jij bent aan de beurt: {meeple}, {camp} of {boat}.',
  'turn.drawn': '{name} heeft getrokken: {tile}.',
  'turn.taken-back': '{name} nam {count, plural, one {een actie} other {# acties}} terug.',
  'turn.pile':
    'Nog {land, plural, one {# landtegel} other {# landtegels}} en {amazon, plural, one {# Amazonetegel} other {# Amazonetegels}} over.',

  'event.discarded': 'De tegel "{tile}" past nergens en gaat uit het spel.',
  'event.placed': 'tegel op x {x}, y {y}, {rotation} graden: {tile}',
  'event.piece.meeple': 'meeple {kind, select, village {in het dorp} other {op de zijrivier}}',
  'event.piece.camp': 'kampement in de jungle',
  'event.sailed.icons':
    'de boot van {name} krijgt {steps, plural, one {# stap} other {# stappen}} voor bootsymbolen en ligt op veld {to}{lost, plural, =0 {} one { (# stap voorbij het eind van de rivier vervalt)} other { (# stappen voorbij het eind van de rivier vervallen)}}',
  'event.sailed.no-piece':
    'geen speelfiguur: de boot van {name} {lost, plural, =0 {vaart 1 veld vooruit en ligt op veld {to}} other {blijft op veld {to} aan het eind van de rivier}}',
  'event.sailed.no-points':
    'geen punten bij de Amazonetelling: de boot van {name} {lost, plural, =0 {vaart 1 veld vooruit en ligt op veld {to}} other {blijft op veld {to} aan het eind van de rivier}}',
  'event.scored':
    '{names} {count, plural, one {krijgt} other {krijgen elk}} **{points, plural, one {# punt} other {# punten}}** voor {feature}',
  'event.scored.nobody': '{feature} is afgesloten; er stond niemand',
  'event.scored.beaten': ' ({names}: daar minder speelfiguren)',
  'feature.tributary':
    'de {closed, select, yes {} other {onvoltooide }}zijrivier ({tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}})',
  'feature.village':
    'het {closed, select, yes {} other {onvoltooide }}dorp ({tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}})',
  'feature.jungle': 'het kampement ({animals, plural, one {# dier} other {# dieren}} in de jungle)',
  'event.amazon':
    'Amazonetelling ({caimans, plural, one {# kaaiman} other {# kaaimannen}}, {piranhas, plural, one {# piranha} other {# piranha’s}}): {awards}',
  'event.mouth': 'Riviermonding: {awards}',
  'event.award': '{name} **{points}**',
  'event.award.none': 'voor niemand punten',

  'end.title': '**Het spel is afgelopen.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} wint} other {Gedeelde overwinning voor {names}}} met {points, plural, one {# punt} other {# punten}}!**',
  'end.final': '**Eindtelling**',
  'end.ranking': '**Uitslag:** {ranking}',
  'end.proof':
    'Seed van de trekstapel: `{seed}`. Die geeft de vingerafdruk van het begin, `{commitment}`; {verify} controleert dat.',
  'end.category':
    '- {kind, select, tributary {Zijrivieren} village {Dorpen} jungle {Kampementen} other {Riviermonding}}: {seats}',
  'end.sources': '- {name}: {sources}',
  'end.source':
    '{kind, select, tributary {zijrivieren} village {dorpen} jungle {kampementen} other {riviermonding}} {points}',
  'end.seat': '{name} {points}',

  'draw.drawn': 'Je hebt getrokken: **{tile}**.',
  'draw.square': '{number}. x {x}, y {y}: {rotations}',
  'place.choices': 'Er is meer dan één plaatsing mogelijk:',
  'place.choice': 'x {x}, y {y}, {rotation} graden – {effect}',
  'place.none': 'Niets past bij wat je typte. Mogelijk zijn:',
  'double.choose': 'Leg nu een van de dubbele tegels met {double}:',
  'double.choice': '{tile}, {rotation} graden – {effect}',
  'piece.choose': 'Kies nu een speelfiguur:',
  'piece.meeple.on': '{meeple} {on} – {place}: {effect}',
  'piece.camp.on': '{camp} {on} – {place}: {effect}',
  'piece.boat': '{boat} – geen speelfiguur: je boot vaart 1 veld vooruit; {effect}',
  'piece.ambiguous': 'Waar precies? Kies er een:',
  'piece.unknown': 'Die plek is er niet op de tegel die je net legde. Kies er een:',
  'turn.done': 'Je beurt is klaar.',
  'turn.done.next': 'Volgende: {name}.',
  'undo.done': 'Teruggenomen.',

  'effect.none': 'levert nu niets op',
  'effect.closes':
    'sluit {kind, select, village {het dorp} other {de zijrivier}} af, {points, plural, one {# punt} other {# punten}}{nobody, select, yes {} other { voor {names}}}',
  'effect.sails': 'boot van {name} +{steps}',
  'effect.scores': '{points, plural, one {# punt} other {# punten}} voor {names}',
  'effect.amazon':
    'Amazone: {caimans, plural, one {# kaaiman} other {# kaaimannen}}, {piranhas, plural, one {# piranha} other {# piranha’s}}',
  'effect.feature':
    '{tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}}{boats, plural, =0 {} one {, # bootsymbool} other {, # bootsymbolen}}{closed, select, yes {, afgesloten} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tegel} other {# tegels}}, tot nu toe {animals, plural, one {# dier} other {# dieren}}',
  'effect.choices': '{count, plural, one {# plaatsing} other {# plaatsingen}}',
  'option.rotation': '{value} graden',
  'suggest.choice': '{option}: {effect}',
  'effect.best': '{count, plural, one {# plaatsing} other {# plaatsingen}}; een daarvan: {effect}',

  'status.lobby': 'Hier wacht een spel op spelers: {players}. Doe mee met {join}, begin met {start}.',
  'status.over': 'Het laatste spel hier is afgelopen. {ranking}. {new} opent een nieuw spel.',
  'status.yours': 'Jij bent aan de beurt. {next}',
  'status.others': '{name} is aan de beurt; de laatste actie was {since}. {next}',
  'status.draw': 'Volgende stap: {draw}.',
  'status.place': 'Volgende stap: leg de tegel {tile} met {place}.',
  'status.double': 'Volgende stap: kies een dubbele tegel met {double}.',
  'status.piece': 'Volgende stap: {meeple}, {camp} of {boat}.',
  'status.undo': '{undo} neemt de laatste actie terug.',
  'status.link': 'Bericht van deze beurt: {link}',

  'score.title': '**Stand**',
  'score.seat':
    '{name}: **{points}** – {meeples, plural, one {# meeple} other {# meeples}} en {camps, plural, one {# kampement} other {# kampementen}} in de voorraad, boot op veld {space} van {spaces}',
  'score.sources': '**Waar de punten vandaan komen**',
  'score.category':
    '{kind, select, tributary {Zijrivieren} village {Dorpen} jungle {Kampementen} amazon {Amazone} other {Riviermonding}} **{points}**: {sources}',
  'score.sum':
    '{kind, select, tributary {zijrivieren} village {dorpen} jungle {kampementen} amazon {Amazone} other {riviermonding}} {points}',
  'score.source.at': '{points} (beurt {turn}, x {x}, y {y})',
  'score.source.river': '{points} (beurt {turn})',
  'score.source.final-at': '{points} (aan het eind, x {x}, y {y})',
  'score.source.final': '{points} (aan het eind)',
  'score.none': 'Nog niemand heeft punten.',
  'score.turn': 'Beurt {turn}: {line}',

  'help.no-game': 'Hier loopt geen spel. {new} opent er een.',
  'help.lobby':
    'Er wacht een spel op spelers. Doe mee met {join}, stap uit met {leave}, begin met {start} zodra er 2 spelers zijn.',
  'help.watching': 'Je kijkt naar dit spel. {board}, {score} en {turn} werken voor iedereen.',
  'help.waiting': 'Je speelt mee en {name} is aan de beurt.',
  'help.undo': 'Tot de volgende tegel getrokken is, neemt {undo} je laatste actie terug.',
  'help.always': '{board} toont het speelveld (ook in woorden), {score} de punten, {turn} wie er aan de beurt is.',
  'help.over': 'Het laatste spel hier is afgelopen. {board} en {score} laten het nog zien; {new} opent een nieuw spel.',
  'help.rules':
    'In je beurt trek je een tegel en leg je die zo dat het landschap doorloopt. Daarna zet je er één speelfiguur op – een meeple op een zijrivier of in een dorp, of een kampement in de jungle – of je laat je boot vooruitvaren.',

  ...boardNl,
  ...controlsNl,

  ...endingNl,

  ...peopleNl,
  ...rulesNl,

  ...tellingNl,

  'refused.unknown-rules':
    'Dit spel volgt regels of gebruikt tegels die deze versie van de bot niet heeft. Vraag het aan wie de bot beheert.',
  'refused.game-over': 'Dit spel is afgelopen. {new} opent een nieuw spel.',
  'refused.not-your-turn': 'Jij bent niet aan de beurt: {name} is aan zet.',
  'refused.wrong-phase.draw': 'Eerst moet er een tegel getrokken worden: {draw}.',
  'refused.wrong-phase.place': 'Er is een tegel getrokken, die moet eerst gelegd worden: {place}.',
  'refused.wrong-phase.double': 'Eerst moet een van de dubbele tegels gelegd worden: {double}.',
  'refused.wrong-phase.piece': 'De tegel ligt. Kies nu een speelfiguur: {meeple}, {camp} of {boat}.',
  'refused.square-taken': 'Op x {x}, y {y} ligt al een tegel. Kies een vrije plek; {place} biedt aan wat past.',
  'refused.square-apart':
    'De plek x {x}, y {y} grenst aan geen enkele tegel. Kies er een naast een tegel; {place} biedt aan wat past.',
  'refused.square-ahead':
    'De plek x {x}, y {y} ligt stroomafwaarts van het eind van de rivier. Landtegels mogen tot en met kolom {front} liggen, die van de voorste Amazonetegel.',
  'refused.edge-clash':
    'De tegel zet het landschap op x {x}, y {y} niet voort: {clashes}. Draai hem of kies een andere plek; {place} biedt aan wat past.',
  'refused.clash': 'aan de {side}zijde toont hij {offered}, zijn buur {demanded}',
  'refused.not-the-river': 'Een Amazonetegel verlengt de rivier: hij moet op x {x}, y {y} liggen.',
  'refused.river-blocked':
    'Met {rotation} graden kan de rivier niet verder stromen. Kies een draaiing die {place} aanbiedt.',
  'refused.no-such-double':
    'Er is geen dubbele tegel met de naam "{tile}". {double} biedt aan welke er nog openliggen.',
  'refused.double-used': 'De dubbele tegel "{tile}" is al gebruikt. {double} biedt aan welke er nog openliggen.',
  'refused.no-such-segment': 'Die plek is er niet op de tegel die je net legde.',
  'refused.wrong-segment.meeple': 'Een meeple staat op een zijrivier of in een dorp. Neem voor de jungle {camp}.',
  'refused.wrong-segment.camp': 'Een kampement staat in de jungle. Neem voor een zijrivier of dorp {meeple}.',
  'refused.occupied.meeple':
    'Er staat al een meeple {kind, select, village {in dit dorp} other {op deze zijrivier}}. Kies een andere plek of {boat}.',
  'refused.occupied.camp': 'In deze jungle staat al een kampement. Kies een andere plek of {boat}.',
  'refused.none-left.meeple': 'Je hebt geen meeple meer in je voorraad. Neem {camp} of {boat}.',
  'refused.none-left.camp': 'Je hebt geen kampement meer in je voorraad. Neem {meeple} of {boat}.',
  'refused.nothing-to-take-back': 'Er is nog niets om terug te nemen.',
  'refused.not-yours-to-take-back': 'De laatste actie was van {name}; alleen die speler kan hem terugnemen.',
  'refused.draw-is-final':
    'Trekken is definitief: wat getrokken is kan niet worden teruggenomen, en wat ervoor kwam ook niet.',
  'refused.no-game': 'In dit kanaal loopt geen spel. {new} opent er een.',
  'refused.not-started': 'Het spel hier wacht nog op spelers. {start} begint het zodra er 2 spelers zijn.',
  'refused.already-running': 'Hier loopt al een spel. Wacht tot het afgelopen is, of open er een in een ander kanaal.',
  'refused.channel-busy': 'Dit kanaal heeft al een spel. Gebruik een ander kanaal, of wacht tot dit spel afgelopen is.',
  'refused.already-joined': 'Je doet al mee. Met de optie colour kun je je kleur wijzigen.',
  'refused.not-joined': 'Je doet niet mee aan dit spel. Doe mee met {join}.',
  'refused.lobby-full': 'Alle {seats} plaatsen zijn bezet.',
  'refused.colour-taken': 'De kleur {colour} is al gekozen. Kies een andere.',
  'refused.too-few-players': 'Er moeten minstens 2 spelers meedoen. De anderen doen mee met {join}.',
  'refused.only-players-start': 'Alleen wie meedoet kan het spel beginnen. Doe mee met {join}.',
  'refused.cannot-leave-running': 'Het spel is begonnen. Met {resign} geef je het op.',
  'refused.not-a-player': 'Je speelt niet mee. Spelers: {names}. {board} toont je het speelveld.',
  'refused.already-handled': 'Dit is al gebeurd.',
  'refused.overtaken':
    'Op hetzelfde moment gebeurde er iets anders in dit spel, dus er is niets gedaan. Kijk opnieuw met {turn}.',
  'refused.guild-only': 'Dit werkt alleen in een kanaal van een server.',
  'refused.no-threads': 'Hier kan geen thread worden geopend. Gebruik {new} in een tekstkanaal.',
  'refused.permissions':
    'Ik mag in dit kanaal geen berichten plaatsen. Vraag iemand die de server beheert om me hier deze rechten te geven: {permissions}. Er is niets veranderd.',
  'picture.failed': 'De afbeelding kon deze keer niet worden gemaakt.',
  'error.unexpected':
    'Er ging bij ons iets mis. {turn} laat zien hoe het er nu voor staat. Gebeurt het weer, geef de beheerder dan deze code door: {reference}.',
  'error.storage':
    'Het spel kon zojuist niet gelezen of opgeslagen worden. Probeer het later nog eens; {turn} laat dan zien hoe het ervoor staat. Geef de beheerder deze code door: {reference}.',
  'error.stopping': 'De bot start opnieuw op. Probeer het zo meteen weer; er is niets veranderd.',

  'permission.ViewChannel': 'Kanaal bekijken',
  'permission.SendMessages': 'Berichten verzenden',
  'permission.SendMessagesInThreads': 'Berichten verzenden in threads',
  'permission.CreatePublicThreads': 'Openbare threads maken',
  'permission.AttachFiles': 'Bestanden bijvoegen',
} as const satisfies Catalogue;
