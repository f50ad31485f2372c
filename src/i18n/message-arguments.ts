/**
 * The arguments that every message of a catalogue needs; the compiler derives them from the text. A message in ICU format contains
 * arguments, `{name}`, and choices, `{name, plural, one {...} other {...}}`. The parts of a choice in braces are messages, too.
 */
export type MessageArguments<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? ArgumentsIn<UsesInText<Messages[Key]>> : never;
};

/** A use of an argument in a message: `text`, `plural`, `select` and the like, and the argument's name. */
type ArgumentUse = readonly [use: string, name: string];

type ArgumentsIn<All extends ArgumentUse> = {
  readonly [Name in All[1]]: Extract<All, readonly ['plural' | 'selectordinal', Name]> extends never
    ? Extract<All, readonly ['select', Name]> extends never
      ? string | number
      : string
    : number;
};

/** Argument uses in the rest of a text; a closing brace that ends the text continues between the texts of a choice. */
type UsesInText<Text extends string, Before extends ArgumentUse = never> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? UsesInChoice<AfterBrace<Text>, Before>
    : Rest extends `${infer Argument}}${infer Tail}`
      ? Argument extends `${infer Name}, ${infer Use}, ${string}`
        ? UsesInChoice<Rest, Before | readonly [Use, Name]>
        : UsesInText<Tail, Before | readonly ['text', Argument]>
      : Before
  : Before;

/** Argument uses in the rest of a choice, between its texts; a closing brace that ends the choice continues in a text. */
type UsesInChoice<Text extends string, Before extends ArgumentUse> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? UsesInText<AfterBrace<Text>, Before>
    : UsesInText<Rest, Before>
  : Before;

/** The rest of a text after its first closing brace. */
type AfterBrace<Text extends string> = Text extends `${string}}${infer Rest}` ? Rest : never;
