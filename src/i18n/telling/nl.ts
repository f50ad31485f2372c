/** Dutch: what tells of a game: its log, score, record, proof, tiles, animation and rules. */
export const tellingNl = {
  'event.discarded': 'De tegel "{tile}" past nergens en valt af.',
  'event.placed': 'tegel op x {x}, y {y} ({tile})',
  'event.award': '{name} **{points}**',
  'event.award.none': 'voor niemand punten',
  'score.title': '**Stand**',
  'score.seat': '{name}: **{points}**',
  'score.sources': '**Waar de punten vandaan komen**',
  'score.sum': '{category} {points}',
  'score.none': 'Nog niemand heeft punten.',
  'score.turn': 'Beurt {turn}: {line}',
  'score.turn.several': 'Beurt {turn}:',
  'score.final': 'Eindtelling:',
  'notice.begun': 'Het potje in {channel} begint; {name} is de startspeler.',
  'notice.played': '**{name}** heeft gespeeld in {channel}:',
  'notice.anew': '**{name}** heeft de beurt teruggenomen en opnieuw gespeeld in {channel}:',
  'notice.scores': 'Stand: {ranking}',
  'notice.over': 'Het potje in {channel} is afgelopen.',
  'page.back': 'Terug',
  'page.forward': 'Verder',
  'page.newer': 'Nieuwer',
  'page.older': 'Ouder',
  'page.of': 'Pagina {page} van {pages}',
  'page.turn': 'Beurt {turn} van {turns}',
  'page.turn.part': 'Beurt {turn} van {turns} ({part}/{parts})',
  'page.turns': 'Beurten {first} tot {last} van {turns}',
  'log.turn': '**Beurt {turn}: {name}**, {when}',
  'log.taken-back': 'teruggenomen: {what}',
  'log.none': 'Er is nog niets gebeurd: niemand heeft getrokken.',
  'log.no-turn':
    'Er is geen beurt {turn}: {turns, plural, =0 {er is nog geen tegel getrokken} one {er is tot nu toe # beurt geweest} other {er zijn tot nu toe # beurten geweest}}. {log} toont de laatste.',
  'rule.overview': '**De spelregels per onderwerp.** Kies er hieronder een.',
  'rule.menu': 'Lees over een regel',
  'rule.menu.others': 'Regels van niet gekozen opties',
  'rule.button.example': 'Toon een voorbeeld',
  'rule.button.rule': 'Terug naar de regel',
  'export.done':
    'Het verslag van dit potje: elke stap, met kleuren en zonder namen. {verify} controleert zo’n bestand.',
  'export.running': 'Het potje loopt nog, dus wat nog getrokken wordt staat niet in het bestand.',
  'verify.yes':
    '**Ja, de trekstapel lag vanaf het begin vast.** De seed `{seed}` geeft precies deze trekstapel van {count, plural, one {# tegel} other {# tegels}} en deze eerste speler, en elke actie van het potje volgt de regels.',
  'verify.no': '**Nee, er klopt iets niet:**',
  'verify.running':
    'De trekstapel van {count, plural, one {# tegel} other {# tegels}} is aan het begin geschud; {left, plural, one {# is} other {# zijn}} er nog over. Aan het eind wordt de geheime seed bekend, en {verify} bewijst dat die deze trekstapel en deze eerste speler geeft.',
  'verify.by-hand': 'De trekstapel van dit potje is niet met een seed geschud, dus er is geen bewijs.',
  'verify.fingerprint': 'Vingerafdruk van de geschudde trekstapel: `{commitment}`.',
  'verify.published': 'Die is bij het begin van het potje bekendgemaakt: {link}. Vergelijk de twee vingerafdrukken.',
  'verify.there': 'het bericht',
  'verify.yourself':
    'Je hoeft me niet op mijn woord te geloven: {export} geeft het verslag, en de beschrijving ervan zegt hoe de vingerafdruk gemaakt wordt.',
  'verify.file.yes': '**Ja, het verslag {name} is geldig.**',
  'verify.file.no': '**Nee, het verslag {name} is niet geldig:**',
  'verify.same-game': 'Dit is de vingerafdruk van het potje in dit kanaal.',
  'verify.other-game':
    'Dit is niet het verslag van het laatste potje in dit kanaal; of de vingerafdruk bij het begin is bekendgemaakt, moet je zelf vergelijken.',
  'verify.too-large':
    '{name} is groter dan {limit} KiB; zo groot is geen verslag van een potje. {export} geeft dat van het potje hier.',
  'verify.unreachable': '{name} kon niet van Discord gedownload worden. Probeer het nog eens.',
  'verify.busy':
    'Er worden nu andere bestanden gecontroleerd, dus naar {name} is niet gekeken. Probeer het over een minuut nog eens.',
  'verify.too-long':
    '{name} controleren duurt langer dan bij het verslag van welk potje ook. {export} geeft dat van het potje hier.',
  'verify.not-json': '{name} is geen JSON-tekst. Voeg een bestand bij zoals {export} het geeft.',
  'verify.not-record': '{name} is geen verslag van een potje. Wat er mis mee is, in technische woorden:',
  'verify.other-stack':
    '{name} is geen verslag dat gecontroleerd kan worden: de trekstapel bestaat niet uit de tegels van de tegelset. {export} geeft het verslag van het potje hier.',
  'verify.more-faults': 'En nog {more, plural, one {# fout} other {# fouten}}.',
  'differs.version': 'het potje is met versie {told} van de regels gespeeld; deze bot speelt versie {known}',
  'differs.tile-set':
    'het potje is gespeeld met de tegelset {told}, die deze bot niet heeft; zijn eigen set is {given}',
  'differs.tile-set-id': 'de tegelset heet {given}, niet {told}',
  'differs.pile-tile': 'tegel {number} van de trekstapel, {tile}, is er geen die getrokken wordt',
  'differs.refused': 'stap {number} van het verloop, {line}, is tegen de regels: {reason}',
  'differs.commitment': 'de vingerafdruk van deze schudding is {actual}, niet {told}',
  'differs.first': 'volgens de seed begint {actual}, niet {told}',
  'differs.pile': 'tegel {number} van de trekstapel is volgens de seed {actual}, niet {told}',
  'differs.layout': 'wat aan het begin klaarligt, is niet wat de seed geeft',
  'differs.strange-layout': 'wat aan het begin klaarligt, kan daar niet liggen',
  'differs.undrawn': '{actual, plural, one {# tegel is} other {# tegels zijn}} nog niet getrokken, niet {told}',
  'differs.result':
    '{key, select, scores {de scores zijn} winners {de winnaars zijn} other {de vingerafdruk van de eindstand is}} {actual}, niet {told}',
  'differs.not-over': 'het vertelt een uitslag, maar het verloop komt niet tot het eind van het potje',
  'differs.log': 'stap {number} van het verloop is niet wat er in het potje hier gedaan is',
  'untold.seed': 'Het bevat geen seed: of de trekstapel daarmee geschud is, valt niet te controleren.',
  'untold.commitment':
    'Het bevat geen vingerafdruk: of de schudding vanaf het begin vastlag, valt niet te controleren.',
  'untold.result': 'Het bevat geen uitslag: het potje was nog niet afgelopen.',
  'suggest.tiles':
    '{axis} {value}: {squares, plural, one {{count, plural, one {# van {total} tegels past} other {# van {total} tegels passen}}} other {# vakken, hoogstens {count} van {total} tegels passen}}',
  'tiles.none': 'De trekstapel is leeg.',
  'tiles.more': 'En nog {more, plural, one {# soort} other {# soorten}}.',
  'tiles.words': 'Alles in woorden',
  'tiles.both':
    'Een vak heeft een kolom en een rij: geef zowel x als y, of geen van beide voor alle resterende tegels.',
  'tiles.fits':
    'Van de {total, plural, one {# tegel} other {# tegels}} die nog niemand heeft gezien {count, plural, =0 {past er geen} one {past er #} other {passen er #}} op x {x}, y {y} zoals het bord nu is.',
  'tiles.fit': '{tile}; {rotations}',
  'tiles.marked': 'De tegels in de trekstapel; die op x {x}, y {y} passen zijn gemarkeerd.',
  'replay.told': 'Het potje beurt na beurt, in {frames, plural, one {# afbeelding} other {# afbeeldingen}}.',
  'replay.too-large':
    'De animatie van dit potje is groter dan Discord hier toestaat. {log} vertelt het potje in woorden, {export} geeft het verslag.',
  'web.button': 'In de browser',
  'web.open': '**Het potje hier in de browser:** {link}',
  'web.who':
    'Wie deze link heeft, kan meekijken en verandert niets. Wie het potje opende, of dit kanaal beheert, kan de pagina uitzetten met {page}.',
  'web.closed':
    'Het potje hier heeft nu geen pagina in de browser. Wie het potje opende, of dit kanaal beheert, kan die aanzetten met {page}; er komt dan een nieuwe link.',
  'web.told': 'Het kanaal weet dat jij dat deed.',
  'web.help': '{page} geeft de link naar dit potje in de browser.',
};
