import type { peopleEn } from './en.ts';

/** Dutch: settings, my games, watching, privacy, and the lobby. */
export const peopleNl = {
  'command.settings': 'Mijn taal, de kleuren van mijn afbeeldingen en hints; alleen jij ziet dit',
  'command.mygames': 'Alle spellen waarin ik meespeel, eerst die op mij wachten',
  'command.watch': 'Stille privéberichten krijgen over het spel hier',
  'command.watch.what': 'Waarover je bericht wilt krijgen (standaard: elke beurt)',
  'command.watch.what.turns': 'elke beurt',
  'command.watch.what.scores': 'als iemand punten krijgt',
  'command.watch.what.end': 'alleen het einde',
  'command.unwatch': 'Geen berichten meer krijgen over het spel hier, of alleen niet over deze beurt',
  'command.unwatch.what':
    'Waarover niets meer: het hele spel (standaard) of deze beurt; nog eens kiezen neemt het terug',
  'command.unwatch.what.game': 'het hele spel',
  'command.unwatch.what.turn': 'alleen deze beurt',
  'command.privacy': 'Wat er over mij is opgeslagen; het wissen',
  'command.privacy.do': 'Tonen of wissen',
  'command.privacy.do.show': 'tonen',
  'command.privacy.do.delete': 'wissen',

  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',

  'settings.title': '**Jouw instellingen**',
  'settings.note': 'Ze gelden in alle servers en werken meteen.',
  'settings.language': 'Mijn taal',
  'settings.theme': 'Mijn afbeeldingen',
  'settings.hints': 'Hints voor mij',
  'settings.channel': 'Taal in dit kanaal',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatisch ({language})',
  'settings.theme.day': 'overdag',
  'settings.theme.night': "'s nachts",
  'settings.theme.contrast': 'sterk contrast',
  'settings.hints.on': 'aan, met punten per keuze',
  'settings.hints.off': 'uit',
  'refused.manage-channels':
    'Hiervoor heb je hier het recht Kanalen beheren nodig. Vraag het aan iemand die dat heeft.',

  'mygames.title': '**Jouw spellen**',
  'mygames.none': 'Je speelt nergens mee. {new} opent een spel.',
  'mygames.mine': '**Jij bent aan de beurt**, laatste actie {since}: {link}',
  'mygames.running': '{name} is aan de beurt, laatste actie {since}: {link}',
  'mygames.lobby': 'Wacht op spelers ({count} van hoogstens {seats}): {link}',

  'watch.done':
    'Ik stuur je een stil privébericht {what, select, turns {na elke beurt} scores {als iemand punten krijgt en aan het einde} other {aan het einde}}. {unwatch} maakt daar een eind aan.',
  'unwatch.done': 'Ik stuur je geen berichten meer over dit spel.',
  'quiet.on':
    'Stil: ik vertel je niet hoe deze beurt van {name} afloopt. Daarna hoor je weer wat je wilde horen, en het einde van het spel in elk geval.',
  'quiet.again': 'Kies nog eens {unwatch} voor deze beurt om het terug te nemen.',
  'quiet.off': 'Niet meer stil: ik vertel je over deze beurt.',
  'refused.own-game': 'Je speelt zelf mee, dus de berichten bereiken je toch al. {watch} is voor wie toekijkt.',
  'refused.not-watching': 'Je volgt dit spel niet. Met {watch} stuur ik je er berichten over.',
  'refused.nothing-to-silence':
    'Je speelt zelf mee: ik noem je alleen als je aan de beurt bent en aan het einde. Herinneringen zijn er niet, dus er is niets om stil te zetten.',
  'notice.begun': 'Het spel in {channel} begint; {name} is de startspeler.',
  'notice.played': '**{name}** heeft gespeeld in {channel}:',
  'notice.anew': '**{name}** heeft de beurt teruggenomen en opnieuw gespeeld in {channel}:',
  'notice.scores': 'Stand: {ranking}',
  'notice.over': 'Het spel in {channel} is afgelopen.',

  'privacy.title': '**Wat er over jou is opgeslagen**, onder je Discordnummer ({mention}):',
  'privacy.name': 'je naam en taal zoals laatst gezien: {name}, {locale}',
  'privacy.settings':
    'je instellingen – taal: {language}; afbeeldingen: {theme}; hints: {hints, select, yes {aan} other {uit}}',
  'privacy.language.none': 'zoals in je Discord',
  'privacy.games':
    '{count, plural, =0 {geen plaats in een spel} one {je plaats in # spel, met alles wat je er deed:} other {je plaatsen in # spellen, met alles wat je er deed:}}',
  'privacy.watch':
    'je volgt {channel}: {what, select, turns {elke beurt} scores {als iemand punten krijgt} other {het einde}}',
  'privacy.quiet': 'je wilt stilte tijdens beurt {turn} in {channel}',
  'privacy.how': '{privacy} wist het ook.',
  'privacy.warning':
    'Je naam, je instellingen en wat je volgt wissen? In afgelopen spellen krijgt iemand zonder naam je plaats. In spellen die wachten of lopen houd je je plaats, en je naam wordt weer opgeslagen als je verder speelt. Dit kan niet worden teruggenomen.',
  'privacy.button': 'Wissen',
  'privacy.deleted': 'Gewist.',
  'privacy.kept':
    'Je hebt nog een plaats in {places}, want die spellen zijn niet afgelopen. {leave} geeft een plaats terug in een spel dat nog niet begonnen is; wis opnieuw als de andere afgelopen zijn.',

  'lobby.seat': '{name} ({colour})',
  'lobby.rematch': '**Nog een keer:** {mentions}, doen jullie weer mee?',
  'lobby.hints': 'Spelers krijgen {hints, select, yes {te zien} other {niet te zien}} wat elke keuze zou opleveren.',
  'lobby.theme': 'Afbeeldingen voor iedereen: {theme}.',
  'lobby.owner':
    'Geopend door {name}, die deze opties kan wijzigen en het spel begint; na een uur kan iedere speler het beginnen.',
  'lobby.expires': 'Sluit {when} als niemand meedoet, weggaat of iets wijzigt.',
  'lobby.expired':
    '**Carcassonne: Amazone** – twee weken lang kwam er niemand, dit spel is gesloten. {new} opent een ander.',
  'lobby.expiring':
    '{mention}, dit spel wacht nog op spelers en sluit {when}. Het blijft open als iemand meedoet of iets wijzigt; {start} begint het.',
  'lobby.expiring.over': 'Het spel dat hier bijna sloot, wacht niet meer.',
  'lobby.button.join': 'Meedoen',
  'lobby.button.leave': 'Weggaan',
  'lobby.button.start': 'Beginnen',
  'lobby.menu': 'Een optie wijzigen (wie het spel opende)',
  'lobby.set.seats': 'Hoogstens {seats} spelers',
  'lobby.set.auto-draw': 'Tegels vanzelf trekken; geen terugnemen over beurten heen',
  'lobby.set.draw-by-hand': 'Tegels zelf trekken',
  'lobby.set.random': 'Startspeler door loting',
  'lobby.set.joined': 'Wie het eerst meedeed, begint',
  'lobby.set.hints': 'Tonen wat elke keuze zou opleveren',
  'lobby.set.no-hints': 'Niet tonen wat keuzes zouden opleveren',
  'lobby.set.theme': 'Afbeeldingen voor iedereen: {theme}',
  'lobby.changed': 'Gewijzigd.',
  'refused.not-the-owner': 'Alleen wie dit spel opende, kan de opties wijzigen.',
  'refused.seats-in-use':
    'Er doen al {seats} spelers mee. Eerst moet iemand weggaan, of kies minstens zoveel plaatsen.',
} as const satisfies Record<keyof typeof peopleEn, string>;
