/**
 * The arguments that every message of a catalogue needs, read from its text by the compiler. A message in ICU format is
 * text with arguments, `{name}`, and with choices, `{name, plural, one {...} other {...}}`; what a choice has in braces is
 * text again.
 */
export type MessageArguments<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string ? ArgumentsIn<FoundInText<Messages[Key]>> : never;
};

/** An argument that was found: how it is used, and its name. */
type Found = readonly [use: string, name: string];

type ArgumentsIn<All extends Found> = {
  readonly [Name in All[1]]: Extract<All, readonly ['plural' | 'selectordinal', Name]> extends never
    ? Extract<All, readonly ['select', Name]> extends never
      ? string | number
      : string
    : number;
};

/** What is found from a place in a text on; a brace that closes the text leads back among the texts of a choice. */
type FoundInText<Text extends string, Before extends Found = never> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? FoundInChoice<After<Text>, Before>
    : Rest extends `${infer Argument}}${infer Tail}`
      ? Argument extends `${infer Name}, ${infer Use}, ${string}`
        ? FoundInChoice<Rest, Before | readonly [Use, Name]>
        : FoundInText<Tail, Before | readonly ['text', Argument]>
      : Before
  : Before;

/** What is found from a place between the texts of a choice on; a brace that closes the choice leads back into a text. */
type FoundInChoice<Text extends string, Before extends Found> = Text extends `${infer Head}{${infer Rest}`
  ? Head extends `${string}}${string}`
    ? FoundInText<After<Text>, Before>
    : FoundInText<Rest, Before>
  : Before;

/** What comes after the first closing brace. */
type After<Text extends string> = Text extends `${string}}${infer Rest}` ? Rest : never;
