/** English: settings, my games, watching and privacy. */
export const peopleEn = {
  'privacy.title': '**What is stored about you**, under your Discord number ({mention}):',
  'privacy.locale': 'the language of your Discord as last seen: {locale}',
  'privacy.name': 'your name as last seen ({server}): {name}',
  'privacy.direct': 'direct messages',
  'privacy.settings':
    'your settings - language: {language}; pictures: {theme}; hints: {hints, select, advice {on, with advice} yes {on} other {off}}; statistics: {statistics, select, yes {shown} other {not kept}}',
  'privacy.language.none': 'as in your Discord',
  'privacy.games':
    '{count, plural, =0 {no seat in any game} one {your seat in # game, with all you did there:} other {your seats in # games, with all you did there:}}',
  'privacy.results':
    '{count, plural, one {your result in # game} other {your results in # games}}, from which statistics are made',
  'privacy.rating': 'your rating in {game}: {rating}, from {games, plural, one {# game} other {# games}}',
  'privacy.watch':
    'you watch {channel}: {what, select, turns {every turn} scores {when somebody scores} other {the end}}',
  'privacy.quiet': 'no reminders or news in turn {turn} in {channel}',
  'privacy.session':
    'a browser plays for you in {channel}, signed in {since}{notified, select, yes {; it is notified of your turns} other {}}',
  'privacy.plans': 'your planned turns: {count}',
  'privacy.how': '{privacy} also gives it to you as a file, and deletes it.',
  'privacy.file':
    'Everything that is stored about you, as it is stored. Keep it to yourself: it has your Discord number and what you did in every game.',
  'privacy.warning':
    'Delete your names, your settings, your ratings, what you watch and which browsers play for you? In games that are over, somebody without a name takes your seat. In games that wait or run you keep your seat, and your name is stored again when you go on. This cannot be taken back.',
  'privacy.button': 'Delete it',
  'privacy.deleted': 'Deleted.',
  'privacy.kept':
    'You still have a seat in {places}{more, plural, =0 {} other { and # more}}, since these games are not over. {leave} gives back a seat in a game that has not begun; once the others are over, delete again.',
  'language.en': 'English',
  'language.nl': 'Nederlands',
  'language.fr': 'Français',
  'language.de': 'Deutsch',
  'settings.title': '**Your settings**',
  'settings.note': 'They count in all servers and apply at once.',
  'settings.language': 'My language',
  'settings.theme': 'My pictures',
  'settings.hints': 'Hints for me',
  'settings.statistics': 'My statistics',
  'settings.statistics.shown': 'shown',
  'settings.statistics.none': 'not kept',
  'settings.channel': 'Channel language',
  'settings.choice': '{title}: {choice}',
  'settings.automatic': 'automatic ({language})',
  'settings.theme.day': 'by day',
  'settings.theme.night': 'by night',
  'settings.theme.contrast': 'strong contrast',
  'settings.hints.on': 'on, with points per choice',
  'settings.hints.advice': 'advice before Confirm, and points per choice',
  'settings.hints.off': 'off',
  'mygames.title': '**Your games**',
  'mygames.none': 'You are in no game. {new} in a channel opens one.',
  'mygames.over': '**Games that are over**',
  'mygames.ended':
    '{game}, place {place} of {players} with {points, plural, one {# point} other {# points}}, {since}: {link}',
  'mygames.mine': '**Your turn**, last action {since}: {link}',
  'mygames.running': '{name} is to move, last action {since}: {link}',
  'mygames.lobby': 'Waiting for players ({count} of up to {seats}): {link}',
  'mygames.link': '{number}. {game}{count, plural, =0 {} other { - {others}}}',
  'stats.title': '**Statistics of {name}**',
  'stats.title.own': '**Your statistics**',
  'stats.note': 'Games with at least two people count. Whoever gives up is last.',
  'stats.solo': '**{game}** alone against computers:',
  'stats.solo.level':
    '{level}: {games, plural, one {# game} other {# games}}, {wins} won{best, plural, =0 {} other {, best score #}}{longest, plural, =0 {} other {; wins in a row: {streak} now, # at most}}',
  'stats.none': '{name} has played no game with others to the end yet.',
  'stats.none.own': 'You have played no game with others to the end yet. {new} opens one.',
  'stats.off': '{name} wants no statistics.',
  'stats.off.own': 'You want no statistics, so none are kept. {settings} changes that.',
  'stats.game': '**{game}**: {games, plural, one {# game} other {# games}}, {wins} won ({rate})',
  'stats.places': 'places: {places}',
  'stats.points': 'points: {average} on average, {best} at best',
  'stats.sources': 'most points from {favourite}; on average: {sources}',
  'stats.rating':
    'rating: {rating}, most likely between {min} and {max}{state, select, provisional { (provisional: fewer than {settled} games)} other {}}',
  'stats.unrated': 'rating: none yet',
  'stats.rival':
    'Most often against {name}: ahead in {ahead} and behind in {behind} of {games, plural, one {# game} other {# games}}',
  'stats.pair':
    'Between the two of you: you ahead in {ahead} and behind in {behind} of {games, plural, one {# game} other {# games}}',
  'stats.graph': 'Rating after the latest games',
  'stats.graph.alt':
    '{title}: {first} at first, {last} at last, between {min} and {max}, in {games, plural, one {# game} other {# games}}.',
  'stats.server': '**Best ratings in this server: {game}**',
  'stats.server.line':
    '{place} {name} {rating} ({games, plural, one {# game} other {# games}}{state, select, provisional {, provisional} other {}})',
  'stats.server.more': 'And {more, plural, one {# more person} other {# more people}} with a rating.',
  'stats.server.none': 'Nobody in this server has a rating yet.',
  'watch.done':
    'I will tell you {what, select, turns {of every turn} scores {when somebody scores, and of the end,} other {of the end}} by a silent direct message. {unwatch} ends that.',
  'unwatch.done': 'I will tell you no more of this game.',
  'quiet.on': 'I will not tell you how {name}’s turn ends. After it you hear from me again as before.',
  'quiet.again': 'Choose {unwatch} for this turn once more to take it back.',
  'quiet.off': 'I tell you of this turn again.',
  'privacy.acts':
    '{count, plural, one {# decision or offer of a seat that names you, in games of others} other {# decisions and offers of seats that name you, in games of others}}',
  'people.unknown': 'somebody',
  'people.in-colour': '{name} ({colour})',
} as const;
