/** Dutch: the end of a game: final scoring, resigning, votes, and games that end before. */
export const endingNl = {
  'end.title': '**Het spel is afgelopen.** {mentions}',
  'end.winner':
    '**{count, plural, one {{names} wint} other {Gedeelde overwinning voor {names}}} met {points, plural, one {# punt} other {# punten}}!**',
  'end.final': '**Eindtelling**',
  'end.ranking': '**Uitslag:** {ranking}',
  'end.proof':
    'Seed van de trekstapel: `{seed}`. Die geeft de vingerafdruk van het begin, `{commitment}`; {verify} controleert dat.',
  'end.category': '- {category}: {seats}',
  'end.sources': '- {name}: {sources}',
  'end.seat': '{name} {points}',
  'end.button.rematch': 'Nog een keer',
  'end.button.replay': 'Terugblik',
  'resign.warning':
    'Opgeven? Dit kan niet worden teruggedraaid. {others, plural, one {Het spel eindigt en de andere speler wint.} other {Een eenvoudige regel speelt daarna jouw beurten: de plaatsing met de meeste punten nu, een stuk alleen waar het meteen scoort.}}',
  'resign.button': 'Opgeven',
  'resign.done': 'Je hebt opgegeven.',
  'act.resigned': '{name} heeft opgegeven; een eenvoudige regel speelt vanaf nu voor deze plaats.',
  'act.vote-opened': '{name} vroeg de tafel om het spel te beëindigen.',
  'act.vote-passed': 'De tafel stemde voor het einde van het spel.',
  'act.vote-failed': 'De tafel stemde voor doorspelen.',
  'act.ended-by-moderator': '{name} beëindigde het spel.',
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
  'stopped.resigned': '**Het spel is afgelopen:** {name} heeft opgegeven, dus {winner} wint. {mentions}',
  'stopped.vote': '**Het spel is afgelopen:** de tafel heeft het bij stemming zonder winnaar beëindigd. {mentions}',
  'stopped.moderator':
    '**Het spel is afgelopen:** {name}, die dit kanaal beheert, heeft het zonder winnaar beëindigd. {mentions}',
  'stopped.scores': 'Stand tot nu toe: {ranking}',
  'admin.ended': 'Het spel hier is gesloten en het kanaal weet dat jij dat deed.',
};
