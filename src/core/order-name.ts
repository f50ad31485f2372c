import { COLOURS, type Colour } from './colour.ts';

/** A standing order as it is written in records: by its name, or with the colour of another seat that it names. */
interface NamedOrder {
  readonly order: string;
  readonly named?: Colour | undefined;
}

/** Writes a standing order, such as `spare-blue`. */
export function makeOrder({ order, named }: NamedOrder): string {
  return named === undefined ? order : `${order}-${named}`;
}

/** Reads what `makeOrder` writes; the colour is undefined where none is named. */
export function parseOrder(text: string): NamedOrder {
  const [order, colour] = text.split('-');
  return { order: order!, named: COLOURS.find((one) => one === colour) };
}
