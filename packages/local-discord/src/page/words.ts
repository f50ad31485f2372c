/** What the page says, in English, and the same in Dutch, French and German; `{…}` is filled in. */
// biome-ignore format: one line a word
export const WORDS = {
  '(edited)': '(bewerkt) | (modifié) | (bearbeitet)',
  ', mentions you': ', noemt je | , te mentionne | , erwähnt dich',
  ', only you can see this': ', alleen jij ziet dit | , visible par toi uniquement | , nur du siehst das',
  ', without a notification': ', zonder melding | , sans notification | , ohne Benachrichtigung',
  '1 mention': '1 vermelding | 1 mention | 1 Erwähnung',
  '1 new message': '1 nieuw bericht | 1 nouveau message | 1 neue Nachricht',
  'A message has at most {count} characters.': 'Een bericht heeft hoogstens {count} tekens. | Un message a au plus {count} caractères. | Eine Nachricht hat höchstens {count} Zeichen.',
  'A name has 1 to 32 characters and none of @ # : `.': 'Een naam heeft 1 tot 32 tekens en geen @ # : `. | Un nom a de 1 à 32 caractères, sans @ # : `. | Ein Name hat 1 bis 32 Zeichen und keins von @ # : `.',
  'ALT, picture description': 'ALT, beschrijving van het plaatje | ALT, description de l’image | ALT, Bildbeschreibung',
  Activity: 'Activiteit | Activité | Aktivität',
  Apps: 'Apps | Applications | Apps',
  'Apps for {name}': 'Apps voor {name} | Applications pour {name} | Apps für {name}',
  Authorize: 'Toestaan | Autoriser | Erlauben',
  Cancel: 'Annuleren | Annuler | Abbrechen',
  'Cancel the command': 'Opdracht annuleren | Annuler la commande | Befehl abbrechen',
  Channels: 'Kanalen | Salons | Kanäle',
  'Channels and people': 'Kanalen en mensen | Salons et personnes | Kanäle und Personen',
  'Choose a person of this server.': 'Kies iemand van deze server. | Choisis une personne de ce serveur. | Wähle jemanden von diesem Server.',
  'Choose one of the list.': 'Kies iets uit de lijst. | Choisis dans la liste. | Wähle etwas aus der Liste.',
  'Click to see the message': 'Klik om het bericht te zien | Clique pour voir le message | Klicke, um die Nachricht zu sehen',
  Close: 'Sluiten | Fermer | Schließen',
  'Close picture': 'Plaatje sluiten | Fermer l’image | Bild schließen',
  'Code block': 'Codeblok | Bloc de code | Codeblock',
  'Command {name}: {description}': 'Opdracht {name}: {description} | Commande {name} : {description} | Befehl {name}: {description}',
  Commands: 'Opdrachten | Commandes | Befehle',
  'Commands and private answers come in this language.': 'Opdrachten en privéantwoorden komen in deze taal. | Les commandes et réponses privées sont dans cette langue. | Befehle und private Antworten kommen in dieser Sprache.',
  'Commands are used in the posts of a forum.': 'Opdrachten werken in de berichten van een forum. | Les commandes s’utilisent dans les posts d’un forum. | Befehle gehen in den Beiträgen eines Forums.',
  'New post: first its name': 'Nieuw bericht: eerst de naam | Nouveau post : d’abord son nom | Neuer Beitrag: zuerst sein Name',
  'New post in {place}: its first line is its name': 'Nieuw bericht in {place}: de eerste regel is de naam | Nouveau post dans {place} : la première ligne est son nom | Neuer Beitrag in {place}: die erste Zeile ist sein Name',
  'Commands cannot be used in an archived thread.': 'In een gearchiveerde thread werken opdrachten niet. | Les commandes ne marchent pas dans un fil archivé. | In einem archivierten Thread gehen keine Befehle.',
  'Commands of {bot}': 'Opdrachten van {bot} | Commandes de {bot} | Befehle von {bot}',
  Create: 'Maken | Créer | Erstellen',
  'Dismiss message': 'Bericht verwijderen | Masquer le message | Nachricht verwerfen',
  'Download {name}': '{name} downloaden | Télécharger {name} | {name} herunterladen',
  'Each tab is one person. To play against yourself, open a second tab as somebody else. Everything stays on this machine.': 'Elk tabblad is één persoon. Open om tegen jezelf te spelen een tweede tabblad als iemand anders. Alles blijft op deze computer. | Chaque onglet est une personne. Pour jouer contre toi-même, ouvre un second onglet sous un autre nom. Tout reste sur cette machine. | Jeder Tab ist eine Person. Um gegen dich selbst zu spielen, öffne einen zweiten Tab als jemand anderes. Alles bleibt auf diesem Rechner.',
  'Enter a number.': 'Geef een getal. | Entre un nombre. | Gib eine Zahl ein.',
  'Enter a whole number.': 'Geef een heel getal. | Entre un nombre entier. | Gib eine ganze Zahl ein.',
  'Enter at least {count} characters.': 'Geef minstens {count} tekens. | Entre au moins {count} caractères. | Gib mindestens {count} Zeichen ein.',
  'Enter at most {count} characters.': 'Geef hoogstens {count} tekens. | Entre au plus {count} caractères. | Gib höchstens {count} Zeichen ein.',
  'Enter {min} or more.': 'Geef {min} of meer. | Entre {min} ou plus. | Gib {min} oder mehr ein.',
  'Enter {max} or less.': 'Geef {max} of minder. | Entre {max} ou moins. | Gib {max} oder weniger ein.',
  False: 'Onwaar | Faux | Falsch',
  'Jump to newest': 'Naar het nieuwste | Aller au plus récent | Zum Neuesten',
  Language: 'Taal | Langue | Sprache',
  'Loading options failed. You can still type a value.': 'De suggesties konden niet worden geladen. Je kunt zelf een waarde typen. | Les suggestions n’ont pas pu être chargées. Tu peux saisir une valeur. | Die Vorschläge konnten nicht geladen werden. Du kannst selbst einen Wert eingeben.',
  'Looking…': 'Zoeken… | Recherche… | Suche…',
  'Make a selection': 'Maak een keuze | Fais un choix | Triff eine Auswahl',
  'Make small': 'Kleiner maken | Réduire | Verkleinern',
  'Member list': 'Ledenlijst | Liste des membres | Mitgliederliste',
  'Message {place}': 'Bericht aan {place} | Écrire dans {place} | Nachricht an {place}',
  'Message {place} (archived: writing opens it again)': 'Bericht aan {place} (gearchiveerd: schrijven opent weer) | Écrire dans {place} (archivé : écrire le rouvre) | Nachricht an {place} (archiviert: Schreiben öffnet ihn wieder)',
  'Message {place}. Type / for commands. Arrow up goes to the newest message.': 'Bericht aan {place}. Typ / voor opdrachten. Pijl omhoog gaat naar het nieuwste bericht. | Écrire dans {place}. Tape / pour les commandes. Flèche vers le haut : message le plus récent. | Nachricht an {place}. Tippe / für Befehle. Pfeil nach oben geht zur neuesten Nachricht.',
  Messages: 'Berichten | Messages | Nachrichten',
  'Messages in {place}': 'Berichten in {place} | Messages dans {place} | Nachrichten in {place}',
  Name: 'Naam | Nom | Name',
  'New messages': 'Nieuwe berichten | Nouveaux messages | Neue Nachrichten',
  'New person': 'Nieuwe persoon | Nouvelle personne | Neue Person',
  'No command matches.': 'Geen opdracht past. | Aucune commande ne correspond. | Kein Befehl passt.',
  'Nothing fits what you typed.': 'Niets past bij wat je typte. | Rien ne correspond à ta saisie. | Nichts passt zu deiner Eingabe.',
  'Now available: {labels}': 'Nu beschikbaar: {labels} | Maintenant disponible : {labels} | Jetzt verfügbar: {labels}',
  'Only you can see this •': 'Alleen jij ziet dit • | Visible par toi uniquement • | Nur du siehst das •',
  'Open in a new tab': 'In een nieuw tabblad openen | Ouvrir dans un nouvel onglet | In neuem Tab öffnen',
  'Open picture: {name}': 'Plaatje openen: {name} | Ouvrir l’image : {name} | Bild öffnen: {name}',
  'Open {name} in a new tab': '{name} in een nieuw tabblad openen | Ouvrir {name} dans un nouvel onglet | {name} in neuem Tab öffnen',
  'Original message was deleted': 'Het oorspronkelijke bericht is verwijderd | Le message d’origine a été supprimé | Die ursprüngliche Nachricht wurde gelöscht',
  People: 'Mensen | Personnes | Personen',
  'People to be in this tab': 'Wie je in dit tabblad kunt zijn | Qui tu peux être dans cet onglet | Wer du in diesem Tab sein kannst',
  Picture: 'Plaatje | Image | Bild',
  'Picture or file: {name}': 'Plaatje of bestand: {name} | Image ou fichier : {name} | Bild oder Datei: {name}',
  'Play the computer': 'Tegen de computer spelen | Jouer contre l’ordinateur | Gegen den Computer spielen',
  'Play the computer:': 'Tegen de computer spelen: | Jouer contre l’ordinateur : | Gegen den Computer spielen:',
  'Pop out': 'Eigen venster | Détacher | Abkoppeln',
  'Remove {name}': '{name} weghalen | Retirer {name} | {name} entfernen',
  'Send command': 'Opdracht versturen | Envoyer la commande | Befehl senden',
  'Send message': 'Bericht versturen | Envoyer le message | Nachricht senden',
  'Sent without a notification': 'Zonder melding verstuurd | Envoyé sans notification | Ohne Benachrichtigung gesendet',
  Suggestions: 'Suggesties | Suggestions | Vorschläge',
  'Switch between dark and light': 'Wissel tussen donker en licht | Basculer entre sombre et clair | Zwischen dunkel und hell wechseln',
  'Switch person': 'Andere persoon | Changer de personne | Person wechseln',
  'Text channels': 'Tekstkanalen | Salons textuels | Textkanäle',
  'That message is not there any more.': 'Dat bericht is er niet meer. | Ce message n’existe plus. | Diese Nachricht gibt es nicht mehr.',
  'The application did not respond.': 'De app heeft niet geantwoord. | L’application n’a pas répondu. | Die App hat nicht geantwortet.',
  'The connection to the local Discord is lost. Trying again…': 'De verbinding met de lokale Discord is weg. We proberen het opnieuw… | La connexion au Discord local est perdue. Nouvelle tentative… | Die Verbindung zum lokalen Discord ist weg. Neuer Versuch…',
  'The file is empty.': 'Het bestand is leeg. | Le fichier est vide. | Die Datei ist leer.',
  'The file is larger than 10 MB.': 'Het bestand is groter dan 10 MB. | Le fichier dépasse 10 Mo. | Die Datei ist größer als 10 MB.',
  'The local Discord cannot be reached.': 'De lokale Discord is niet bereikbaar. | Le Discord local est injoignable. | Der lokale Discord ist nicht erreichbar.',
  'The message has changed.': 'Het bericht is veranderd. | Le message a changé. | Die Nachricht hat sich geändert.',
  'There is no such command. Type / to see the list.': 'Die opdracht bestaat niet. Typ / voor de lijst. | Cette commande n’existe pas. Tape / pour voir la liste. | Diesen Befehl gibt es nicht. Tippe / für die Liste.',
  'This command cannot be used here.': 'Deze opdracht werkt hier niet. | Cette commande ne marche pas ici. | Dieser Befehl geht hier nicht.',
  'This is where the channel begins.': 'Hier begint het kanaal. | Ici commence le salon. | Hier beginnt der Kanal.',
  'This is where this thread begins.': 'Hier begint deze thread. | Ici commence ce fil. | Hier beginnt dieser Thread.',
  'This is where your conversation with {name} begins. Only you see it.': 'Hier begint je gesprek met {name}. Alleen jij ziet het. | Ici commence ta conversation avec {name}. Elle n’est visible que par toi. | Hier beginnt dein Gespräch mit {name}. Nur du siehst es.',
  'This name is taken.': 'Die naam is al bezet. | Ce nom est déjà pris. | Dieser Name ist vergeben.',
  'This option is required.': 'Deze optie is verplicht. | Cette option est obligatoire. | Diese Option ist erforderlich.',
  'This thread is locked.': 'Deze thread is op slot. | Ce fil est verrouillé. | Dieser Thread ist gesperrt.',
  'Threads of {name}': 'Threads van {name} | Fils de {name} | Threads von {name}',
  'Today at {time}': 'Vandaag om {time} | Aujourd’hui à {time} | Heute um {time}',
  True: 'Waar | Vrai | Wahr',
  'Type {slash} for everything that {bot} can do.': 'Typ {slash} voor alles wat {bot} kan. | Tape {slash} pour tout ce que {bot} sait faire. | Tippe {slash} für alles, was {bot} kann.',
  'Welcome to {place}': 'Welkom in {place} | Bienvenue dans {place} | Willkommen in {place}',
  'Who are you in this tab?': 'Wie ben je in dit tabblad? | Qui es-tu dans cet onglet ? | Wer bist du in diesem Tab?',
  'Yesterday at {time}': 'Gisteren om {time} | Hier à {time} | Gestern um {time}',
  'You are {name} in this tab. Every other player sits in a tab of their own: {link}.': 'Je bent {name} in dit tabblad. Elke andere speler zit in een eigen tabblad: {link}. | Tu es {name} dans cet onglet. Chaque autre joueur a son propre onglet : {link}. | Du bist {name} in diesem Tab. Jede andere Person sitzt in einem eigenen Tab: {link}.',
  'You may not write here.': 'Je mag hier niet schrijven. | Tu ne peux pas écrire ici. | Du darfst hier nicht schreiben.',
  Zoom: 'Zoomen | Zoomer | Zoomen',
  'begins a game with others or with options': 'begint een spel met anderen of met opties | commence une partie avec d’autres ou avec des options | beginnt eine Partie mit anderen oder mit Optionen',
  offline: 'offline | hors ligne | offline',
  'open another tab': 'open een ander tabblad | ouvrir un autre onglet | weiteren Tab öffnen',
  'says what can be done here': 'zegt wat hier kan | dit ce qu’on peut faire ici | sagt, was hier geht',
  'the channel': 'dit kanaal | ce salon | diesem Kanal',
  'this tab': 'dit tabblad | cet onglet | dieser Tab',
  unread: 'ongelezen | non lu | ungelesen',
  'waiting for an answer': 'wacht op antwoord | attend une réponse | wartet auf Antwort',
  you: 'jij | toi | du',
  '{bot} is offline. Commands will not be answered until it is back.': '{bot} is offline. Opdrachten worden pas beantwoord als die terug is. | {bot} est hors ligne. Les commandes resteront sans réponse jusqu’à son retour. | {bot} ist offline. Befehle werden erst wieder beantwortet, wenn er zurück ist.',
  '{bot} is thinking…': '{bot} denkt na… | {bot} réfléchit… | {bot} denkt nach…',
  '{bot} wants to know who you are.': '{bot} wil weten wie je bent. | {bot} veut savoir qui tu es. | {bot} möchte wissen, wer du bist.',
  '{count} mentions': '{count} vermeldingen | {count} mentions | {count} Erwähnungen',
  '{count} new messages': '{count} nieuwe berichten | {count} nouveaux messages | {count} neue Nachrichten',
  '{name} mentions you in {place}.': '{name} noemt je in {place}. | {name} te mentionne dans {place}. | {name} erwähnt dich in {place}.',
  '{name} used {command}': '{name} gebruikte {command} | {name} a utilisé {command} | {name} hat {command} benutzt',
  '› message': '› bericht | › message | › Nachricht',
} as const;

export type Word = keyof typeof WORDS;

/** The languages of the page beside English, in the order of the words. */
const OTHERS = ['nl', 'fr', 'de'];

let language = -1;

/** Makes the page speak the language of a locale, English where it does not know that. */
export function speak(locale: string): void {
  language = OTHERS.indexOf(locale.slice(0, 2));
  document.documentElement.lang = OTHERS[language] ?? 'en';
}

/** Something in the language of the page. */
export function t(word: Word, values: Readonly<Record<string, string | number>> = {}): string {
  return inLanguage(word).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A text that may be one of the words, such as an error message of the server. */
export function said(text: string): string {
  return text in WORDS ? t(text as Word) : text;
}

/** A sentence whose gaps are filled with parts of the page. */
export function sentence(word: Word, parts: Readonly<Record<string, Node | string>>): (Node | string)[] {
  const pieces = inLanguage(word).split(/\{(\w+)\}/);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? '')));
}

function inLanguage(word: Word): string {
  return WORDS[word].split(' | ')[language] ?? word;
}
