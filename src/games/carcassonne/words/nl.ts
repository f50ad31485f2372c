import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

/** Dutch: the words of Carcassonne. */
export const nl = {
  'game.name': 'Carcassonne',
  'game.summary':
    'In je beurt trek je een tegel en leg je die zo dat het landschap doorloopt. Daarna mag je er een meeple op zetten: op een weg, in een stad{farms, select, yes {, in een klooster of, voor de punten aan het einde, in een weide} other { of in een klooster}}. Er wordt geloot wie begint, tenzij in de lobby staat dat wie het eerst meedeed, begint.',
  'game.summary.map': 'Op een kaart voltooit de grens wat ertegenaan loopt.',

  'option.farms': 'Meeples mogen in weiden staan, die aan het einde tellen (standaard: ja)',
  'option.river': 'Met de rivier beginnen, die iedereen samen legt (standaard: nee)',
  'option.abbot': 'Tuinen, en een abt die je kunt terugnemen (standaard: nee)',
  'option.inns': 'Herbergen & Kathedralen: een grote meeple voor elk, op de vrije tafel ook tegels (standaard: nee)',
  'option.traders': 'Kooplieden & Bouwmeesters: waar, bouwmeester, varken, op vrije tafel tegels (standaard: nee)',
  'option.map': 'Kaart waarop wordt gespeeld (standaard: geen, de vrije tafel)',
  'option.chips': 'Met de fiches van de kaart spelen (standaard: nee)',
  'option.towns': 'Wat de stadjes op de kaart doen (standaard: niets)',
  'option.meeples': 'Meeples van elke speler (standaard: 7, op een kaart 9)',
  'option.unused': 'Startvak van de kaart dat niet meedoet (standaard: door loting)',
  'option.pile': '{colour}, stapel {pile}: {tile}',
  'chosen.farms': '{farms, select, yes {weiden tellen aan het einde} other {geen meeples in weiden}}',
  'chosen.expansion':
    '{played, select, yes {met} other {zonder}} {expansion, select, river {de rivier} abbot {de abt} other {{name}}}',
  'expansion.river': 'De rivier',
  'expansion.abbot': 'De abt',
  'expansion.inns': 'Herbergen & Kathedralen',
  'expansion.traders': 'Kooplieden & Bouwmeesters',
  'chosen.meeples':
    '{meeples, select, usual {de gebruikelijke meeples: 7, op een kaart 9} other {{meeples} meeples voor elke speler}}',
  'chosen.map': '{map, select, none {geen kaart} other {kaart: {name}}}',
  'map.name':
    '{map, select, none {geen kaart} germany {Duitsland} france {Frankrijk} benelux {Benelux} greatBritain {Groot-Brittannië} other {Iberisch Schiereiland}}',
  'chosen.map.named': 'kaart ‘{name}’',
  'chosen.chips': '{chips, select, yes {met fiches} other {zonder fiches}}',
  'chosen.towns':
    '{towns, select, a {stadjes: er een bedekken geeft nog een tegel} b {stadjes: er een bedekken kost 2 punten} c {stadjes: 2 punten voor elk langs een weg} other {stadjes: geen extra regel}}',
  'chosen.unused':
    '{unused, select, first {zonder het eerste startvak} second {zonder het tweede startvak} third {zonder het derde startvak} fourth {zonder het vierde startvak} other {startvakken door loting}}',
  'chosen.unused.named': 'zonder het startvak {name}',

  'preset.base': 'Basisspel',
  'preset.box': 'Huidige doos: De rivier en De abt',
  'preset.big-box': 'Big Box: alle uitbreidingen',

  'kind.road': 'weg',
  'kind.city': 'stad',
  'kind.monastery': 'klooster',
  'kind.garden': 'tuin',
  'kind.field': 'weide',
  'kind.river': 'rivier',

  'mark.inn': 'herberg',
  'mark.cathedral': 'kathedraal',

  'category.road': 'wegen',
  'category.city': 'steden',
  'category.monastery': 'kloosters',
  'category.garden': 'tuinen',
  'category.field': 'weiden',
  'category.chip': 'fiches',
  'category.wine': 'wijn',
  'category.coats': 'wapenschilden op eilanden',
  'category.town': 'stadjes',
  'category.goods': 'handelswaar',

  chip: '{colour, select, orange {oranje} lightBlue {lichtblauw} other {paars}} {value}',
  'chip.count': '{count} × {chip}',
  colour: '{colour, select, orange {oranje} lightBlue {lichtblauw} other {paars}}',
  goods: '{count} × {goods, select, wine {wijn} grain {graan} other {stof}}',

  'piece.meeple': 'meeple',
  'piece.meeple.count': '{count, plural, one {# meeple} other {# meeples}}',
  'piece.upgraded': 'verbeterde meeple',
  'piece.upgraded.count': '{count, plural, one {# verbeterde meeple} other {# verbeterde meeples}}',
  'piece.abbot': 'abt',
  'piece.abbot.count': '{count, plural, one {# abt} other {# abten}}',
  'piece.large': 'grote meeple',
  'piece.large.count': '{count, plural, one {# grote meeple} other {# grote meeples}}',
  'piece.builder': 'bouwmeester',
  'piece.builder.count': '{count, plural, one {# bouwmeester} other {# bouwmeesters}}',
  'piece.pig': 'varken',
  'piece.pig.count': '{count, plural, one {# varken} other {# varkens}}',
  'piece.none':
    '{left, plural, =0 {Je hebt geen meeple meer} other {Daar kan geen meeple staan}}; Bevestigen beëindigt de beurt.',
  'piece.chip':
    'Bevestigen pakt de fiche hier (1 of 2 punten).{left, plural, =0 {} other { Daarna kun je een meeple zetten.}}',
  standing:
    '{piece} {kind, select, road {op de weg} city {in de stad} monastery {in het klooster} garden {in de tuin} other {in de weide}}',

  'seat.score': '{pieces} in de voorraad',
  'seat.alt': 'nog {pieces}',
  'seat.chips': 'fiches: {chips}',
  'seat.isle': '{isle, plural, one {# meeple} other {# meeples}} op het eiland Man',
  'seat.goods': 'handelswaar: {goods}',

  'tile.coats': '{count, plural, one {# wapenschild} other {# wapenschilden}}',
  'tile.goods': 'handelswaar: {goods, select, wine {wijn} grain {graan} other {stof}}',
  'tile.fields': 'weiden',
  'tile.source': 'bron van de rivier',
  'tile.lake': 'meer',

  'button.feature':
    '{kind, select, road {weg} city {stad} garden {tuin} other {klooster}} +{points} {completed, select, yes {meteen} other {aan het einde}}',
  'button.counted': '{worth} ({facts})',
  'button.field': 'weide +{points} aan het einde',
  'button.retrieve': 'De abt terugnemen: +{points} meteen',
  'way.abbot': 'later terug te nemen',
  'button.marked': '{mark, select, inn {weg met herberg} other {stad met kathedraal}} +0, tenzij voltooid',
  'button.piece': '{piece}, {place}',
  'button.sell':
    'wijn {to, select, abroad {aan het buitenland} other {aan het stadje}} +{points} (kost {pay, select, 2 {fiche {colour} 2} other {2 fiches {colour} 1}})',
  'square.beside':
    '{side, select, left {links van} right {rechts van} above {boven} other {onder}} {kind, select, road {de weg} city {de stad} river {de rivier} other {de weide}}',
  'choice.meeple': '{piece}: {place}',
  'choice.pass': 'Geen meeple',
  'choice.pass.sale': 'Niets verkopen',
  'choice.pass.retrieve': 'De abt laten staan',
  'choice.pass.upgrade': 'Geen verbetering',
  'choice.pass.further': 'Beurt beëindigen',
  'choice.draw': 'Van de trekstapel trekken',
  'choice.island': 'Eiland ({colour}): {tile}',
  'choice.treat': 'x {x}, y {y}',
  'choice.set': 'Betalen: {chips}',
  'choice.sell':
    'Wijn {to, select, abroad {aan het buitenland} other {aan het stadje}} verkopen (kost {pay, select, 2 {fiche {colour} 2} other {2 fiches {colour} 1}})',
  'choice.upgrade': 'Meeple verbeteren: {place}, x {x}, y {y}, voor {values}',
  'choice.turn': 'Nog een beurt kopen',
  'choice.retrieve': 'De abt terugnemen',
  'line.pass': '{command} – geen meeple: {effect}',
  'line.pass.text': 'geen meeple: {effect}',

  'effect.completes':
    'voltooit {again, select, yes {nog een {kind, select, road {weg} city {stad} garden {tuin} other {klooster}}} other {{kind, select, road {de weg} city {de stad} garden {de tuin} other {het klooster}}}}, {points, plural, one {# punt} other {# punten}}{nobody, select, yes { voor een meeple daar} without { voor niemand, want je hebt geen meeple meer} abbot { voor een abt daar} nobody { voor niemand, want je abt is niet in je voorraad} other { voor {names}}}',
  'effect.strength': 'telt als {strength}',
  'effect.chip': 'pakt een fiche (1 of 2 punten)',
  'effect.sale': 'je kunt wijn verkopen, {points} punten',
  'effect.treat': 'pakt een lekkernij, {points, plural, one {# punt} other {# punten}}',
  'effect.coats': '{points, plural, one {# punt} other {# punten}} voor wapenschilden',
  'effect.retrieved': 'meteen {points, plural, one {# punt} other {# punten}}',
  'effect.town.cost': 'bedekt {town}{points, plural, =0 {} one {, min # punt} other {, min # punten}}',
  'effect.town.tile': 'bedekt {town}, dat geeft nog een tegel',
  'effect.second': 'geeft een tweede tegel ({piece})',
  'effect.goods': '{own, select, yes {jij pakt} other {{name} pakt}} handelswaar: {goods}',
  'effect.builder': 'je volgende tegels hier geven je een tweede',
  'effect.pig': 'als je de weide wint, 1 punt meer per voltooide stad',
  'effect.wine': 'één keer per beurt',
  'effect.upgrade': 'telt voortaan als twee meeples',
  'effect.set':
    '{meeples, plural, =0 {er is geen meeple op het eiland Man} one {# meeple komt thuis} other {# meeples komen thuis}}',
  'effect.turn': 'een meeple gaat naar het eiland Man',
  'effect.pile': 'nog niemand kent de tegel',
  'effect.island': 'kost een fiche',
  'facts.road':
    '{tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}}{towns, plural, =0 {} one {, # stadje ernaast} other {, # stadjes ernaast}}{mark, select, inn {, herberg{completed, select, no { (onvoltooid niets waard)} other {}}} other {}}{completed, select, yes {, voltooid} other {}}',
  'facts.city':
    '{tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}}{mark, select, cathedral {, kathedraal{completed, select, no { (onvoltooid niets waard)} other {}}} other {}}{completed, select, yes {, voltooid} other {}}',
  'facts.monastery': '{tiles} van 9 vakken bedekt',
  'facts.field':
    '{cities, plural, =0 {nog geen punten} one {tot nu toe # voltooide stad} other {tot nu toe # voltooide steden}}',

  'event.scored':
    '{names} {count, plural, one {krijgt} other {krijgen elk}} **{points, plural, one {# punt} other {# punten}}** voor {feature}',
  'event.scored.nobody': '{kind} voltooid ({facts}), er stond niemand',
  'event.scored.beaten': ' ({names}: daar minder meeples)',
  'event.chip-taken': '{name} pakt de fiche {chip} en krijgt **{points, plural, one {# punt} other {# punten}}**',
  'event.treat-taken': '{name} pakt de lekkernij {chip} en krijgt **{points, plural, one {# punt} other {# punten}}**',
  'event.treat-laid': '{name} legt de fiche {chip} als lekkernij op x {x}, y {y}',
  'event.chip-lost': 'Voor de fiche {chip} is geen vak vrij; die gaat uit het spel',
  'event.wine-sold':
    '{name} verkoopt wijn ({colour}) {to, select, abroad {aan het buitenland} other {aan het stadje}} voor **{points, plural, one {# punt} other {# punten}}**',
  'event.upgraded':
    '{name} verbetert de meeple {kind, select, road {op de weg} city {in de stad} monastery {in het klooster} other {in de weide}} op x {x}, y {y}; hij telt nu als twee',
  'event.island-tile-taken': '{name} betaalt de fiche {chip} en neemt een tegel van het eiland ({colour})',
  'event.island-tile-shown': 'Op het eiland ({colour}) ligt nu open: {tile}',
  'event.set-paid':
    '{name} betaalt de set {chips}; {meeples, plural, =0 {er was geen meeple op het eiland Man} one {# meeple komt thuis} other {# meeples komen thuis}}',
  'event.turn-bought': '{name} stuurt een meeple naar het eiland Man voor nog een beurt',
  'event.town-paid':
    '{name} bedekt het stadje op {town}{points, plural, =0 {} one { en betaalt **# punt**} other { en betaalt **# punten**}}',
  'event.coats-scored':
    '{name} krijgt **{points, plural, one {# punt} other {# punten}}** voor wapenschilden op het eiland',
  'event.retrieved':
    '{name} neemt de abt terug uit {kind, select, monastery {het klooster} other {de tuin}} op x {x}, y {y} en krijgt **{points, plural, one {# punt} other {# punten}}**',
  'event.goods-taken': '{name} heeft de stad voltooid en pakt handelswaar: {goods}',
  'event.goods-scored':
    '{names} {count, plural, one {krijgt} other {krijgen elk}} **{points, plural, one {# punt} other {# punten}}** voor {goods, select, wine {de meeste wijn} grain {het meeste graan} other {de meeste stof}} (handelswaar)',
  'event.pig-scored':
    '{name} krijgt nog **{points, plural, one {# punt} other {# punten}}** voor het varken in die weide',
  'event.second-tile': 'Tweede tegel voor {name} ({piece})',
  'giver.town': 'een bedekt stadje',

  'feature.road':
    'de {completed, select, yes {} other {onvoltooide }}weg ({tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}}{towns, plural, =0 {} one {, # stadje} other {, # stadjes}}{mark, select, inn {, herberg} other {}})',
  'feature.city':
    'de {completed, select, yes {} other {onvoltooide }}stad ({tiles, plural, one {# tegel} other {# tegels}}{coats, plural, =0 {} one {, # wapenschild} other {, # wapenschilden}}{mark, select, cathedral {, kathedraal} other {}})',
  'feature.monastery': 'het {completed, select, yes {} other {onvoltooide }}klooster ({tiles} van 9 vakken)',
  'feature.garden': 'de {completed, select, yes {} other {onvoltooide }}tuin ({tiles} van 9 vakken)',
  'feature.field': 'de weide ({cities, plural, one {# voltooide stad} other {# voltooide steden}})',

  'board.place': '{name} (x {x}, y {y})',
  'board.print': '{kind, select, road {weg} other {stad}} aan de {side}kant van x {x}, y {y} naar {name} ({country})',
  'board.ferry': '{name} van x {x}, y {y} naar x {toX}, y {toY}',
  'board.island': '{colour}: {tile} (nog {count, plural, one {# tegel} other {# tegels}})',
  'pile.islands':
    'Nog {count, plural, one {# tegel} other {# tegels}} in de trekstapel en {hidden} gedekt op de eilanden.',
  'board.river': 'De rivier gaat verder op x {x}, y {y}.',
  'board.towns': 'Niet bedekte stadjes: {towns}.',
  'board.prints': 'Aan de grens: {prints}.',
  'board.ferries': 'Veerdiensten: {ferries}.',
  'board.chips': 'Gesloten fiches: {squares}.',
  'board.treats': 'Lekkernijen: {treats}.',
  'board.islands': 'Tegels van de eilanden: {islands}.',
  'legend.start': 'startvak',
  'legend.town': 'stadje',
  'legend.city': 'grote stad',
  'legend.road': 'buitenland',
  'legend.ship': 'overzee',
  'legend.ferry': 'veerdienst',
  'legend.coat': 'wapenschild',
  'legend.grapes': 'koopt deze wijn',
  'legend.pile': 'eilandtegels',
  'legend.chip': 'fiche',
  'legend.treat': 'lekkernij',
  'legend.track': 'lekkernijrijen',
  'legend.isle': 'prijs per beurt',
  'alt.towns': '{count, plural, one {# stadje is} other {# stadjes zijn}} niet bedekt.',
  'alt.chips': '{count, plural, one {# fiche ligt} other {# fiches liggen}} gesloten.',

  'first-turn.map':
    'Deze kaart heeft {chips, select, yes {stadjes en fiches} other {stadjes}}: **{rules}** geeft de regels, **{board}** de betekenis van alle tekens.',
  'first-turn.start': 'Het bruine kader is {names}, een startvak dat niet is geloot: een stadje als alle andere.',
  'step.draw':
    '{place, select, toDo {moet trekken of een tegel van een eiland nemen} other {Waar komt je tegel vandaan? Een eiland kost een fiche:}}',
  'step.treat':
    '{place, select, toDo {moet een lekkernij neerleggen} other {De fiche {chip} wordt een lekkernij. Kies het vak:}}',
  'step.set': '{place, select, toDo {moet een set fiches betalen} other {Je fiches vormen meer dan één set. Welke?}}',
  'step.upgrade':
    '{place, select, toDo {mag een meeple verbeteren} other {Je mag een meeple verbeteren voor fiches ter waarde van 4:}}',
  'step.sale': '{place, select, toDo {kan wijn verkopen} other {Wijn verkopen?}}',
  'step.sale.too':
    '{place, select, panel {Meeple of geen; wijn als je wilt:} other {Je kunt eerst wijn verkopen; een meeple of geen meeple beëindigt de beurt:}}',
  'step.retrieve': '{place, select, toDo {mag de abt terugnemen} other {Geen meeple mogelijk. En je abt?}}',
  'step.further':
    '{place, select, toDo {mag nog een beurt kopen} other {De beurt is geteld. Nog een kost een meeple:}}',
  'step.second':
    '{place, select, toDo {moet de tweede tegel spelen ({piece})} other {Tweede tegel van de beurt ({piece}).}}',
  'step.commands': '{step} {commands}',
  'picture.second-tile': '2e tegel',
  'picture.extra-turn': 'extra beurt',
  'features.held':
    '{gardens, select, yes {Open wegen, steden, kloosters en tuinen met speelfiguren:} other {Open wegen, steden en kloosters met meeples:}}',
  'features.free':
    '{gardens, select, yes {Open wegen, steden, kloosters en tuinen zonder speelfiguren:} other {Open wegen, steden en kloosters zonder meeples:}}',
  'features.endless': 'Weiden:',
  'features.complete':
    '{gardens, select, yes {Voltooide wegen, steden, kloosters en tuinen:} other {Voltooide wegen, steden en kloosters:}}',

  'refused.wrong-phase.draw': 'Eerst moet er een tegel worden getrokken: {draw}.',
  'refused.wrong-phase.place': 'Er is een tegel getrokken die eerst moet worden gelegd: {place}.',
  'refused.wrong-phase.chip': 'Eerst wordt de fiche onder de tegel omgedraaid. Probeer het zo nog eens.',
  'refused.wrong-phase.treat': 'Eerst moet de fiche als lekkernij worden neergelegd: {chip}.',
  'refused.wrong-phase.set': 'Eerst moet er een set fiches worden betaald: {chip}.',
  'refused.wrong-phase.upgrade': 'Nu kan een meeple worden verbeterd: {chip} of {pass}.',
  'refused.wrong-phase.further': 'De beurt is geteld. Koop er nog een met {chip}, of beëindig je beurt met {pass}.',
  'refused.wrong-phase.piece': 'De tegel ligt. Kies nu: {meeple} of {pass}.',
  'refused.square-taken': 'Op x {x}, y {y} ligt al een tegel. Kies een vrij vak; {place} biedt aan wat past.',
  'refused.square-apart':
    'Het vak x {x}, y {y} raakt geen tegel. Kies er een naast een tegel; {place} biedt aan wat past.',
  'refused.edge-clash':
    'De tegel zet het landschap op x {x}, y {y} niet voort: {clashes}. Draai hem of kies een ander vak; {place} biedt aan wat past.',
  'refused.clash': 'aan de {side}zijde toont hij {offered}, zijn buur {demanded}',
  'refused.looks-alike': 'De tegel ziet er bij {rotation}° hetzelfde uit: leg hem met die draaiing.',
  'refused.river-goes-on-elsewhere':
    'Een tegel met de rivier moet die voortzetten, op x {x}, y {y}. {place} biedt de draaiingen aan die daar passen.',
  'refused.river-bend':
    '{why, select, back {Daar zou de rivier terugstromen, tegen zijn richting bij de bron in.} other {De rivier mag op twee tegels na elkaar niet dezelfde kant op buigen.}} Draai de tegel; {place} biedt de draaiingen aan die passen.',
  'refused.not-this-game':
    'Dat hoort niet bij dit potje: {action, select, island {tegels van eilanden horen bij de fiches van de Benelux} treat {lekkernijen horen bij de fiches van het Iberisch Schiereiland} sell {wijn hoort bij de fiches van Frankrijk} upgrade {verbeteringen horen bij de fiches van Duitsland} retrieve {de abt hoort bij de optie “abbot”} other {sets en extra beurten horen bij de fiches van Groot-Brittannië}}. {turn} zegt wat je kunt doen.',
  'refused.not-possible':
    '{action, select, island {Die tegel kun je niet nemen: daarvoor is een fiche in de kleur van het eiland nodig, en een tegel die past.} treat {Daar kan de fiche niet liggen: kies een vrij vak in de rijen van zijn kleur.} sell {Die wijn kun je nu niet verkopen: daarvoor zijn fiches in die kleur ter waarde van 2 nodig, en een koper.} upgrade {Die meeple kun je niet verbeteren: daarvoor zijn fiches ter waarde van precies 4 nodig, en een meeple zonder fiche.} set {Die fiches zijn geen set van jou: daarvoor zijn er drie van gelijke waarde nodig, of een van elke kleur.} other {Dat kan nu niet.}} {turn} zegt wat je kunt doen.',
  'refused.needs-map':
    'Fiches, stadjes en startvakken horen bij een kaart. Kies ook een kaart, of laat die opties weg.',
  'refused.not-on-this-map':
    '{count, plural, one {{names} speel je alleen zonder kaart. Laat die weg of kies geen kaart.} other {{names} gaan op deze kaart niet samen: er zijn te weinig vakken voor hun tegels. Laat er een weg of kies een andere kaart.}}',
  'refused.six-need-inns':
    'Zonder kaart spelen zes mensen alleen met Herbergen & Kathedralen, waarin speelfiguren voor een zesde speler zitten. Kies ook die of een kaart, of ten hoogste 5 plaatsen.',
  'refused.no-such-segment': 'Zo’n plek is er niet op de tegel die je net hebt gelegd.',
  'refused.no-farms': 'Dit potje wordt zonder meeples in weiden gespeeld. Kies een andere plek of {pass}.',
  'refused.occupied':
    'Er staat al een meeple {kind, select, road {op deze weg} city {in deze stad} monastery {in dit klooster} garden {in deze tuin} other {in deze weide}}. Kies een andere plek of {pass}.',
  'refused.needs-own-meeple':
    'Die speelfiguur kan alleen staan waar je al een meeple hebt {kind, select, road {op de weg} city {in de stad} other {in de weide}}. Kies een andere plek of {pass}.',
  'refused.feature-completed':
    'De tegel voltooit {kind, select, road {deze weg} other {deze stad}}, dus de bouwmeester kan daar niet meer staan. Kies een andere plek of {pass}.',
  'refused.no-piece-left':
    'Je hebt geen {piece, select, large {grote meeple} abbot {abt} builder {bouwmeester} pig {varken} other {meeple}} meer in de voorraad. {piece, select, meeple {Neem} other {Kies een andere speelfiguur of neem}} {pass}.',
  'refused.only-abbot': 'In een tuin mag alleen een abt staan. Kies een andere plek of {pass}.',
  'refused.stands-elsewhere':
    '{piece, select, abbot {Een abt kan alleen in een klooster of in een tuin staan} builder {Een bouwmeester kan alleen op een weg of in een stad staan, waar je al een meeple hebt} pig {Een varken kan alleen in een weide staan, waar je al een meeple hebt} other {Op de rivier staan geen speelfiguren}}. Kies een andere plek of {pass}.',
  'refused.nothing-to-retrieve':
    'Je hebt geen abt in een onvoltooid klooster of een onvoltooide tuin. Kies {meeple} of {pass}.',

  'rules.turn.title': 'Een beurt',
  'rules.turn.text':
    'Een beurt heeft drie stappen. Je trekt een tegel en legt hem zo dat het landschap doorloopt. Je mag er één meeple uit je voorraad op zetten. Daarna telt alles wat de tegel heeft voltooid en komen de meeples daarvan thuis, te laat voor deze beurt.',
  'rules.turn.example':
    'Voorbeeld: rood heeft de tegel op x {x}, y {y} gelegd en een meeple op de weg gezet; {meeples, plural, one {er is nog # meeple} other {er zijn nog # meeples}} in de voorraad van rood.',
  'rules.placing.title': 'Een tegel leggen',
  'rules.placing.text':
    'Een tegel ligt met minstens één hele zijde tegen een andere, en langs elke zijde die raakt loopt het landschap door: weg aan weg, stad aan stad, weide aan weide. Een tegel die nergens past gaat uit het spel en je trekt opnieuw. Kolommen (x) tellen naar het oosten, rijen (y) naar het zuiden, draaiingen zijn graden met de klok mee.',
  'rules.placing.example':
    'Voorbeeld: de getrokken tegel past op {squares, plural, one {het # gemarkeerde vak} other {de # gemarkeerde vakken}}.',
  'rules.meeples.title': 'Meeples',
  'rules.meeples.text':
    'Iedereen heeft {table} meeples, op een kaart {map}, tenzij het potje met een ander aantal is geopend. Je mag er een zetten op de tegel die je net hebt gelegd: op een weg, in een stad{farms, select, yes {, in een klooster of in een weide} other { of in een klooster}} waar nog geen meeple staat, niet van jou en niet van een ander, over al zijn tegels. Meeples komen alleen samen als een latere tegel verbindt wat los was.',
  'rules.meeples.example':
    'Voorbeeld: de meeple van rood staat op de weg op x {x1}, y {y1}. De tegel die blauw op x {x2}, y {y2} legde zet die voort, dus kon blauw de weg niet nemen en koos de stad.',
  'rules.roads.title': 'Wegen',
  'rules.roads.text':
    'Een weg is voltooid als geen van beide einden open is: hij eindigt bij een kruising, een stad of een klooster, of loopt in zichzelf terug. Hij is 1 punt waard per tegel, en even veel als hij aan het einde van het spel onvoltooid is. Een tegel telt één keer.',
  'rules.roads.example':
    'Voorbeeld: de tegel op x {x}, y {y} voltooit de weg van rood. Die telt {tiles, plural, one {# tegel} other {# tegels}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.cities.title': 'Steden',
  'rules.cities.text':
    'Een stad is voltooid als ze helemaal door muren is omringd, zonder gaten. Ze is dan 2 punten waard per tegel en 2 per wapenschild. Is ze aan het einde van het spel onvoltooid, dan is ze maar 1 waard per tegel en 1 per wapenschild.',
  'rules.cities.example':
    'Voorbeeld: de tegel op x {x}, y {y} voltooit de stad van rood. Die telt {tiles, plural, one {# tegel} other {# tegels}} en {coatsOfArms, plural, one {# wapenschild} other {# wapenschilden}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.monasteries.title': 'Kloosters',
  'rules.monasteries.text':
    'Een klooster is voltooid als er tegels liggen op alle vakken eromheen, ook bij de hoeken. Het is 1 punt waard voor zichzelf en 1 voor elk van die tegels, en aan het einde van het spel 1 voor zichzelf en 1 voor elke tegel die er dan ligt.',
  'rules.monasteries.example':
    'Voorbeeld: de tegel op x {x}, y {y} voltooit het klooster van rood. {tiles, plural, one {# tegel telt} other {# tegels tellen}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.fields.title': 'Weiden',
  'rules.fields.text':
    'Wegen en steden scheiden weiden van elkaar. Een meeple in een weide blijft daar tot het einde van het spel. Dan geeft de weide 3 punten voor elke voltooide stad die eraan grenst, wie die ook heeft gebouwd. Een potje kan ook zonder meeples in weiden worden geopend.',
  'rules.fields.example':
    'Voorbeeld: de weide van rood grenst aan {cities, plural, one {# voltooide stad} other {# voltooide steden}} en zou nu {points, plural, one {# punt} other {# punten}} geven. De stad in het westen is open en telt nog niet.',
  'rules.fields.without': 'Dit potje wordt zonder meeples in weiden gespeeld, en weiden tellen aan het einde niet mee.',
  'rules.majority.title': 'Wie de punten krijgt',
  'rules.majority.text':
    'Een tegel mag {farms, select, yes {wegen, steden of weiden} other {wegen of steden}} verbinden waar al meeples staan. Wie er de meeste meeples heeft, krijgt alle punten; spelers die samen de meeste hebben, krijgen elk alle punten, de anderen niets. Alle meeples die er staan komen thuis.',
  'rules.majority.example':
    'Voorbeeld: de tegel op x {x}, y {y} verbindt drie steden. Rood heeft in de nieuwe stad {red, plural, one {# meeple} other {# meeples}}, blauw {blue}: rood krijgt {points, plural, one {# punt} other {# punten}}, blauw niets.',
  'rules.end.title': 'Einde van het spel',
  'rules.end.text':
    'Het spel eindigt met de beurt waarin de laatste tegel wordt getrokken, of wanneer geen van de resterende tegels nog ergens past. Dan telt alles waar nog meeples staan: een weg of stad 1 punt per tegel en per wapenschild, een klooster 1 voor zichzelf en voor elke tegel eromheen{farms, select, yes {, en als laatste de weiden} other {}}. De hoogste score wint; bij een gelijke stand is de overwinning gedeeld.',
  'rules.end.example':
    'Voorbeeld: de stad van rood met {cityTiles, plural, one {# tegel} other {# tegels}} en {coats, plural, one {# wapenschild} other {# wapenschilden}} geeft {city}, het klooster van rood {monastery}, en de weg van blauw met {roadTiles, plural, one {# tegel} other {# tegels}} geeft {road}. Rood eindigt met {red}, blauw met {blue}.',
  'rules.river.title': 'De rivier',
  'rules.river.text':
    'Het spel begint met de bron in plaats van de starttegel; de tegels van de rivier worden vóór alle andere getrokken, het meer als laatste. Elke tegel komt waar de rivier verdergaat. Hij mag op twee tegels na elkaar niet dezelfde kant op buigen en niet terugstromen, tegen zijn richting bij de bron in. {farms, select, yes {Hij scheidt weiden zoals een weg, ook onder een brug. } other {}}Er komt geen meeple op. Al het andere op zijn tegels telt als altijd.',
  'rules.river.example':
    'Voorbeeld: op x {x}, y {y} is de rivier net afgebogen. De getrokken tegel buigt weer af; hij past maar in {turns, plural, one {# draaiing} other {# draaiingen}} op het gemarkeerde vak, met de bocht de andere kant op.',
  'rules.abbot.title': 'De abt',
  'rules.abbot.text':
    'Op sommige tegels ligt een tuin. Een tuin is voltooid en telt zoals een klooster, maar er mag alleen een abt in staan. Iedereen heeft één abt, die je in plaats van een meeple in de tuin of in het klooster van de net gelegde tegel mag zetten. In plaats van een speelfiguur te zetten mag je je abt later terugnemen, zolang zijn tuin of klooster niet is voltooid: je krijgt meteen 1 punt daarvoor en 1 voor elke tegel eromheen.',
  'rules.abbot.example':
    'Voorbeeld: de abt van rood stond in de tuin op x {x}, y {y}. Met de tegel die rood net heeft gelegd, liggen er {around} tegels omheen: rood heeft de abt teruggenomen voor {points, plural, one {# punt} other {# punten}}.',
  'rules.inns.title': 'Herbergen & Kathedralen',
  'rules.inns.text':
    'Een voltooide weg met een herberg ernaast is 2 punten per tegel waard. Een voltooide stad met een kathedraal is 3 punten per tegel en 3 per wapenschild waard. Onvoltooid zijn ze aan het einde niets waard. Een tweede herberg of kathedraal voegt niets toe. Zonder kaart zitten ook de {tiles} tegels ervan in de stapel, en zes mensen kunnen spelen; een kaart heeft eigen tegels.',
  'rules.inns.example':
    'Voorbeeld: de tegel op x {x}, y {y} voltooit de weg met de herberg van rood. Hij heeft {tiles, plural, one {# tegel} other {# tegels}}: {points, plural, one {# punt} other {# punten}}. De stad met de kathedraal van blauw heeft {cityTiles, plural, one {# tegel} other {# tegels}} en is open: {cityPoints, plural, one {# punt} other {# punten}} als dat zo blijft.',
  'rules.large-meeple.title': 'Herbergen & Kathedralen: grote meeple',
  'rules.large-meeple.text':
    'Iedereen heeft naast de andere één grote meeple. Hij mag staan waar de andere mogen en komt net zo thuis, maar telt als twee wanneer wordt bepaald wie de meeste meeples heeft. De punten blijven gelijk.',
  'rules.large-meeple.example':
    'Voorbeeld: de tegel op x {x}, y {y} verbindt twee wegen. De grote meeple van rood telt als {red}, de meeple van blauw als {blue}: rood krijgt {points, plural, one {# punt} other {# punten}}, blauw niets.',
  'rules.map.title': 'Kaarten',
  'rules.map.text':
    'Op een kaart liggen tegels alleen op de vakken. Het spel begint met tegels op startvakken die door loting zijn gekozen. Elke andere tegel ligt naast een tegel die er al ligt, naast een verbonden grote stad of aan de overkant van een veerdienst. Een startvak zonder tegel is een stadje.',
  'rules.map.example':
    'Voorbeeld: op x {x1}, y {y1} en op x {x2}, y {y2} liggen starttegels. De getrokken tegel past op {squares, plural, one {het # gemarkeerde vak} other {de # gemarkeerde vakken}} ernaast.',
  'rules.large-cities.title': 'Kaarten: grote steden',
  'rules.large-cities.text':
    'Op de vakken van een grote stad komt geen tegel. Zodra er een tegel naast ligt, ook bij een gesloten zijde, is de stad verbonden en mag iedereen aan al haar zijden verder bouwen. Ze telt als andere steden: elk vak ervan is een tegel, en haar wapenschilden tellen mee. Een tegel ernaast moet bij haar zijden passen, stad aan stad en weide aan weide.',
  'rules.large-cities.example':
    'Voorbeeld: de tegel op x {x}, y {y} voltooit Berlin. Met haar eigen vakken telt de stad {tiles, plural, one {# tegel} other {# tegels}} en {coatsOfArms, plural, one {# wapenschild} other {# wapenschilden}}: {points, plural, one {# punt} other {# punten}} voor rood.',
  'rules.border.title': 'Kaarten: de grens',
  'rules.border.text':
    'Voorbij de grens kan niets liggen, en wat tegen de grens aan loopt is daar gesloten. Waar aan de grens een weg of een stad is opgedrukt, past alleen een tegel die daarop aansluit; de opdruk vormt het einde, telt als 1 tegel extra en geeft zijn wapenschilden erbij, bij wegen net als bij steden. Een klooster aan de grens heeft alleen tegels nodig op de vakken die er zijn; die van grote steden tellen als bedekt.',
  'rules.border.example':
    'Voorbeeld: de tegel op x {x}, y {y} brengt de weg van rood naar de opdruk aan de grens. Daarmee telt de weg {tiles, plural, one {# tegel} other {# tegels}} en {coatsOfArms, plural, one {# wapenschild} other {# wapenschilden}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.ferries.title': 'Kaarten: veerdiensten',
  'rules.ferries.text':
    'Een veerdienst is een weg over het water, dus hebben de tegels aan beide einden daar een weg nodig. Ligt er aan het ene einde een tegel, dan mag iedereen aan het andere verder, ook al ligt daar niets naast. De veerdienst telt als 1 tegel van de weg en geeft zijn wapenschilden erbij, 2 punten elk als de weg is voltooid en 1 aan het einde van het spel.',
  'rules.ferries.example':
    'Voorbeeld: een veerdienst verbindt x {x1}, y {y1} en x {x2}, y {y2}. De weg van rood is voltooid; met de veerdienst telt hij {tiles, plural, one {# tegel} other {# tegels}} en {coatsOfArms, plural, one {# wapenschild} other {# wapenschilden}}: {points, plural, one {# punt} other {# punten}}.',
  'rules.towns.title': 'Kaarten: stadjes',
  'rules.towns.text':
    'Een stadje is een vak als alle andere, tenzij het potje met een van drie extra regels is geopend. Wie een stadje bedekt krijgt nog een tegel voor een hele beurt; die geeft geen volgende. Of een stadje bedekken kost 2 punten, als je die hebt. Of elk onbedekt stadje recht naast een weg geeft 2 punten extra als de weg telt.',
  'rules.towns.example':
    'Voorbeeld, volgens de derde: de weg van rood telt {tiles, plural, one {# tegel} other {# tegels}} en {towns, plural, one {# stadje} other {# stadjes}} ernaast: {points, plural, one {# punt} other {# punten}}.',
  'rules.builder.title': 'Kooplieden & Bouwmeesters: bouwmeester',
  'rules.builder.text':
    'Iedereen heeft één bouwmeester. In plaats van een meeple mag je hem op een weg of in een stad van de net gelegde tegel zetten waar je al een meeple hebt, tenzij de tegel die voltooit. Voor de meerderheid telt hij niet. Telkens als jouw tegel die weg of stad daarna voortzet, speel je na alles van de eerste een tweede tegel; een tweede tegel levert nooit een derde op. De bouwmeester komt thuis als de weg of stad wordt geteld.',
  'rules.builder.example':
    'Voorbeeld: de meeple en de bouwmeester van rood staan op de weg. Rood heeft die op x {x}, y {y} voortgezet en speelt nu een tweede tegel.',
  'rules.goods.title': 'Kooplieden & Bouwmeesters: handelswaar',
  'rules.goods.text':
    'Sommige steden tonen wijn, graan of stof. Wie de tegel legt die een stad voltooit, pakt voor elk van die tekens in de stad een fiche, wie er ook meeples heeft, en ook als niemand er staat. Aan het einde van het spel krijgt wie de meeste fiches van een soort heeft daarvoor 10 punten; bij een gelijke stand krijgt ieder die de meeste heeft 10.',
  'rules.goods.example':
    'Voorbeeld: de tegel van rood op x {x}, y {y} voltooit de stad van blauw. Blauw krijgt {points, plural, one {# punt} other {# punten}}, rood pakt handelswaar: {goods}.',
  'rules.pig.title': 'Kooplieden & Bouwmeesters: varken',
  'rules.pig.text':
    'Iedereen heeft één varken. In plaats van een meeple mag je het in een weide van de net gelegde tegel zetten waar je al een meeple hebt. Voor de meerderheid telt het niet, en het blijft tot het einde van het spel. Krijg jij dan de punten van de weide, dan geeft het varken 1 punt extra per voltooide stad: 4 in plaats van 3.',
  'rules.pig.example':
    'Voorbeeld: het spel is voorbij. Rood heeft een meeple en het varken in een weide met {cities, plural, one {# voltooide stad} other {# voltooide steden}}: {points, plural, one {# punt} other {# punten}}, en nog {extra} voor het varken.',
  'rules.chips': 'Wie een gedekte fiche bedekt, krijgt meteen de waarde, 1 of 2 punten.',
  'rules.upgrades.title': 'Fiches van Duitsland: verbeteringen',
  'rules.upgrades.text':
    'Je houdt de fiche. Na de meeple van je beurt, en voordat er iets telt, verbeteren fiches die samen precies 4 waard zijn een van je meeples op de kaart: één ervan ligt onder hem, de andere gaan uit het spel. Hij telt als twee meeples tot hij thuiskomt. Geen meeple kan meer dan één fiche hebben.',
  'rules.upgrades.example':
    'Voorbeeld: rood heeft {chips} betaald voor een verbetering. De tegel op x {x}, y {y} voltooit de weg. Rood telt er als {red, plural, one {# meeple} other {# meeples}}, blauw als {blue}: alleen rood krijgt {points, plural, one {# punt} other {# punten}}.',
  'rules.wine.title': 'Fiches van Frankrijk: wijn',
  'rules.wine.text':
    'Je houdt de fiche: deze fiches zijn wijn. Eén keer per beurt mag de tegel die je legt wijn van één kleur verkopen. Je betaalt één fiche van 2, of twee fiches van 1 in dezelfde kleur. Gaat de tegel verder aan een weg of stad die met een wapenschild aan de grens is opgedrukt, dan gaat de wijn naar het buitenland, voor {abroad} punten. Bedekt hij een stadje met druiven van die kleur, dan koopt het stadje de wijn, voor {town}.',
  'rules.wine.example':
    'Voorbeeld: op x {x}, y {y} pakte rood de fiche {chip}, en verkoopt wijn aan het buitenland voor {points, plural, one {# punt} other {# punten}}.',
  'rules.islands.title': 'Fiches van de Benelux: eilanden',
  'rules.islands.text':
    'Je houdt de fiche. In plaats van te trekken mag je een fiche betalen en een open tegel nemen van het eiland met die kleur, als hij ergens past; de waarde van de fiche maakt niet uit. De volgende tegel daar wordt aan het einde van je beurt omgedraaid. Het spel eindigt als de trekstapel op is, wat er ook nog op de eilanden ligt.',
  'rules.islands.example':
    'Voorbeeld: rood heeft de fiche {chip} betaald voor een tegel van dat eiland. Op x {x}, y {y} voltooit die de weg van rood: {points, plural, one {# punt} other {# punten}}.',
  'rules.isle.title': 'Fiches van Groot-Brittannië: het eiland Man',
  'rules.isle.text':
    'Je houdt de fiche. Als je beurt is geteld, mag je een meeple uit je voorraad naar het eiland Man sturen en nog een hele beurt spelen, één keer per ronde. Zodra je een set hebt, drie fiches van één waarde of één van elke kleur, moet je die betalen, en al je meeples komen van het eiland thuis.',
  'rules.isle.example':
    'Voorbeeld: rood heeft {isle, plural, one {# meeple} other {# meeples}} naar het eiland gestuurd voor nog een beurt. Op x {x}, y {y} levert die de fiche {chip} op en wordt de weg van rood voltooid: {points, plural, one {# punt} other {# punten}}.',
  'rules.treats.title': 'Fiches van het Iberisch Schiereiland: lekkernijen',
  'rules.treats.text':
    'Je legt de fiche daarna open, als lekkernij, op een vrij vak in de rijen van zijn kleur: oranje in het noorden, lichtblauw in het midden, paars in het zuiden. Wie een lekkernij bedekt krijgt twee keer de waarde, en de lekkernij gaat uit het spel. Op eilanden, die je alleen met een veerdienst bereikt, geeft een vak met wapenschilden wie het bedekt meteen 2 punten per wapenschild.',
  'rules.treats.example':
    'Voorbeeld: rood legde de fiche {chip} op x {x1}, y {y1} en bedekt die nu: {points, plural, one {# punt} other {# punten}}. De lekkernij van blauw op x {x2}, y {y2} is nog te krijgen.',

  'term.points': 'in deze beurt',
  'term.roads': 'voor wegen',
  'term.cities': 'voor steden',
  'term.monasteries': 'voor kloosters',
  'term.fields': 'voor weiden',
  'term.fieldRisk': 'voor weiden die anderen nog kunnen winnen',
  'term.fieldHope': 'voor weiden die nog te winnen zijn',
  'term.returning': 'voor meeples die snel vrijkomen',
  'term.meeples': 'voor meeples in de voorraad',
  'term.large': 'voor de grote meeple in de voorraad',
  'term.abbot': 'voor de abt',
  'term.builder': 'voor de bouwmeester',
  'term.pig': 'voor het varken',
  'term.goods': 'voor kans op de meeste handelswaar',
  'term.chips': 'voor fiches',
  'term.isle': 'voor meeples op het eiland Man',
  'term.move': 'voor een extra beurt',
} as const satisfies Catalogue<keyof typeof en>;
