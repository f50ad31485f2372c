// Made from en.ts by tools/make-message-arguments.ts (npm run messages).
type Nothing = Readonly<Record<never, never>>;

/** The arguments of every message. */
export interface MessageArguments {
  readonly 'language.name': Nothing;
  readonly 'command.new': Nothing;
  readonly 'command.new.seats': Nothing;
  readonly 'command.new.auto-draw': Nothing;
  readonly 'command.new.order': Nothing;
  readonly 'command.new.order.random': Nothing;
  readonly 'command.new.order.joined': Nothing;
  readonly 'command.join': Nothing;
  readonly 'command.join.colour': Nothing;
  readonly 'command.leave': Nothing;
  readonly 'command.start': Nothing;
  readonly 'command.draw': Nothing;
  readonly 'command.place': Nothing;
  readonly 'command.place.x': Nothing;
  readonly 'command.place.y': Nothing;
  readonly 'command.place.rotation': Nothing;
  readonly 'command.double': Nothing;
  readonly 'command.double.tile': Nothing;
  readonly 'command.double.rotation': Nothing;
  readonly 'command.meeple': Nothing;
  readonly 'command.meeple.on': Nothing;
  readonly 'command.camp': Nothing;
  readonly 'command.camp.on': Nothing;
  readonly 'command.boat': Nothing;
  readonly 'command.undo': Nothing;
  readonly 'command.board': Nothing;
  readonly 'command.board.view': Nothing;
  readonly 'command.board.view.whole': Nothing;
  readonly 'command.board.view.focus': Nothing;
  readonly 'command.board.view.text': Nothing;
  readonly 'command.board.private': Nothing;
  readonly 'command.turn': Nothing;
  readonly 'command.score': Nothing;
  readonly 'command.help': Nothing;
  readonly 'colour.yellow': Nothing;
  readonly 'colour.red': Nothing;
  readonly 'colour.green': Nothing;
  readonly 'colour.blue': Nothing;
  readonly 'colour.black': Nothing;
  readonly 'kind.tributary': Nothing;
  readonly 'kind.village': Nothing;
  readonly 'kind.jungle': Nothing;
  readonly 'kind.amazon': Nothing;
  readonly 'piece.meeple': Nothing;
  readonly 'piece.camp': Nothing;
  readonly 'compass.n': Nothing;
  readonly 'compass.ne': Nothing;
  readonly 'compass.e': Nothing;
  readonly 'compass.se': Nothing;
  readonly 'compass.s': Nothing;
  readonly 'compass.sw': Nothing;
  readonly 'compass.w': Nothing;
  readonly 'compass.nw': Nothing;
  readonly 'tile.segment': { readonly kind: string | number; readonly sides: string | number };
  readonly 'tile.marks.fruit': { readonly count: number };
  readonly 'tile.marks.boat': { readonly count: number };
  readonly 'tile.marks.animal': { readonly count: number };
  readonly 'tile.marks.caiman': { readonly count: number };
  readonly 'tile.marks.piranha': { readonly count: number };
  readonly 'tile.jungle-only': Nothing;
  readonly 'tile.bang': Nothing;
  readonly 'tile.amazon': Nothing;
  readonly 'tile.double': Nothing;
  readonly 'lobby.title': Nothing;
  readonly 'lobby.players': {
    readonly count: string | number;
    readonly seats: string | number;
    readonly players: string | number;
  };
  readonly 'lobby.options': { readonly order: string; readonly autoDraw: string };
  readonly 'lobby.how': { readonly join: string | number; readonly start: string | number };
  readonly 'lobby.closed': { readonly new: string | number };
  readonly 'lobby.started': { readonly players: string | number };
  readonly 'lobby.opened': { readonly join: string | number; readonly start: string | number };
  readonly 'lobby.joined': { readonly colour: string | number; readonly count: number };
  readonly 'lobby.left': Nothing;
  readonly 'lobby.started.reply': Nothing;
  readonly 'turn.first': { readonly name: string | number };
  readonly 'turn.last': { readonly name: string | number };
  readonly 'turn.to-move': { readonly mention: string | number; readonly draw: string | number };
  readonly 'turn.to-place': { readonly mention: string | number; readonly place: string | number };
  readonly 'turn.to-double': { readonly mention: string | number; readonly double: string | number };
  readonly 'turn.to-piece': {
    readonly mention: string | number;
    readonly meeple: string | number;
    readonly camp: string | number;
    readonly boat: string | number;
  };
  readonly 'turn.drawn': { readonly name: string | number; readonly tile: string | number };
  readonly 'turn.taken-back': { readonly name: string | number; readonly count: number };
  readonly 'turn.pile': { readonly land: number; readonly amazon: number };
  readonly 'event.drawn': { readonly name: string | number; readonly tile: string | number };
  readonly 'event.discarded': { readonly tile: string | number };
  readonly 'event.placed': {
    readonly x: string | number;
    readonly y: string | number;
    readonly rotation: string | number;
    readonly tile: string | number;
  };
  readonly 'event.piece.meeple': { readonly kind: string };
  readonly 'event.piece.camp': Nothing;
  readonly 'event.sailed.icons': {
    readonly name: string | number;
    readonly steps: number;
    readonly to: string | number;
    readonly lost: number;
  };
  readonly 'event.sailed.no-piece': {
    readonly name: string | number;
    readonly to: string | number;
    readonly lost: number;
  };
  readonly 'event.sailed.no-points': {
    readonly name: string | number;
    readonly to: string | number;
    readonly lost: number;
  };
  readonly 'event.scored': {
    readonly names: string | number;
    readonly count: number;
    readonly points: number;
    readonly feature: string | number;
  };
  readonly 'event.scored.nobody': { readonly feature: string | number };
  readonly 'event.scored.beaten': { readonly names: string | number };
  readonly 'feature.tributary': { readonly closed: string; readonly tiles: number; readonly fruit: number };
  readonly 'feature.village': { readonly closed: string; readonly tiles: number; readonly fruit: number };
  readonly 'feature.jungle': { readonly animals: number };
  readonly 'event.amazon': { readonly caimans: number; readonly piranhas: number; readonly awards: string | number };
  readonly 'event.mouth': { readonly awards: string | number };
  readonly 'event.award': { readonly name: string | number; readonly points: string | number };
  readonly 'event.award.none': Nothing;
  readonly 'end.title': { readonly mentions: string | number };
  readonly 'end.winner': { readonly count: number; readonly names: string | number; readonly points: number };
  readonly 'end.final': Nothing;
  readonly 'end.ranking': { readonly ranking: string | number };
  readonly 'end.seat': { readonly name: string | number; readonly points: string | number };
  readonly 'draw.drawn': { readonly tile: string | number };
  readonly 'draw.squares': { readonly count: number; readonly place: string | number };
  readonly 'draw.amazon': { readonly x: string | number; readonly y: string | number; readonly place: string | number };
  readonly 'draw.square': {
    readonly number: string | number;
    readonly x: string | number;
    readonly y: string | number;
    readonly rotations: string | number;
  };
  readonly 'draw.more': { readonly count: string | number; readonly place: string | number };
  readonly 'place.placed': {
    readonly x: string | number;
    readonly y: string | number;
    readonly rotation: string | number;
  };
  readonly 'place.choices': Nothing;
  readonly 'place.choice': {
    readonly x: string | number;
    readonly y: string | number;
    readonly rotation: string | number;
    readonly effect: string | number;
  };
  readonly 'place.none': Nothing;
  readonly 'double.choose': { readonly double: string | number };
  readonly 'double.choice': {
    readonly tile: string | number;
    readonly rotation: string | number;
    readonly effect: string | number;
  };
  readonly 'double.placed': Nothing;
  readonly 'piece.choose': Nothing;
  readonly 'piece.meeple.on': {
    readonly meeple: string | number;
    readonly on: string | number;
    readonly effect: string | number;
  };
  readonly 'piece.camp.on': {
    readonly camp: string | number;
    readonly on: string | number;
    readonly effect: string | number;
  };
  readonly 'piece.boat': { readonly boat: string | number };
  readonly 'piece.ambiguous': Nothing;
  readonly 'piece.unknown': Nothing;
  readonly 'turn.done': Nothing;
  readonly 'turn.done.next': { readonly name: string | number };
  readonly 'undo.done': Nothing;
  readonly 'effect.none': Nothing;
  readonly 'effect.closes': { readonly kind: string; readonly points: number; readonly names: string };
  readonly 'effect.sails': { readonly name: string | number; readonly steps: string | number };
  readonly 'effect.scores': { readonly points: number; readonly names: string | number };
  readonly 'effect.amazon': { readonly caimans: number; readonly piranhas: number };
  readonly 'effect.feature': {
    readonly tiles: number;
    readonly fruit: number;
    readonly boats: number;
    readonly closed: string;
  };
  readonly 'effect.jungle': { readonly tiles: number; readonly animals: number };
  readonly 'effect.choices': { readonly count: number };
  readonly 'effect.best': { readonly count: number; readonly effect: string | number };
  readonly 'suggest.x': { readonly value: string | number; readonly effect: string | number };
  readonly 'suggest.y': { readonly value: string | number; readonly effect: string | number };
  readonly 'suggest.rotation': { readonly value: string | number; readonly effect: string | number };
  readonly 'suggest.double': { readonly tile: string | number; readonly effect: string | number };
  readonly 'suggest.on': { readonly on: string | number; readonly effect: string | number };
  readonly 'status.lobby': {
    readonly players: string | number;
    readonly join: string | number;
    readonly start: string | number;
  };
  readonly 'status.over': { readonly ranking: string | number; readonly new: string | number };
  readonly 'status.yours': { readonly next: string | number };
  readonly 'status.others': {
    readonly name: string | number;
    readonly since: string | number;
    readonly next: string | number;
  };
  readonly 'status.draw': { readonly draw: string | number };
  readonly 'status.place': { readonly tile: string | number; readonly place: string | number };
  readonly 'status.double': { readonly double: string | number };
  readonly 'status.piece': {
    readonly meeple: string | number;
    readonly camp: string | number;
    readonly boat: string | number;
  };
  readonly 'status.undo': { readonly undo: string | number };
  readonly 'status.link': { readonly link: string | number };
  readonly 'score.title': Nothing;
  readonly 'score.seat': {
    readonly name: string | number;
    readonly points: string | number;
    readonly meeples: number;
    readonly camps: number;
    readonly space: string | number;
    readonly spaces: string | number;
  };
  readonly 'score.sources': Nothing;
  readonly 'score.none': Nothing;
  readonly 'score.turn': { readonly turn: string | number; readonly line: string | number };
  readonly 'score.earlier': { readonly count: number };
  readonly 'help.no-game': { readonly new: string | number };
  readonly 'help.lobby': {
    readonly join: string | number;
    readonly leave: string | number;
    readonly start: string | number;
  };
  readonly 'help.watching': {
    readonly board: string | number;
    readonly score: string | number;
    readonly turn: string | number;
  };
  readonly 'help.waiting': { readonly name: string | number };
  readonly 'help.undo': { readonly undo: string | number };
  readonly 'help.always': {
    readonly board: string | number;
    readonly score: string | number;
    readonly turn: string | number;
  };
  readonly 'help.over': {
    readonly board: string | number;
    readonly score: string | number;
    readonly new: string | number;
  };
  readonly 'help.rules': Nothing;
  readonly 'alt.board': { readonly turn: string | number };
  readonly 'alt.over': Nothing;
  readonly 'alt.to-move': { readonly name: string | number; readonly colour: string | number };
  readonly 'alt.drawn': { readonly tile: string | number };
  readonly 'alt.last': { readonly tile: string | number; readonly x: string | number; readonly y: string | number };
  readonly 'alt.legal': { readonly squares: string | number };
  readonly 'alt.seat': {
    readonly name: string | number;
    readonly colour: string | number;
    readonly score: number;
    readonly space: string | number;
  };
  readonly 'alt.river': { readonly spaces: string | number; readonly front: string | number };
  readonly 'alt.file': { readonly turn: string | number };
  readonly 'text.title': { readonly turn: string | number };
  readonly 'text.river': {
    readonly spaces: string | number;
    readonly x: string | number;
    readonly y: string | number;
    readonly front: string | number;
  };
  readonly 'text.tiles': Nothing;
  readonly 'text.tile': {
    readonly x: string | number;
    readonly y: string | number;
    readonly rotation: string | number;
    readonly tile: string | number;
  };
  readonly 'text.piece': {
    readonly name: string | number;
    readonly piece: string | number;
    readonly kind: string | number;
  };
  readonly 'text.features': Nothing;
  readonly 'text.feature': {
    readonly feature: string | number;
    readonly open: string;
    readonly pieces: string | number;
  };
  readonly 'text.attached': Nothing;
  readonly 'picture.to-move': Nothing;
  readonly 'picture.tiles-left': Nothing;
  readonly 'picture.drawn': Nothing;
  readonly 'picture.space': Nothing;
  readonly 'picture.over': Nothing;
  readonly 'refused.game-over': { readonly new: string | number };
  readonly 'refused.not-your-turn': { readonly name: string | number };
  readonly 'refused.wrong-phase.draw': { readonly draw: string | number };
  readonly 'refused.wrong-phase.place': { readonly place: string | number };
  readonly 'refused.wrong-phase.double': { readonly double: string | number };
  readonly 'refused.wrong-phase.piece': {
    readonly meeple: string | number;
    readonly camp: string | number;
    readonly boat: string | number;
  };
  readonly 'refused.square-taken': {
    readonly x: string | number;
    readonly y: string | number;
    readonly place: string | number;
  };
  readonly 'refused.square-apart': {
    readonly x: string | number;
    readonly y: string | number;
    readonly place: string | number;
  };
  readonly 'refused.square-ahead': {
    readonly x: string | number;
    readonly y: string | number;
    readonly front: string | number;
  };
  readonly 'refused.edge-clash': {
    readonly x: string | number;
    readonly y: string | number;
    readonly clashes: string | number;
    readonly place: string | number;
  };
  readonly 'refused.clash': {
    readonly side: string | number;
    readonly offered: string | number;
    readonly demanded: string | number;
  };
  readonly 'refused.not-the-river': { readonly x: string | number; readonly y: string | number };
  readonly 'refused.river-blocked': { readonly rotation: string | number; readonly place: string | number };
  readonly 'refused.no-such-double': { readonly tile: string | number; readonly double: string | number };
  readonly 'refused.double-used': { readonly tile: string | number; readonly double: string | number };
  readonly 'refused.no-such-segment': Nothing;
  readonly 'refused.wrong-segment.meeple': { readonly camp: string | number };
  readonly 'refused.wrong-segment.camp': { readonly meeple: string | number };
  readonly 'refused.occupied.meeple': { readonly kind: string; readonly boat: string | number };
  readonly 'refused.occupied.camp': { readonly boat: string | number };
  readonly 'refused.none-left.meeple': { readonly camp: string | number; readonly boat: string | number };
  readonly 'refused.none-left.camp': { readonly meeple: string | number; readonly boat: string | number };
  readonly 'refused.nothing-to-take-back': Nothing;
  readonly 'refused.not-yours-to-take-back': { readonly name: string | number };
  readonly 'refused.draw-is-final': Nothing;
  readonly 'refused.no-game': { readonly new: string | number };
  readonly 'refused.not-started': { readonly start: string | number };
  readonly 'refused.already-running': Nothing;
  readonly 'refused.channel-busy': Nothing;
  readonly 'refused.already-joined': Nothing;
  readonly 'refused.not-joined': { readonly join: string | number };
  readonly 'refused.lobby-full': { readonly seats: string | number };
  readonly 'refused.colour-taken': { readonly colour: string | number };
  readonly 'refused.too-few-players': { readonly join: string | number };
  readonly 'refused.only-players-start': { readonly join: string | number };
  readonly 'refused.cannot-leave-running': Nothing;
  readonly 'refused.not-a-player': { readonly names: string | number; readonly board: string | number };
  readonly 'refused.already-handled': Nothing;
  readonly 'refused.overtaken': { readonly turn: string | number };
  readonly 'refused.guild-only': Nothing;
  readonly 'refused.permissions': { readonly permissions: string | number };
  readonly 'error.unexpected': { readonly reference: string | number };
  readonly 'error.storage': { readonly reference: string | number };
  readonly 'error.stopping': Nothing;
  readonly 'permission.ViewChannel': Nothing;
  readonly 'permission.SendMessages': Nothing;
  readonly 'permission.SendMessagesInThreads': Nothing;
  readonly 'permission.AttachFiles': Nothing;
}
