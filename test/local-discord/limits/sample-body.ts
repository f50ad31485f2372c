/** Components V2. */
export const V2 = 32_768;
/** Only the person who acted sees the message. */
export const PRIVATE = 64;
/** An id that nothing has. */
export const NOBODY = '123456789012345678';

export const text = (length: number) => 'x'.repeat(length);

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const command = (fields: object = {}) => ({ name: 'place', description: 'Place a tile', ...fields });
export const option = (fields: object = {}) => ({ type: 3, name: 'cell', description: 'A cell', ...fields });
export const withOptions = (...options: object[]) => [command({ options })];
export const sub = (fields: object = {}) => option({ type: 1, name: 'sub', ...fields });
export const group = (fields: object = {}) => option({ type: 2, name: 'group', options: [sub()], ...fields });

export const button = (fields: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...fields });
export const link = (fields: object = {}) => ({
  type: 2,
  style: 5,
  label: 'Rules',
  url: 'https://example.com',
  ...fields,
});
export const choice = (fields: object = {}) => ({ label: 'One', value: '1', ...fields });
export const choices = (count: number) => many(count, (index) => choice({ value: `${index}` }));
export const select = (fields: object = {}) => ({ type: 3, custom_id: 'pick', options: [choice()], ...fields });
export const row = (...components: object[]) => ({ type: 1, components });
/** A message with one row. */
export const inRow = (...components: object[]) => ({ content: 'x', components: [row(...components)] });

export const says = (content: string) => ({ type: 10, content });
export const item = (fields: object = {}) => ({ media: { url: 'https://example.com/a.png' }, ...fields });
export const section = (fields: object = {}) => ({
  type: 9,
  components: [says('a')],
  accessory: button(),
  ...fields,
});
export const gallery = (...items: object[]) => ({ type: 12, items });
export const container = (...components: object[]) => ({ type: 17, components });
/** A message of the second version. */
export const v2 = (...components: object[]) => ({ flags: V2, components });

export const input = (fields: object = {}) => ({ type: 4, custom_id: 'text', style: 1, ...fields });
export const label = (component: object, fields: object = {}) => ({ type: 18, label: 'Field', component, ...fields });
export const modal = (fields: object = {}) => ({
  custom_id: 'm',
  title: 'Modal',
  components: [label(input())],
  ...fields,
});
