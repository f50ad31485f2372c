export const text = (length: number) => 'x'.repeat(length);
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const command = (fields: object = {}) => ({ name: 'place', description: 'Place a tile', ...fields });
export const option = (fields: object = {}) => ({ type: 3, name: 'cell', description: 'A cell', ...fields });
export const button = (fields: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...fields });
export const choice = (fields: object = {}) => ({ label: 'One', value: '1', ...fields });
export const select = (fields: object = {}) => ({ type: 3, custom_id: 'pick', options: [choice()], ...fields });
export const row = (...components: object[]) => ({ type: 1, components });
export const says = (content: string) => ({ type: 10, content });
const picture = { media: { url: 'https://example.com/a.png' } };
export const V2 = 32_768;

export interface Row {
  readonly what: string;
  readonly body: unknown;
  /** Path into `errors`, `''` for the body itself. */
  readonly at?: string;
  readonly inner?: string;
  readonly status?: number;
  readonly code?: number;
}

/** Bodies of PUT /applications/{id}/commands that Discord refuses. */
export const COMMANDS: readonly Row[] = [
  {
    what: 'upper-case name',
    body: [command({ name: 'Place' })],
    at: '0.name',
    inner: 'APPLICATION_COMMAND_INVALID_NAME',
  },
  { what: 'blank in name', body: [command({ name: 'a b' })], at: '0.name', inner: 'APPLICATION_COMMAND_INVALID_NAME' },
  { what: 'name of 33', body: [command({ name: text(33) })], at: '0.name', inner: 'BASE_TYPE_BAD_LENGTH' },
  { what: 'no name', body: [{ description: 'x' }], at: '0.name', inner: 'BASE_TYPE_REQUIRED' },
  {
    what: 'description of 101',
    body: [command({ description: text(101) })],
    at: '0.description',
    inner: 'BASE_TYPE_BAD_LENGTH',
  },
  { what: 'no description', body: [{ name: 'x' }], at: '0.description', inner: 'BASE_TYPE_REQUIRED' },
  {
    what: 'option without description',
    body: [command({ options: [{ type: 3, name: 'a' }] })],
    at: '0.options[0].description',
    inner: 'BASE_TYPE_REQUIRED',
  },
  {
    what: 'option with a bad name',
    body: [command({ options: [option({ name: 'A' })] })],
    at: '0.options[0].name',
    inner: 'APPLICATION_COMMAND_INVALID_NAME',
  },
  {
    what: '26 options',
    body: [command({ options: many(26, (index) => option({ name: `o${index}` })) })],
    at: '0.options',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'subcommand beside plain option',
    body: [command({ options: [option({ type: 1, name: 'sub' }), option()] })],
    at: '0.options[1].type',
    inner: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  },
  {
    what: 'group inside a group',
    body: [command({ options: [option({ type: 2, options: [option({ type: 2 })] })] })],
    at: '0.options[0].options[0].type',
    inner: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  },
  {
    what: 'required after optional',
    body: [command({ options: [option(), option({ name: 'b', required: true })] })],
    at: '0.options[1]',
    inner: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  },
  {
    what: 'option name twice',
    body: [command({ options: [option(), option()] })],
    at: '0.options[1]',
    inner: 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
  },
  {
    what: '26 choices',
    body: [
      command({ options: [option({ choices: many(26, (index) => ({ name: `n${index}`, value: `v${index}` })) })] }),
    ],
    at: '0.options[0].choices',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'choice name of 101',
    body: [command({ options: [option({ choices: [{ name: text(101), value: 'v' }] })] })],
    at: '0.options[0].choices[0].name',
    inner: 'BASE_TYPE_BAD_LENGTH',
  },
  {
    what: 'choice value of 101',
    body: [command({ options: [option({ choices: [{ name: 'n', value: text(101) }] })] })],
    at: '0.options[0].choices[0].value',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'choices with autocomplete',
    body: [command({ options: [option({ autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] })],
    at: '0.options[0].autocomplete',
  },
  {
    what: 'min_length above 6000',
    body: [command({ options: [option({ min_length: 6001 })] })],
    at: '0.options[0].min_length',
    inner: 'NUMBER_TYPE_MAX',
  },
  {
    what: 'max_length of 0',
    body: [command({ options: [option({ max_length: 0 })] })],
    at: '0.options[0].max_length',
    inner: 'NUMBER_TYPE_MIN',
  },
  {
    what: 'min_value beyond 2^53',
    body: [command({ options: [option({ type: 4, min_value: -(2 ** 60) })] })],
    at: '0.options[0].min_value',
    inner: 'NUMBER_TYPE_MIN',
  },
  {
    what: 'unknown language',
    body: [command({ name_localizations: { en: 'x' } })],
    at: '0.name_localizations.en',
    inner: 'BASE_TYPE_CHOICES',
  },
  {
    what: 'a command of more than 8000',
    body: [
      command({
        options: many(25, (index) =>
          option({
            name: `o${index}`,
            description: text(100),
            description_localizations: { de: text(100) },
            choices: many(3, (own) => ({ name: `${own}${text(90)}`, value: `${own}${text(90)}` })),
          }),
        ),
      }),
    ],
    at: '0',
    inner: 'APPLICATION_COMMAND_TOO_LARGE',
  },
  { what: 'name used twice', body: [command(), command()], at: '1', inner: 'APPLICATION_COMMANDS_DUPLICATE_NAME' },
  { what: '101 commands', body: many(101, (index) => command({ name: `c${index}` })), code: 30032 },
  { what: '16 user commands', body: many(16, (index) => ({ type: 2, name: `u${index}` })), code: 30032 },
];

/** Bodies of POST /channels/{id}/messages that Discord refuses. */
export const MESSAGES: readonly Row[] = [
  { what: 'content of 2001', body: { content: text(2001) }, at: 'content', inner: 'BASE_TYPE_MAX_LENGTH' },
  { what: 'nothing at all', body: {}, code: 50006 },
  { what: 'blanks only', body: { content: ' \n ' }, code: 50006 },
  {
    what: '11 embeds',
    body: { embeds: many(11, () => ({ title: 'x' })) },
    at: 'embeds',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  { what: 'an empty embed', body: { embeds: [{}] }, at: 'embeds[0].description', inner: 'BASE_TYPE_REQUIRED' },
  {
    what: 'embed title of 257',
    body: { embeds: [{ title: text(257) }] },
    at: 'embeds[0].title',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'embed description of 4097',
    body: { embeds: [{ description: text(4097) }] },
    at: 'embeds[0].description',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: '26 fields',
    body: { embeds: [{ fields: many(26, () => ({ name: 'n', value: 'v' })) }] },
    at: 'embeds[0].fields',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'field name of 257',
    body: { embeds: [{ fields: [{ name: text(257), value: 'v' }] }] },
    at: 'embeds[0].fields[0].name',
  },
  {
    what: 'field value of 1025',
    body: { embeds: [{ fields: [{ name: 'n', value: text(1025) }] }] },
    at: 'embeds[0].fields[0].value',
  },
  {
    what: 'blank field value',
    body: { embeds: [{ fields: [{ name: 'n', value: '  ' }] }] },
    at: 'embeds[0].fields[0].value',
    inner: 'BASE_TYPE_REQUIRED',
  },
  {
    what: 'footer of 2049',
    body: { embeds: [{ footer: { text: text(2049) } }] },
    at: 'embeds[0].footer.text',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'author of 257',
    body: { embeds: [{ author: { name: text(257) } }] },
    at: 'embeds[0].author.name',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'colour too large',
    body: { embeds: [{ title: 'x', color: 0x1_00_00_00 }] },
    at: 'embeds[0].color',
    inner: 'NUMBER_TYPE_MAX',
  },
  {
    what: 'embed image from a file',
    body: { embeds: [{ image: { url: 'file:///etc/passwd' } }] },
    at: 'embeds[0].image.url',
    inner: 'URL_TYPE_INVALID_SCHEME',
  },
  {
    what: 'embeds of 6001 together',
    body: { embeds: [{ description: text(4000) }, { description: text(2001) }] },
    at: 'embeds',
    inner: 'MAX_EMBED_SIZE_EXCEEDED',
  },
  {
    what: '6 rows',
    body: { content: 'x', components: many(6, (index) => row(button({ custom_id: `b${index}` }))) },
    at: 'components',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: '6 buttons in a row',
    body: { content: 'x', components: [row(...many(6, (index) => button({ custom_id: `b${index}` })))] },
    at: 'components[0].components',
    inner: 'BASE_TYPE_BAD_LENGTH',
  },
  {
    what: 'an empty row',
    body: { content: 'x', components: [row()] },
    at: 'components[0].components',
    inner: 'BASE_TYPE_BAD_LENGTH',
  },
  {
    what: 'button beside a select',
    body: { content: 'x', components: [row(button(), select())] },
    at: 'components[0].components[1]',
    inner: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  },
  {
    what: 'label of 81',
    body: { content: 'x', components: [row(button({ label: text(81) }))] },
    at: 'components[0].components[0].label',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'neither label nor emoji',
    body: { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'a' })] },
    at: 'components[0].components[0]',
  },
  {
    what: 'button without custom_id',
    body: { content: 'x', components: [row({ type: 2, style: 1, label: 'a' })] },
    at: 'components[0].components[0].custom_id',
    inner: 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  },
  {
    what: 'custom_id and url',
    body: { content: 'x', components: [row(button({ style: 5, url: 'https://example.com' }))] },
    at: 'components[0].components[0].custom_id',
  },
  {
    what: 'link of 513',
    body: {
      content: 'x',
      components: [row({ type: 2, style: 5, label: 'a', url: `https://example.com/${text(493)}` })],
    },
    at: 'components[0].components[0].url',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'custom_id of 101',
    body: { content: 'x', components: [row(button({ custom_id: text(101) }))] },
    at: 'components[0].components[0].custom_id',
    inner: 'BASE_TYPE_BAD_LENGTH',
  },
  {
    what: 'custom_id twice, one disabled',
    body: { content: 'x', components: [row(button({ disabled: true }), button())] },
    at: 'components[0].components[1].custom_id',
    inner: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  },
  {
    what: '26 select options',
    body: { content: 'x', components: [row(select({ options: many(26, (index) => choice({ value: `${index}` })) }))] },
    at: 'components[0].components[0].options',
  },
  {
    what: 'option label of 101',
    body: { content: 'x', components: [row(select({ options: [choice({ label: text(101) })] }))] },
    at: 'components[0].components[0].options[0].label',
  },
  {
    what: 'option value of 101',
    body: { content: 'x', components: [row(select({ options: [choice({ value: text(101) })] }))] },
    at: 'components[0].components[0].options[0].value',
  },
  {
    what: 'option description of 101',
    body: { content: 'x', components: [row(select({ options: [choice({ description: text(101) })] }))] },
    at: 'components[0].components[0].options[0].description',
  },
  {
    what: 'option value twice',
    body: { content: 'x', components: [row(select({ options: [choice(), choice()] }))] },
    at: 'components[0].components[0].options[1]',
    inner: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  },
  {
    what: 'placeholder of 151',
    body: { content: 'x', components: [row(select({ placeholder: text(151) }))] },
    at: 'components[0].components[0].placeholder',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'max_values above the options',
    body: { content: 'x', components: [row(select({ max_values: 2 }))] },
    at: 'components[0].components[0].max_values',
  },
  {
    what: 'min_values of 26',
    body: { content: 'x', components: [row(select({ min_values: 26 }))] },
    at: 'components[0].components[0].min_values',
    inner: 'NUMBER_TYPE_MAX',
  },
  { what: 'text display without the flag', body: { content: 'x', components: [says('a')] }, at: 'components[0].type' },
  {
    what: 'content beside Components V2',
    body: { flags: V2, content: 'x', components: [says('a')] },
    at: 'content',
    inner: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  },
  {
    what: 'embeds beside Components V2',
    body: { flags: V2, embeds: [{ title: 'x' }], components: [says('a')] },
    at: 'embeds',
    inner: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  },
  { what: 'Components V2 with nothing', body: { flags: V2 }, code: 50006 },
  {
    what: '41 components counted deeply',
    body: { flags: V2, components: many(4, () => ({ type: 17, components: many(10, () => says('a')) })) },
    at: 'components',
    inner: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  },
  {
    what: '4001 characters of text',
    body: { flags: V2, components: [says(text(3000)), says(text(1001))] },
    at: 'components',
    inner: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  },
  {
    what: 'section of 4 texts',
    body: { flags: V2, components: [{ type: 9, components: many(4, () => says('a')), accessory: button() }] },
    at: 'components[0].components',
  },
  {
    what: 'section without accessory',
    body: { flags: V2, components: [{ type: 9, components: [says('a')] }] },
    at: 'components[0].accessory',
    inner: 'BASE_TYPE_REQUIRED',
  },
  {
    what: 'gallery of 11',
    body: { flags: V2, components: [{ type: 12, items: many(11, () => picture) }] },
    at: 'components[0].items',
  },
  {
    what: 'container in a container',
    body: { flags: V2, components: [{ type: 17, components: [{ type: 17, components: [says('a')] }] }] },
    at: 'components[0].components[0].type',
  },
  {
    what: 'gallery of a file that was not sent',
    body: { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }] },
    at: 'components',
    inner: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  },
  {
    what: 'parse users beside a list',
    body: { content: 'x', allowed_mentions: { parse: ['users'], users: ['123456789012345678'] } },
    at: 'allowed_mentions',
    inner: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  },
  {
    what: '101 allowed users',
    body: { content: 'x', allowed_mentions: { users: many(101, (index) => `${10n ** 17n + BigInt(index)}`) } },
    at: 'allowed_mentions.users',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  { what: 'nonce of 26', body: { content: 'x', nonce: text(26) }, at: 'nonce', inner: 'BASE_TYPE_MAX_LENGTH' },
  {
    what: 'reply to an unknown message',
    body: { content: 'x', message_reference: { message_id: '123456789012345678' } },
    status: 404,
    code: 10008,
  },
];
