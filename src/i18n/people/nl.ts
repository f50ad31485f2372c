/** Dutch: settings, my games, watching and privacy. */
export const peopleNl = {
  'privacy.title': '**Wat er over jou is opgeslagen**, onder je Discordnummer ({mention}):',
  'privacy.locale': 'de taal van je Discord zoals laatst gezien: {locale}',
  'privacy.name': 'je naam op {server} zoals laatst gezien: {name}',
  'privacy.settings':
    'je instellingen – taal: {language}; afbeeldingen: {theme}; hints: {hints, select, advice {aan, met advies} yes {aan} other {uit}}; statistieken: {statistics, select, yes {getoond} other {niet bewaard}}',
  'privacy.language.none': 'zoals in je Discord',
  'privacy.games':
    '{count, plural, =0 {geen plaats in een spel} one {je plaats in # spel, met alles wat je er deed:} other {je plaatsen in # spellen, met alles wat je er deed:}}',
  'privacy.results':
    '{count, plural, one {je resultaat in # spel} other {je resultaten in # spellen}}, waaruit statistieken worden gemaakt',
  'privacy.rating': 'je rating in {game}: {rating}, uit {games, plural, one {# spel} other {# spellen}}',
  'privacy.watch':
    'je volgt {channel}: {what, select, turns {elke beurt} scores {als iemand punten krijgt} other {het einde}}',
  'privacy.quiet': 'je wilt stilte tijdens beurt {turn} in {channel}',
  'privacy.how': '{privacy} wist het ook.',
  'privacy.warning':
    'Je namen, je instellingen, je ratings en wat je volgt wissen? In afgelopen spellen krijgt iemand zonder naam je plaats. In spellen die wachten of lopen houd je je plaats, en je naam wordt weer opgeslagen als je verder speelt. Dit kan niet worden teruggenomen.',
  'privacy.button': 'Wissen',
  'privacy.deleted': 'Gewist.',
  'privacy.kept':
    'Je hebt nog een plaats in {places}{more, plural, =0 {} other { en nog #}}, want die spellen zijn niet afgelopen. {leave} geeft een plaats terug in een spel dat nog niet begonnen is; wis opnieuw als de andere afgelopen zijn.',
  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',
  'settings.title': '**Jouw instellingen**',
  'settings.note': 'Ze gelden in alle servers en werken meteen.',
  'settings.language': 'Mijn taal',
  'settings.theme': 'Mijn afbeeldingen',
  'settings.hints': 'Hints voor mij',
  'settings.statistics': 'Mijn statistieken',
  'settings.statistics.shown': 'getoond',
  'settings.statistics.none': 'niet bewaard',
  'settings.channel': 'Taal in dit kanaal',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatisch ({language})',
  'settings.theme.day': 'overdag',
  'settings.theme.night': "'s nachts",
  'settings.theme.contrast': 'sterk contrast',
  'settings.hints.on': 'aan, met punten per keuze',
  'settings.hints.advice': 'advies voor het bevestigen, en punten per keuze',
  'settings.hints.off': 'uit',
  'mygames.title': '**Jouw spellen**',
  'mygames.none': 'Je speelt nergens mee. {new} opent een spel.',
  'mygames.over': '**Afgelopen spellen**',
  'mygames.ended':
    '{game}, plaats {place} van {players} met {points, plural, one {# punt} other {# punten}}, {since}: {link}',
  'mygames.mine': '**Jij bent aan de beurt**, laatste actie {since}: {link}',
  'mygames.running': '{name} is aan de beurt, laatste actie {since}: {link}',
  'mygames.lobby': 'Wacht op spelers ({count} van hoogstens {seats}): {link}',
  'stats.title': '**Statistieken van {name}**',
  'stats.title.own': '**Jouw statistieken**',
  'stats.note':
    'Spellen tellen mee die minstens twee mensen speelden: tot het einde, of tot iemand opgaf, die dan laatste is.',
  'stats.solo': '**{game}** alleen tegen computers:',
  'stats.solo.level':
    '{level}: {games, plural, one {# spel} other {# spellen}}, {wins} gewonnen{best, plural, =0 {} one {, hoogstens # punt} other {, hoogstens # punten}}',
  'stats.none': '{name} heeft nog geen spel met anderen tot het einde gespeeld.',
  'stats.none.own': 'Je hebt nog geen spel met anderen tot het einde gespeeld. {new} opent er een.',
  'stats.off': '{name} wil geen statistieken.',
  'stats.off.own': 'Je wilt geen statistieken, dus ze worden niet bewaard. {settings} verandert dat.',
  'stats.game': '**{game}**: {games, plural, one {# spel} other {# spellen}}, {wins} gewonnen ({rate})',
  'stats.places': 'plaatsen: {places}',
  'stats.points': 'punten: gemiddeld {average}, hoogstens {best}',
  'stats.sources': 'meeste punten uit {favourite}; gemiddeld: {sources}',
  'stats.rating':
    'rating: {rating}, hoogstwaarschijnlijk tussen {min} en {max}{state, select, provisional { (voorlopig: minder dan {settled} spellen)} other {}}',
  'stats.unrated': 'rating: nog geen',
  'stats.rival':
    'Het vaakst tegen {name}: ervoor in {ahead} en erachter in {behind} van {games, plural, one {# spel} other {# spellen}}',
  'stats.pair':
    'Tussen jullie twee: jij ervoor in {ahead} en erachter in {behind} van {games, plural, one {# spel} other {# spellen}}',
  'stats.graph': 'Rating na de laatste spellen',
  'stats.graph.alt':
    '{title}: eerst {first}, nu {last}, tussen {min} en {max}, in {games, plural, one {# spel} other {# spellen}}.',
  'stats.server': '**Hoogste ratings in deze server: {game}**',
  'stats.server.line':
    '{place} {name} {rating} ({games, plural, one {# spel} other {# spellen}}{state, select, provisional {, voorlopig} other {}})',
  'stats.server.more': 'En nog {more, plural, one {# persoon} other {# personen}} met een rating.',
  'stats.server.none': 'Niemand in deze server heeft al een rating.',
  'watch.done':
    'Ik stuur je een stil privébericht {what, select, turns {na elke beurt} scores {als iemand punten krijgt en aan het einde} other {aan het einde}}. {unwatch} maakt daar een eind aan.',
  'unwatch.done': 'Ik stuur je geen berichten meer over dit spel.',
  'quiet.on':
    'Stil: ik vertel je niet hoe deze beurt van {name} afloopt. Daarna hoor je weer wat je wilde horen, en het einde van het spel in elk geval.',
  'quiet.again': 'Kies nog eens {unwatch} voor deze beurt om het terug te nemen.',
  'quiet.off': 'Niet meer stil: ik vertel je over deze beurt.',
  'privacy.acts':
    '{count, plural, one {# besluit of aanbod van een plaats dat jou noemt, in spellen van anderen} other {# besluiten en aanbiedingen van een plaats die jou noemen, in spellen van anderen}}',
  'people.unknown': 'iemand',
  'people.in-colour': '{name} ({colour})',
};
