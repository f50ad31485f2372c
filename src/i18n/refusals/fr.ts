/** French: why nothing was done. */
export const refusalsFr = {
  'refused.unknown-rules':
    'Cette partie demande des règles ou un jeu de tuiles que cette version du bot n’a pas. Adresse-toi à l’hébergeur du bot.',
  'refused.game-over': 'Cette partie est terminée. {new} en ouvre une autre.',
  'refused.not-your-turn': 'Ce n’est pas ton tour, c’est celui de {name}.',
  'refused.no-such-verb': 'Dans ce salon, on joue à {game}, qui n’a pas de {command}.',
  'refused.no-such-option': '{game} ne se joue pas avec ce choix de `{option}`. Omets-le ou choisis un autre jeu.',
  'refused.content-not-offered':
    'Ici, {game} ne se joue pas avec ce jeu de tuiles ou sur cette carte, ou pas avec les deux. Omets l’un des deux, ou ouvre une autre partie avec {new}.',
  'refused.nothing-to-take-back': 'Il n’y a encore rien à annuler.',
  'refused.computer-played': '{name} a joué depuis, et les ordinateurs n’annulent rien.',
  'refused.not-yours-to-take-back': 'La dernière action est celle de {name} ; personne d’autre ne peut l’annuler.',
  'refused.draw-is-final': 'Une pioche est définitive, un jeton retourné aussi : tout le monde l’a vu.',
  'refused.no-game': 'Aucune partie en cours dans ce salon. {new} en ouvre une.',
  'refused.not-started': 'La partie attend encore des joueurs ici. {start} la lance dès qu’il y a {min} joueurs.',
  'refused.already-running':
    'Une partie est déjà en cours ici. Attends qu’elle se termine, ou ouvres-en une dans un autre salon.',
  'refused.channel-busy':
    'Ce salon a déjà une partie. Utilise un autre salon ou un fil, ou attends qu’elle se termine ; {leave} quitte une partie qui n’a pas commencé.',
  'refused.already-joined': 'Tu participes déjà. L’option colour permet de changer de couleur.',
  'refused.not-joined': 'Tu ne participes pas à cette partie. {join} pour la rejoindre.',
  'refused.lobby-full': 'Les {seats} places sont prises.',
  'refused.colour-taken': 'La couleur {colour} est déjà prise. Choisis-en une autre.',
  'refused.too-few-players': 'Il faut au moins {min} joueurs. Les autres rejoignent la partie avec {join}.',
  'refused.only-players-start': 'Il faut participer à la partie pour la lancer. {join} pour la rejoindre.',
  'refused.cannot-leave-running': 'La partie a commencé. {resign} permet de l’abandonner.',
  'refused.not-a-player': 'Tu ne joues pas dans cette partie. Joueurs : {names}. {board} te montre le plateau.',
  'refused.already-handled': 'C’est déjà fait.',
  'refused.overtaken': 'Quelqu’un a été plus rapide, donc rien n’a été fait. Regarde de nouveau avec {turn}.',
  'refused.too-often':
    '{who, select, server {Trop de demandes sur ce serveur ; réessaie {when}.} other {Trop de demandes ; réessaie {when}.}}',
  'refused.too-many-games':
    '{who, select, server {{count} parties sont déjà ouvertes sur ce serveur. On pourra en ouvrir une autre quand l’une d’elles sera terminée.} other {Tu as déjà {count} parties ouvertes. Tu pourras en ouvrir une autre quand l’une d’elles sera terminée.}}',
  'refused.too-many-acts': 'Cela a déjà été fait {count} fois dans cette partie, et c’est le maximum.',
  'suggest.later': 'Pas encore prêt : continue à taper, ou choisis de nouveau dans un instant',
  'suggest.too-often': 'Trop de demandes : choisis de nouveau dans {seconds} s',
  'refused.note': 'Ce n’était pas un choix, juste une note. Choisis de nouveau dans un instant.',
  'refused.too-many-watchers':
    '{count} personnes suivent déjà cette partie ; tu le pourras dès que l’une d’elles arrêtera avec {unwatch}. {board} te montre le plateau.',
  'refused.too-many-watched':
    'Tu suis déjà {count} parties. Utilise d’abord {unwatch} dans le salon de l’une d’elles, ou attends que l’une soit terminée.',
  'refused.guild-only': 'Cela ne marche que dans un salon d’un serveur.',
  'direct.games': '{mygames} montre tes parties, chacune avec un lien vers son salon.',
  'refused.no-threads':
    '{where, select, thread {Tu es déjà dans un fil. {new} sans `thread` y ouvre une partie ; avec `thread`, utilise-le dans le salon du fil.} voice {Le chat d’un salon vocal n’a pas de fils. {new} sans `thread` y ouvre une partie ; avec `thread`, utilise-le dans un salon textuel.} other {Aucun fil ne peut être ouvert ici. Utilise {new} sans `thread`, ou dans un salon textuel.}}',
  'refused.thread-failed':
    'Discord n’a pas ouvert de fil ici (code {code}) ; rien n’a changé. Utilise {new} sans `thread`, ou réessaie plus tard : un serveur n’a de place que pour un certain nombre de fils ouverts.',
  'refused.permissions':
    'Je n’ai pas le droit d’écrire dans ce salon. Demande à quelqu’un qui gère le serveur de me donner ici ces permissions : {permissions}. Rien n’a été changé.',
  'refused.stale': 'Ce bouton est périmé ; rien n’a changé.',
  'refused.unknown-command':
    'Je ne connais pas cela, du moins pas sous cette forme. Tape à nouveau / pour voir ce qui existe ; {help} dit ce que tu peux faire.',
  'refused.rematch': 'Seuls les joueurs de cette partie peuvent demander une revanche. {new} ouvre ta propre partie.',
  'refused.resigned': 'Tu as abandonné cette partie et peux seulement la regarder. {board} montre le plateau.',
  'refused.vote-open': 'La table vote déjà. Utilise les boutons de ce message-là.',
  'refused.vote-over': 'Ce vote est terminé.',
  'refused.undo-refused':
    'La question a été posée aux autres et tous n’étaient pas d’accord : le tour reste comme il est.',
  'refused.only-owner-starts': '{name} a ouvert cette partie et la lance ; chaque joueur le peut {when}.',
  'refused.manage-channels': 'Il te faut pour cela la permission Gérer les salons ici. Demande à quelqu’un qui l’a.',
  'refused.own-game':
    'Tu joues dans cette partie, ses messages te parviennent donc déjà ; {watch} est pour les autres.',
  'refused.not-watching': 'Tu ne suis pas cette partie. Avec {watch} tu auras de ses nouvelles.',
  'refused.nothing-to-silence': 'Tu joues et ce n’est pas ton tour : tu n’en reçois pas de rappels.',
  'refused.not-the-owner': 'Seule la personne qui a ouvert cette partie peut changer ses options.',
  'refused.page-not-yours':
    'Seule la personne qui a ouvert cette partie, ou qui gère ce salon, ouvre ou ferme sa page.',
  'refused.seats-in-use':
    'Il y a déjà {seats} joueurs. Quelqu’un doit d’abord partir, ou choisis au moins autant de places.',
  'error.unexpected':
    'Une erreur est survenue de notre côté. {turn} montre où en est la partie. Si cela se reproduit, donne cette référence à l’hébergeur : {reference}.',
  'error.storage':
    'La partie n’a pas pu être lue ou enregistrée. Réessaie plus tard ; {turn} montrera où elle en est. Donne cette référence à l’hébergeur : {reference}.',
  'error.unreadable-game':
    'La partie de ce salon (numéro {game}) est illisible, on ne peut donc rien y faire. L’hébergeur du bot en trouve la raison dans le journal, sous « game {game} ». {admin} end la ferme, pour qu’une autre puisse être ouverte ici.',
  'error.stopping': 'Le bot redémarre. Réessaie dans un instant ; rien n’a été changé.',
  'permission.ViewChannel': 'Voir le salon',
  'permission.SendMessages': 'Envoyer des messages',
  'permission.SendMessagesInThreads': 'Envoyer des messages dans les fils',
  'permission.CreatePublicThreads': 'Créer des fils publics',
  'permission.AttachFiles': 'Joindre des fichiers',
  'refused.paused': 'La partie est en pause. {vote} demande à la table de reprendre ; {board} montre le plateau.',
  'refused.not-paused': 'La partie n’est pas en pause.',
  'refused.not-to-move': 'C’est le tour de {name} ; tu ne peux poser la question que pour ce tour.',
  'refused.no-such-seat': 'Cette partie a {seats} places. Choisis-en une dans la liste.',
  'refused.seat-free':
    'La table l’a déjà décidé : toute autre personne peut prendre la place avec le bouton de ce message.',
  'refused.already-seated': 'Personne ne peut avoir deux places dans une partie.',
  'refused.offer-over': 'Cette place n’est plus libre.',
  'refused.not-invited': 'Cette place a été proposée à quelqu’un d’autre.',
  'refused.no-seat': 'Cette personne n’a pas de place dans cette partie.',
  'refused.seat-left': 'Le bot joue déjà à cette place.',
  'refused.last-person':
    'Tu es la dernière personne de cette partie : avec un ordinateur à ta place, elle se termine et compte comme un abandon.',
  'refused.played-by-rule': 'Le bot a joué ce tour, et il rejouerait la même chose.',
  'refused.moved': 'Cette partie a changé de salon ; elle continue dans {channel}.',
  'refused.channel-taken': 'Ce salon a déjà une partie. Rien n’a changé.',
  'refused.bot': 'Un bot ne peut pas prendre de place. Nomme une personne.',
  'refused.kicked':
    'Ta place dans cette partie t’a été retirée ; tu peux seulement regarder. {board} montre le plateau.',
  'refused.already-asked':
    'La question a déjà été posée à cette personne, qui peut prendre la place par le bouton de ce message.',
};
