/** Dutch: settings, my games, watching and privacy. */
export const peopleNl = {
  'privacy.title': '**Wat er over jou is opgeslagen**, onder je Discordnummer ({mention}):',
  'privacy.locale': 'de taal van je Discord zoals laatst gezien: {locale}',
  'privacy.name': 'je naam op {server} zoals laatst gezien: {name}',
  'privacy.settings':
    'je instellingen – taal: {language}; afbeeldingen: {theme}; hints: {hints, select, advice {aan, met advies} yes {aan} other {uit}}; statistieken: {statistics, select, yes {getoond} other {niet bewaard}}',
  'privacy.language.none': 'zoals in je Discord',
  'privacy.games':
    '{count, plural, =0 {geen plaats in een potje} one {je plaats in # potje, met alles wat je er deed:} other {je plaatsen in # potjes, met alles wat je er deed:}}',
  'privacy.results':
    '{count, plural, one {je resultaat in # potje} other {je resultaten in # potjes}}, waaruit statistieken worden gemaakt',
  'privacy.rating': 'je rating in {game}: {rating}, uit {games, plural, one {# potje} other {# potjes}}',
  'privacy.watch':
    'je volgt {channel}: {what, select, turns {elke beurt} scores {als iemand punten krijgt} other {het einde}}',
  'privacy.quiet': 'geen herinneringen of berichten in beurt {turn} in {channel}',
  'privacy.how': '{privacy} geeft het je ook als bestand, en wist het.',
  'privacy.file':
    'Alles wat er over jou is opgeslagen, zoals het is opgeslagen. Houd het voor jezelf: je Discordnummer en wat je in elk potje deed staan erin.',
  'privacy.warning':
    'Je namen, je instellingen, je ratings en wat je volgt wissen? In afgelopen potjes krijgt iemand zonder naam je plaats. In potjes die wachten of lopen houd je je plaats, en je naam wordt weer opgeslagen als je verder speelt. Dit kan niet worden teruggenomen.',
  'privacy.button': 'Wissen',
  'privacy.deleted': 'Gewist.',
  'privacy.kept':
    'Je hebt nog een plaats in {places}{more, plural, =0 {} other { en nog #}}, want die potjes zijn niet afgelopen. {leave} geeft een plaats terug in een potje dat nog niet begonnen is; wis opnieuw als de andere afgelopen zijn.',
  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',
  'settings.title': '**Jouw instellingen**',
  'settings.note': 'Ze gelden op alle servers en werken meteen.',
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
  'settings.theme.night': '’s nachts',
  'settings.theme.contrast': 'sterk contrast',
  'settings.hints.on': 'aan, met punten per keuze',
  'settings.hints.advice': 'advies voor het bevestigen, en punten per keuze',
  'settings.hints.off': 'uit',
  'mygames.title': '**Jouw potjes**',
  'mygames.none': 'Je speelt nergens mee. {new} in een kanaal opent een potje.',
  'mygames.over': '**Afgelopen potjes**',
  'mygames.ended':
    '{game}, plaats {place} van {players} met {points, plural, one {# punt} other {# punten}}, {since}: {link}',
  'mygames.mine': '**Jij bent aan de beurt**, laatste actie {since}: {link}',
  'mygames.running': '{name} is aan de beurt, laatste actie {since}: {link}',
  'mygames.lobby': 'Wacht op spelers ({count} van hoogstens {seats}): {link}',
  'mygames.link': '{number}. {game}{count, plural, =0 {} other { – {others}}}',
  'stats.title': '**Statistieken van {name}**',
  'stats.title.own': '**Jouw statistieken**',
  'stats.note': 'Potjes met minstens twee mensen tellen mee. Wie opgeeft, is laatste.',
  'stats.solo': '**{game}** alleen tegen computers:',
  'stats.solo.level':
    '{level}: {games, plural, one {# potje} other {# potjes}}, {wins} gewonnen{best, plural, =0 {} other {, beste score #}}{longest, plural, =0 {} other {; op rij gewonnen: nu {streak}, hoogstens #}}',
  'stats.none': '{name} heeft nog geen potje met anderen tot het einde gespeeld.',
  'stats.none.own': 'Je hebt nog geen potje met anderen tot het einde gespeeld. {new} opent er een.',
  'stats.off': '{name} wil geen statistieken.',
  'stats.off.own': 'Je wilt geen statistieken, dus ze worden niet bewaard. {settings} verandert dat.',
  'stats.game': '**{game}**: {games, plural, one {# potje} other {# potjes}}, {wins} gewonnen ({rate})',
  'stats.places': 'plaatsen: {places}',
  'stats.points': 'punten: gemiddeld {average}, hoogstens {best}',
  'stats.sources': 'meeste punten uit {favourite}; gemiddeld: {sources}',
  'stats.rating':
    'rating: {rating}, hoogstwaarschijnlijk tussen {min} en {max}{state, select, provisional { (voorlopig: minder dan {settled} potjes)} other {}}',
  'stats.unrated': 'rating: nog geen',
  'stats.rival':
    'Het vaakst tegen {name}: {ahead} keer ervoor en {behind} keer erachter in {games, plural, one {# potje} other {# potjes}}',
  'stats.pair':
    'Tussen jullie twee: jij {ahead} keer ervoor en {behind} keer erachter in {games, plural, one {# potje} other {# potjes}}',
  'stats.graph': 'Rating na de laatste potjes',
  'stats.graph.alt':
    '{title}: eerst {first}, nu {last}, tussen {min} en {max}, in {games, plural, one {# potje} other {# potjes}}.',
  'stats.server': '**Hoogste ratings op deze server: {game}**',
  'stats.server.line':
    '{place} {name} {rating} ({games, plural, one {# potje} other {# potjes}}{state, select, provisional {, voorlopig} other {}})',
  'stats.server.more': 'En nog {more, plural, one {# persoon} other {# personen}} met een rating.',
  'stats.server.none': 'Niemand op deze server heeft al een rating.',
  'watch.done':
    'Ik stuur je een stil privébericht {what, select, turns {na elke beurt} scores {als iemand punten krijgt en aan het einde} other {aan het einde}}. {unwatch} maakt daar een eind aan.',
  'unwatch.done': 'Ik stuur je geen berichten meer over dit potje.',
  'quiet.on': 'Ik vertel je niet hoe de beurt van {name} afloopt. Daarna hoor je weer van me zoals eerst.',
  'quiet.again': 'Kies nog eens {unwatch} voor deze beurt om dat op te heffen.',
  'quiet.off': 'Ik vertel je weer over deze beurt.',
  'privacy.acts':
    '{count, plural, one {# besluit of aanbod van een plaats dat jou noemt, in potjes van anderen} other {# besluiten en aanbiedingen van een plaats die jou noemen, in potjes van anderen}}',
  'people.unknown': 'iemand',
  'people.in-colour': '{name} ({colour})',
};
