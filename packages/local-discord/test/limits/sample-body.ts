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

export const button = (fields: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...fields });
export const choice = (fields: object = {}) => ({ label: 'One', value: '1', ...fields });
export const choices = (count: number) => many(count, (index) => choice({ value: `${index}` }));
export const select = (fields: object = {}) => ({ type: 3, custom_id: 'pick', options: [choice()], ...fields });
export const row = (...components: object[]) => ({ type: 1, components });
/** A message with one row. */
export const inRow = (...components: object[]) => ({ content: 'x', components: [row(...components)] });
