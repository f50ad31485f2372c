import type { rulesEn } from './en.ts';

/** Dutch: the rules by topic. */
export const rulesNl = {
  'rules.turn.title': 'Een beurt',
  'rules.turn.text':
    'Een beurt heeft vier stappen. Je trekt een tegel. Je legt hem zo dat het landschap doorloopt. Je zet er één speelfiguur op, een meeple of een kampement; zet je er om welke reden dan ook geen, dan vaart je boot 1 veld vooruit. Daarna wordt elke zijrivier en elk dorp geteld dat door de tegel is afgesloten, en de meeples die er staan komen terug. Na een Amazonetegel worden juist de boten geteld. Dan trekt de volgende speler.',
  'rules.turn.example':
    'Voorbeeld: rood heeft de tegel op x {x}, y {y} gelegd en een meeple op de zijrivier gezet. Die zijrivier heeft {boats, plural, one {# bootsymbool} other {# bootsymbolen}}, dus is de rode boot naar veld {space} gevaren.',
  'rules.placing.title': 'Een landtegel leggen',
  'rules.placing.text':
    'Een landtegel ligt met minstens één hele zijde tegen een andere tegel, en langs elke zijde die raakt loopt het landschap door: jungle aan jungle, dorp aan dorp, zijrivier aan zijrivier. Naast de rivier en achter de bron mag je zo ver gaan als je wilt, maar nooit voor de rivier uit: de kolom van haar voorste tegel is de laatste. Een tegel die nergens past, gaat uit het spel en je trekt opnieuw. Kolommen (x) tellen met de stroom mee, rijen (y) naar beneden, draaiingen zijn graden met de klok mee.',
  'rules.placing.example':
    'Voorbeeld: de getrokken tegel past op {squares, plural, one {de # gemarkeerde plek} other {de # gemarkeerde plekken}}. Landtegels mogen tot en met kolom {front} liggen.',
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
    'Een dorp is afgesloten als jungle of rivier het zonder gaten omringt. Het is dan 2 punten waard per tegel en 1 per fruitsymbool. Is het aan het eind van het spel nog open, dan is het maar 1 punt waard per tegel en 1 per fruitsymbool. Een tegel telt één keer; de starttegel en een dubbele tegel zijn elk één tegel.',
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
    'Na een Amazonetegel met "!" leg je meteen een van de dubbele Amazonetegels die nog openliggen; welke, kies je zelf. Hij ligt dwars over de rivier op twee plekken, zodat de rivier een rij hoger of lager verder stroomt, en geeft 2 velden erbij. De speelfiguur van deze beurt mag alleen op de dubbele tegel. Eén Amazonetelling telt de kaaimannen en piranha’s van beide. Er is één dubbele tegel meer dan er "!"-tegels zijn: die blijft buiten het spel.',
  'rules.doubles.example':
    'Voorbeeld: rood heeft de "!"-tegel op x {x1}, y {y1} gelegd en daarna een dubbele tegel vanaf x {x2}, y {y2}. De rivier heeft nu {spaces} velden en gaat verder op x {nextX}, y {nextY}; er {left, plural, one {ligt nog # dubbele tegel} other {liggen nog # dubbele tegels}} open.',
  'rules.end.title': 'Einde van het spel',
  'rules.end.text':
    'Het spel eindigt met de beurt waarin de laatste tegel wordt getrokken; die beurt wordt helemaal gespeeld. Dan worden open zijrivieren en dorpen en de kampementen in hun jungles geteld. Bij de riviermonding krijgen de boten punten op volgorde van de velden waarop ze liggen: {first}, {second} en {third} met vier of vijf spelers, {fewFirst} en {fewSecond} met twee of drie. Boten op één veld krijgen hetzelfde; met twee spelers telt de tweede alleen precies één veld achter de eerste. De hoogste score wint, bij een gelijke stand is de overwinning gedeeld.',
  'rules.end.example':
    'Voorbeeld: bij de monding krijgt rood {red}, blauw {blue}, groen {green}, zwart {black} en geel {yellow}.',
  'rules.undo.title': 'Terugnemen',
  'rules.undo.text':
    'Je kunt je eigen laatste actie terugnemen, en in je eigen beurt dan ook die ervoor, tot aan het trekken. Is je beurt voorbij, dan kun je de laatste actie ervan nog terugnemen tot de volgende speler heeft getrokken; wat het spel beëindigde, blijft. Trekken is definitief: dat neem je niet terug, en wat ervoor kwam ook niet, dus kan niemand twee keer trekken. Waar tegels automatisch worden getrokken, blijft een beurt die voorbij is zoals hij is. Iedereen krijgt te zien wat er is teruggenomen.',
  'rules.undo.example':
    'Voorbeeld: rood heeft de tegel op x {x}, y {y} gelegd en moet nog een speelfiguur kiezen. Nu terugnemen pakt de tegel weer op; het blijft de getrokken tegel, die ook ergens anders mag liggen.',
} as const satisfies Record<keyof typeof rulesEn, string>;
