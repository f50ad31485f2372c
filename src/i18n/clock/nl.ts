/** Dutch: the clock of a turn, reminders, and people who are away. */
export const clockNl = {
  'command.new.pace': 'Hoeveel tijd er voor een beurt is (standaard: zoveel je wilt)',
  'pace.choice': '{days, plural, =0 {geen limiet} one {# dag per beurt} other {# dagen per beurt}}',
  'lobby.pace':
    'Tijd per beurt: {days, plural, one {# dag} other {# dagen}}; daarna beslist de tafel hoe het verdergaat.',
  'lobby.set.pace': 'Tijd per beurt: {days, plural, =0 {geen limiet} one {# dag} other {# dagen}}',
  'clock.deadline': 'De tijd voor deze beurt eindigt {when}; daarna beslist de tafel hoe het verdergaat.',
  'clock.away': '{name} is afwezig en de klok staat stil; terug {when}.',
  'turn.button.quiet': 'Niet herinneren',
  'clock.reminder': '{mention}, jij bent nog aan de beurt, sinds {since}: {link}',
  'clock.reminder.direct': 'Jij bent nog aan de beurt, sinds {since}: {link}',
  'clock.reminder.how': '{remind} bepaalt wanneer ik je herinner, {away} zet je klok stil.',
  'clock.over': 'De tijd voor de beurt van {name} is om; die begon {since}.',
  'clock.silent': '{name} heeft niet gespeeld sinds {since}. In deze beurt stuur ik geen herinneringen meer.',
  'clock.ask': 'Vanzelf gebeurt er niets; de tafel kan beslissen: {vote}.',
  'clock.back': '{name} is terug en aan de beurt: {link}',
  'clock.away.told': '{name} is afwezig tot {when}; de klok wacht zolang.',
  'clock.away.over': '{name} was afwezig en is terug.',
  'command.remind': 'Wanneer ik je herinner dat je aan de beurt bent',
  'command.remind.after': 'Hoe lang te wachten, ook tussen twee herinneringen',
  'command.remind.quiet-from': 'Vanaf dit uur geen herinneringen; twee keer hetzelfde uur beëindigt dat',
  'command.remind.quiet-to': 'Tot dit uur geen herinneringen',
  'command.remind.timezone': 'Je tijdzone, zoals Europe/Amsterdam',
  'command.remind.by-dm': 'Per privébericht (aan) of in het kanaal',
  'remind.hours': '{hours, plural, =0 {nooit} one {na # uur} other {na # uur}}',
  'remind.shown':
    'Ik herinner je {hours, plural, =0 {nooit} one {na # uur} other {na # uur}} aan je beurt, {direct, select, yes {per privébericht} other {in het kanaal}}, hoogstens vijf keer per beurt.',
  'remind.quiet': 'Nooit van {from} tot {to} ({timezone}).',
  'remind.timezone': 'In {timezone} is het nu {time}.',
  'remind.how': '{remind} verandert dit; {away} zet je klok een tijd stil.',
  'refused.no-timezone': 'Er is geen tijdzone {timezone}. Typ een stad, zoals Amsterdam, en kies uit de lijst.',
  'refused.timezone':
    'Tijdzones ken ik bij hun steden, niet als {timezone}. Deze passen: {zones}. Of typ je stad en kies uit de lijst.',
  'refused.half-quiet': 'Stille uren hebben quiet-from en quiet-to allebei nodig.',
  'privacy.reminders':
    'hoe ik je herinner: {hours, plural, =0 {nooit} one {na # uur} other {na # uur}}, stille uren en tijdzone: {quiet}',
  'privacy.away': 'je bent of was afwezig tot {when}',
  'command.away': 'Zet je klok in al je potjes een tijd stil',
  'command.away.until': 'Een datum zoals 2027-08-31, een duur zoals 3d of 2 weeks, of now',
  'away.done':
    'Je bent afwezig tot {when}: je klok staat stil in {games, plural, =0 {elk potje waar je bij komt} one {je potje} other {al je # potjes}}. {away} met now maakt daar een eind aan.',
  'away.day':
    'Dat is het einde van de dag in {isOwn, select, yes {{zone}} other {{zone}, omdat ik je tijdzone niet ken: {remind} stelt die in}}.',
  'away.ended': 'Je bent terug en je klok loopt weer.',
  'away.not': 'Je bent niet afwezig.',
  'refused.no-time':
    'Zeg tot wanneer: een datum zoals 2027-08-31 of een duur zoals 3d of 2 weeks, hoogstens {days} dagen vanaf nu; of now om terug te komen.',
  'quiet.player.on':
    'Geen herinneringen en meldingen meer in deze beurt. Druk nog eens, of gebruik {unwatch}, om ze terug te krijgen.',
  'quiet.player.off': 'Ik herinner je weer aan deze beurt.',
  'status.quiet': 'Herinneringen staan in deze beurt uit; {unwatch} zet ze weer aan.',
  'mygames.away': 'Je bent afwezig tot {when}; je klok staat stil. {away} met now maakt daar een eind aan.',
};
