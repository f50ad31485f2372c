import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** Dutch: the words of Amazonas. */
export const nl = {
  'game.name': 'Carcassonne: Amazone',
  'game.short-name': 'Amazone',
  'game.summary':
    'In je beurt trek je een tegel en leg je die zo dat het landschap doorloopt. Daarna zet je er één speelfiguur op – een meeple op een zijrivier of in een dorp, of een kampement in de jungle – of je laat je boot vooruitvaren. Er wordt geloot wie begint, tenzij in de lobby staat dat wie het eerst meedeed, begint.',

  'kind.tributary': 'zijrivier',
  'kind.village': 'dorp',
  'kind.jungle': 'jungle',
  'kind.amazon': 'Amazone',

  'category.tributary': 'zijrivieren',
  'category.village': 'dorpen',
  'category.jungle': 'kampementen',
  'category.amazon': 'Amazone',
  'category.mouth': 'riviermonding',

  'piece.meeple': 'meeple',
  'piece.camp': 'kampement',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.camp.count': '{count, plural, one {# kampement} other {# kampementen}}',
  'piece.none':
    '{left, select, none {Je hebt geen speelfiguur meer} meeples {Je hebt geen kampement meer, en een meeple kan daar niet staan} camps {Je hebt geen meeple meer, en een kampement kan daar niet staan} other {Daar kan geen speelfiguur staan}}: je boot {boat, select, stays {blijft aan het eind van de rivier} other {+1}}.',

  'seat.score': '{pieces} in de voorraad, boot op veld {space} van {spaces}',
  'seat.board': 'boot op veld {space} (plaats {rank}), {pieces} in de voorraad',
  'seat.alt': 'boot op veld {space} (plaats {rank})',
  'seat.alt.short': 'boot op {space}',

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

  'pile.left':
    'Nog {land, plural, one {# landtegel} other {# landtegels}} en {amazon, plural, one {# Amazonetegel} other {# Amazonetegels}} over.',

  'choice.double': '{tile}, {rotation} graden',
  'button.feature':
    '{kind, select, village {dorp} other {zijrivier}} +{points} {closed, select, yes {meteen} other {aan het einde}}{boats, plural, =0 {} other {, boot +#}}',
  'button.jungle': 'jungle, {animals, plural, one {# dier} other {# dieren}}',
  'square.beside':
    '{side, select, left {links van} right {rechts van} above {boven} other {onder}} {kind, select, village {het dorp} tributary {de zijrivier} amazon {de Amazone} other {de jungle}}',
  'choice.meeple': 'Meeple: {place}',
  'choice.camp': 'Kampement: {place}',
  'choice.boat': 'Geen speelfiguur, boot {end, select, yes {blijft} other {+1}}',

  'line.boat': '{command} – geen speelfiguur, boot +1; {effect}',
  'line.double': '{tile}, {rotation} graden – {effect}',
  'line.boat.text': 'geen speelfiguur, boot +1: {effect}',

  'double.list': 'Leg nu een van de dubbele tegels met {commands}:',
  'double.next': 'Volgende stap: kies een dubbele tegel met {commands}.',
  'double.to-do': 'moet een dubbele tegel leggen',
  'double.text': 'Te kiezen uit deze dubbele tegels:',
  'double.panel': 'Een "!"-tegel: nu zet een dubbele Amazonetegel de rivier voort. Kies een letter:',
  'double.menu': 'Na een "!"-tegel: kies een dubbele tegel',
  'double.lies': 'aan het einde van de rivier',

  'effect.closes':
    'sluit {kind, select, village {het dorp} other {de zijrivier}} af, {points, plural, one {# punt} other {# punten}}{nobody, select, yes { voor een meeple daar} without { voor niemand, want je hebt geen meeple meer} other { voor {names}}}',
  'effect.sails': '{own, select, yes {jouw boot} other {boot van {name}}} +{steps}',
  'effect.amazon.scores': 'Amazone: {points, plural, one {# punt} other {# punten}} voor {names}',
  'effect.sails.no-points': 'geen Amazonepunten: {own, select, yes {jouw boot} other {boot van {name}}} +{steps}',
  'effect.amazon':
    'Amazone: {caimans, plural, one {# kaaiman} other {# kaaimannen}}, {piranhas, plural, one {# piranha} other {# piranha’s}}',
  'effect.feature':
    '{tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}}{boats, plural, =0 {} one {, # bootsymbool} other {, # bootsymbolen}}{closed, select, yes {, afgesloten} other {}}',
  'effect.jungle':
    '{tiles, plural, one {# tegel} other {# tegels}}, tot nu toe {animals, plural, one {# dier} other {# dieren}}',

  'event.piece.meeple': 'meeple {kind, select, village {in het dorp} other {op de zijrivier}}',
  'event.piece.camp': 'kampement in de jungle',
  'event.sailed.icons':
    'boot van {name} +{steps} (nu {to}{lost, plural, =0 {} one {; # vervalt aan het eind van de rivier} other {; # vervallen aan het eind van de rivier}})',
  'event.sailed.no-piece':
    'geen speelfiguur: boot van {name} {lost, plural, =0 {+1 (nu {to})} other {blijft op {to}, het eind van de rivier}}',
  'event.sailed.no-points':
    'geen Amazonepunten: boot van {name} {lost, plural, =0 {+1 (nu {to})} other {blijft op {to}, het eind van de rivier}}',
  'event.scored':
    '{names} {count, plural, one {krijgt} other {krijgen elk}} **{points, plural, one {# punt} other {# punten}}** voor {feature}',
  'event.scored.nobody': '{kind} afgesloten ({facts}), er stond niemand',
  'event.scored.beaten': ' ({names}: daar minder speelfiguren)',
  'event.amazon':
    'Amazonetelling ({caimans, plural, one {# kaaiman} other {# kaaimannen}}, {piranhas, plural, one {# piranha} other {# piranha’s}}; tweede boot: alleen piranha’s): {awards}',
  'event.mouth': 'Riviermonding: {awards}',

  'feature.tributary':
    'de {closed, select, yes {} other {onvoltooide }}zijrivier ({tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}})',
  'feature.village':
    'het {closed, select, yes {} other {onvoltooide }}dorp ({tiles, plural, one {# tegel} other {# tegels}}{fruit, plural, =0 {} one {, # fruitsymbool} other {, # fruitsymbolen}})',
  'feature.jungle': 'het kampement ({animals, plural, one {# dier} other {# dieren}} in de jungle)',

  'features.held': 'Open zijrivieren en dorpen met speelfiguren:',
  'features.free': 'Open zijrivieren en dorpen zonder speelfiguren:',
  'features.endless': 'Jungles:',
  'features.complete': 'Afgesloten zijrivieren en dorpen:',

  'refused.wrong-phase.draw': 'Eerst moet er een tegel getrokken worden: {draw}.',
  'refused.wrong-phase.place': 'Er is een tegel getrokken, die moet eerst gelegd worden: {place}.',
  'refused.wrong-phase.double': 'Eerst moet een van de dubbele tegels gelegd worden: {double}.',
  'refused.wrong-phase.piece': 'De tegel ligt. Kies nu een speelfiguur: {meeple}, {camp} of {boat}.',
  'refused.square-taken': 'Op x {x}, y {y} ligt al een tegel. Kies een vrij vak; {place} biedt aan wat past.',
  'refused.square-apart':
    'Het vak x {x}, y {y} grenst aan geen enkele tegel. Kies er een naast een tegel; {place} biedt aan wat past.',
  'refused.square-ahead':
    'Het vak x {x}, y {y} ligt stroomafwaarts van het eind van de rivier. Landtegels mogen tot en met kolom {front} liggen, die van de voorste Amazonetegel.',
  'refused.edge-clash':
    'De tegel zet het landschap op x {x}, y {y} niet voort: {clashes}. Draai hem of kies een ander vak; {place} biedt aan wat past.',
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

  'alt.choose-double': 'Dubbele tegels om uit te kiezen: {tiles}.',
  'alt.doubles': 'Nog open: {count, plural, one {# dubbele tegel} other {# dubbele tegels}}.',
  'alt.boats': 'Boten: {boats}.',
  'alt.boat': '{name} op veld {space}',
  'alt.river': 'De rivier heeft {spaces} velden en eindigt bij kolom {front}.',
  'alt.left':
    'Nog in de trekstapel: {land, plural, one {# landtegel} other {# landtegels}}, {tributaries} met zijrivieren en {villages} met dorpen; {amazon, plural, one {# Amazonetegel} other {# Amazonetegels}}, waarvan {bangs} "!"-tegels.',
  'alt.left.icons': 'Op de landtegels: {icons}.',

  'text.river':
    'De rivier heeft {spaces} velden en gaat verder op x {x}, y {y}. Landtegels mogen tot en met kolom {front} liggen.',
  'text.doubles': 'Dubbele tegels die nog openliggen: {tiles}.',

  'rules.turn.title': 'Een beurt',
  'rules.turn.text':
    'Een beurt heeft vier stappen. Je trekt een tegel. Je legt hem zo dat het landschap doorloopt. Je zet er één speelfiguur op, een meeple of een kampement; zet je er om welke reden dan ook geen, dan vaart je boot 1 veld vooruit. Daarna wordt elke zijrivier en elk dorp geteld dat door de tegel is afgesloten, en de meeples die er staan komen terug. Na een Amazonetegel worden juist de boten geteld. Dan trekt de volgende speler.',
  'rules.turn.example':
    'Voorbeeld: rood heeft de tegel op x {x}, y {y} gelegd en een meeple op de zijrivier gezet. Die zijrivier heeft {boats, plural, one {# bootsymbool} other {# bootsymbolen}}, dus is de rode boot naar veld {space} gevaren.',
  'rules.placing.title': 'Een landtegel leggen',
  'rules.placing.text':
    'Een landtegel ligt met minstens één hele zijde tegen een andere tegel, en langs elke zijde die raakt loopt het landschap door: jungle aan jungle, dorp aan dorp, zijrivier aan zijrivier. Naast de rivier en achter de bron mag je zo ver gaan als je wilt, maar nooit voor de rivier uit: de kolom van zijn voorste tegel is de laatste. Een tegel die nergens past, gaat uit het spel en je trekt opnieuw. Kolommen (x) tellen met de stroom mee, rijen (y) naar beneden, draaiingen zijn graden met de klok mee.',
  'rules.placing.example':
    'Voorbeeld: de getrokken tegel past op {squares, plural, one {het # gemarkeerde vak} other {de # gemarkeerde vakken}}. Landtegels mogen tot en met kolom {front} liggen.',
  'rules.meeples.title': 'Meeples',
  'rules.meeples.text':
    'Iedereen heeft {meeples, plural, one {# meeple} other {# meeples}}. Per beurt gaat er één speelfiguur op de tegel die je net hebt gelegd. Een meeple gaat op een zijrivier of in een dorp waar nog geen meeple staat, niet van jou en niet van een ander, hoeveel tegels het ook telt. Meeples komen alleen samen als een latere tegel verbindt wat los was. Een meeple staat nooit op de rivier of op de starttegel, maar mag wel op de oevers van een Amazonetegel. Als zijn zijrivier of dorp wordt geteld komt hij terug, te laat om hem in dezelfde beurt weer te zetten.',
  'rules.meeples.example':
    'Voorbeeld: de meeple van rood staat op de zijrivier op x {x1}, y {y1}. De tegel die blauw op x {x2}, y {y2} legde zet die voort, dus kon blauw daar geen meeple zetten en nam een kampement in de jungle.',
  'rules.tributaries.title': 'Zijrivieren',
  'rules.tributaries.text':
    'Een zijrivier is afgesloten als geen enkel uiteinde open is: hij stopt bij een rots, een kruising, een dorp of in de Amazone, of hij loopt in zichzelf terug. Hij is 1 punt waard per tegel en 1 per fruitsymbool. Is hij aan het eind van het spel nog open, dan is hij evenveel waard. Een tegel telt één keer, hoe vaak de zijrivier er ook overheen loopt; de starttegel en een dubbele tegel zijn elk één tegel.',
  'rules.tributaries.example':
    'Voorbeeld: de tegel van blauw op x {x}, y {y} sluit de zijrivier van rood af. Die telt {tiles, plural, one {# tegel} other {# tegels}} en {fruit, plural, one {# fruitsymbool} other {# fruitsymbolen}}: {points, plural, one {# punt} other {# punten}} voor rood.',
  'rules.villages.title': 'Dorpen',
  'rules.villages.text':
    'Een dorp is afgesloten als het helemaal door jungle of rivier is omringd, zonder gaten. Het is dan 2 punten waard per tegel en 1 per fruitsymbool. Is het aan het eind van het spel nog open, dan is het maar 1 punt waard per tegel en 1 per fruitsymbool. Een tegel telt één keer; de starttegel en een dubbele tegel zijn elk één tegel.',
  'rules.villages.example':
    'Voorbeeld: de tegel op x {x}, y {y} sluit het dorp van rood af. Het telt {tiles, plural, one {# tegel} other {# tegels}} en {fruit, plural, one {# fruitsymbool} other {# fruitsymbolen}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.majority.title': 'Wie de punten krijgt',
  'rules.majority.text':
    'Een tegel mag zijrivieren of dorpen verbinden waar al meeples staan. Wie er de meeste meeples heeft, krijgt alle punten. Spelers die samen de meeste hebben, krijgen elk alle punten, de anderen niets. Alle meeples die er staan komen terug, ook die van de anderen. Aan het eind van het spel worden de kampementen in een jungle op dezelfde manier vergeleken.',
  'rules.majority.example':
    'Voorbeeld: de tegel op x {x}, y {y} maakt van drie dorpen één dorp. Rood heeft er {red, plural, one {# meeple} other {# meeples}}, blauw {blue}: rood krijgt {points, plural, one {# punt} other {# punten}}, blauw niets.',
  'rules.camps.title': 'Kampementen en jungles',
  'rules.camps.text':
    'Iedereen heeft {camps, plural, one {# kampement} other {# kampementen}}. Een kampement zet je in een jungle van de tegel die je net hebt gelegd, mits er in die hele jungle nog geen kampement staat. Zijrivieren, dorpen en de Amazone scheiden jungles van elkaar; langs de oevers loopt een jungle door van het ene stuk rivier naar het volgende. Kampementen blijven staan tot het eind van het spel. Dan geeft een jungle 1 punt per dier aan wie er de meeste kampementen heeft, één keer, hoeveel dat er ook zijn; bij een gelijke stand krijgt elk alles.',
  'rules.camps.example':
    'Voorbeeld: de jungle van rood telt {red, plural, one {# dier} other {# dieren}}, die van blauw {blue}. Was het spel nu afgelopen, dan waren dat hun punten.',
  'rules.boats.title': 'Boten',
  'rules.boats.text':
    'Alle boten beginnen bij de bron, dat is veld 1. Jouw boot vaart 1 veld vooruit voor elk bootsymbool van een zijrivier waar je een meeple op zet. Zolang je meeple daar staat, vaart hij ook voor elk bootsymbool dat er nieuw bij komt, ook in de beurt van anderen. Hij vaart 1 veld als je geen speelfiguur zet, en 1 als je bij een Amazonetelling niets krijgt. Dit alles is verplicht. Een Amazonetegel geeft de rivier 1 veld erbij, een dubbele tegel 2. Geen boot komt voorbij het laatste veld, stappen te veel vervallen; boten mogen een veld delen.',
  'rules.boats.example':
    'Voorbeeld: de tegel op x {x}, y {y} heeft {icons, plural, one {# bootsymbool} other {# bootsymbolen}} aan de zijrivier van rood toegevoegd. De rode boot is van veld {from} naar veld {space} gevaren.',
  'rules.amazon.title': 'Amazonetegels en Amazonetelling',
  'rules.amazon.text':
    'Een Amazonetegel zet altijd de rivier voort; je kiest alleen hoe hij ligt. Na de speelfiguur van die beurt worden de boten geteld. Die op het voorste bezette veld krijgen 1 punt voor elke kaaiman en elke piranha op de Amazonetegels van deze beurt. Die op het volgende bezette veld krijgen 1 voor elke piranha. Boten op één veld krijgen hetzelfde, en delen van de eerste plaats kost niemand de tweede. Met twee spelers telt de tweede alleen precies één veld achter de eerste. Dan vaart elke boot zonder punten 1 veld vooruit, allemaal tegelijk.',
  'rules.amazon.example':
    'Voorbeeld: {caimans, plural, one {# kaaiman} other {# kaaimannen}} en {piranhas, plural, one {# piranha} other {# piranha’s}}. Rood lag voorop en krijgt {first, plural, one {# punt} other {# punten}}; blauw en groen, die volgden, krijgen elk {second}. Geel krijgt niets en vaart door naar veld {space}.',
  'rules.doubles.title': '"!"-tegels en dubbele tegels',
  'rules.doubles.text':
    'Na een Amazonetegel met "!" leg je meteen een van de dubbele Amazonetegels die nog openliggen; welke, kies je zelf. Hij ligt dwars over de rivier op twee vakken, zodat de rivier een rij hoger of lager verder stroomt, en geeft 2 velden erbij. De speelfiguur van deze beurt mag alleen op de dubbele tegel. Eén Amazonetelling telt de kaaimannen en piranha’s van beide. Er is één dubbele tegel meer dan er "!"-tegels zijn: die blijft buiten het spel.',
  'rules.doubles.example':
    'Voorbeeld: rood heeft de "!"-tegel op x {x1}, y {y1} gelegd en daarna een dubbele tegel vanaf x {x2}, y {y2}. De rivier heeft nu {spaces} velden en gaat verder op x {nextX}, y {nextY}; er {left, plural, one {ligt nog # dubbele tegel} other {liggen nog # dubbele tegels}} open.',
  'rules.end.title': 'Einde van het spel',
  'rules.end.text':
    'Het spel eindigt met de beurt waarin de laatste tegel wordt getrokken, die helemaal wordt gespeeld, of wanneer geen van de resterende tegels nog ergens past. Dan worden open zijrivieren en dorpen en de kampementen in hun jungles geteld. Bij de riviermonding krijgen de boten punten op volgorde van de velden waarop ze liggen: {first}, {second} en {third} met vier of vijf spelers, {fewFirst} en {fewSecond} met twee of drie. Boten op één veld krijgen hetzelfde; met twee spelers telt de tweede alleen precies één veld achter de eerste. De hoogste score wint, bij een gelijke stand is de overwinning gedeeld.',
  'rules.end.example':
    'Voorbeeld: bij de monding krijgt rood {red}, blauw {blue}, groen {green}, zwart {black} en geel {yellow}.',
  'rules.undo.title': 'Terugnemen',
  'rules.undo.text':
    'Je kunt je eigen laatste actie terugnemen, en in je eigen beurt dan ook die ervoor, tot aan het trekken. Is je beurt voorbij, dan kun je de laatste actie ervan nog terugnemen tot de volgende speler heeft getrokken; wat het spel beëindigde, blijft. Daarna krijgen alle anderen de vraag, tot de volgende speler heeft gelegd: vinden ze het goed, dan komt de getrokken tegel weer boven op de stapel en is hij weer de volgende, dus kan niemand twee keer trekken. Anders is trekken definitief: dat neem je niet terug, en wat ervoor kwam ook niet. Waar tegels automatisch worden getrokken, krijgen de anderen na je beurt altijd de vraag. Iedereen krijgt te zien wat er is teruggenomen.',
  'rules.undo.example':
    'Voorbeeld: rood heeft de tegel op x {x}, y {y} gelegd en moet nog een speelfiguur kiezen. Nu terugnemen pakt de tegel weer op; het blijft de getrokken tegel, die ook ergens anders mag liggen.',
  'picture.space': 'veld',
  'picture.rank': '{rank, selectordinal, other {#e}}',

  'term.points': 'in deze beurt',
  'term.tributaries': 'voor zijrivieren',
  'term.villages': 'voor dorpen',
  'term.animals': 'voor dieren in jungles',
  'term.returning': 'voor meeples die snel vrijkomen',
  'term.meeples': 'voor meeples in de voorraad',
  'term.camps': 'voor kampementen in de voorraad',
  'term.river': 'voor latere Amazonetegels',
  'term.mouth': 'voor de riviermonding',
  'term.ahead': 'voor de voorsprong van de boot',
  'term.icons': 'voor kansen op bootsymbolen',
  'term.move': 'voor een extra beurt',
} as const satisfies Catalogue<keyof typeof en>;
