/** Dutch: resigning, votes, and games that end before their final scoring. */
export const endingNl = {
  'command.resign': 'Geef een lopend spel op; een eenvoudige regel speelt daarna voor je',
  'command.vote': 'Vraag de tafel om samen iets te beslissen',
  'command.vote.what': 'Waarover de tafel beslist',
  'command.vote.what.abort': 'dit spel nu beëindigen, zonder winnaar',
  'command.admin': 'Voor wie kanalen beheert: regel het spel hier',
  'command.admin.end': 'Beëindig het spel hier nu; iedereen krijgt te horen wie dat deed',

  'resign.warning':
    'Opgeven? Dit kan niet worden teruggedraaid. {others, plural, one {Het spel eindigt en de andere speler wint.} other {Een eenvoudige regel speelt daarna jouw beurten: de plaatsing met de meeste punten nu, een stuk alleen waar het meteen scoort.}}',
  'resign.button': 'Opgeven',
  'resign.done': 'Je hebt opgegeven.',
  'refused.resigned': 'Je hebt dit spel opgegeven en kunt alleen nog toekijken. {board} toont het bord.',
  'act.resigned': '{name} heeft opgegeven; een eenvoudige regel speelt vanaf nu voor deze plaats.',
  'act.vote-opened': '{name} vroeg de tafel om het spel te beëindigen.',
  'act.vote-passed': 'De tafel stemde voor het einde van het spel.',
  'act.vote-failed': 'De tafel stemde voor doorspelen.',
  'act.ended-by-moderator': '{name} beëindigde het spel.',
  'turn.last.stand-in': '**{name}** heeft opgegeven; een eenvoudige regel heeft gespeeld:',

  'vote.title': '{mentions}: {name} vraagt om dit spel nu te beëindigen, zonder winnaar.',
  'vote.in-favour': 'Voor beëindigen: {names}',
  'vote.against': 'Voor doorspelen: {names}',
  'vote.rule':
    'Er is beslist zodra meer dan de helft van de {count} spelers het eens is. Open tot {when}; daarna telt een speler die het spel liet wachten en niet stemde niet meer mee.',
  'vote.passed': 'Beslist: het spel eindigt.',
  'vote.failed': 'Beslist: het spel gaat door.',
  'vote.over': 'Het spel was afgelopen voordat hierover beslist was.',
  'vote.button.yes': 'Spel beëindigen',
  'vote.button.no': 'Doorspelen',
  'vote.opened': 'De anderen krijgen nu de vraag; jouw stem telt voor beëindigen.',
  'vote.noted': 'Je stem is genoteerd. Je kunt hem veranderen tot er beslist is.',
  'refused.vote-open': 'De tafel stemt al. Gebruik de knoppen van dat bericht.',
  'refused.vote-over': 'Deze stemming is voorbij.',

  'stopped.resigned': '**Het spel is afgelopen:** {name} heeft opgegeven, dus {winner} wint. {mentions}',
  'stopped.vote': '**Het spel is afgelopen:** de tafel heeft het bij stemming zonder winnaar beëindigd. {mentions}',
  'stopped.moderator':
    '**Het spel is afgelopen:** {name}, die dit kanaal beheert, heeft het zonder winnaar beëindigd. {mentions}',
  'alt.stopped': 'Het spel eindigde vóór de slottelling.',
  'stopped.scores': 'Stand tot nu toe: {ranking}',
  'status.stopped': 'Het laatste spel hier eindigde vóór de slottelling. {ranking}. {new} opent een nieuw spel.',
  'admin.ended': 'Het spel hier is gesloten en het kanaal weet dat jij dat deed.',
  'privacy.ended-games':
    '{count, plural, one {# spel dat je voor de spelers hebt beëindigd} other {# spellen die je voor de spelers hebt beëindigd}}',
  'lobby.ended': '**Carcassonne: Amazone** – {name} heeft dit spel gesloten. {new} opent een nieuw spel.',
  'refused.only-owner-starts': '{name} heeft dit spel geopend en begint het; {when} kan iedere speler dat.',
} as const;
