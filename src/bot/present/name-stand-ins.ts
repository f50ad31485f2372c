import type { Names, People } from './people.ts';

/** Stand-ins for names are from here on, in the private use area, which no catalogue contains. */
const FIRST = 0xe000;
const STAND_IN = /[\ue000-\uf8ff]/g;

/** Names that are put in place of signs at the end, so that no name is taken for markup or changed by it. */
export class NameStandIns {
  readonly #names: string[] = [];

  /** The people at a table, named by stand-ins. */
  hide(people: People): People {
    const hidden = (names: Names): Names => {
      const signs = names.plain.map((name) => this.sign(name));
      return { plain: signs, bare: signs, shown: signs };
    };
    return {
      ...hidden(people),
      ever: people.ever.map((name) => this.sign(name)),
      at: (entry) => hidden(people.at(entry)),
      after: (act) => hidden(people.after(act)),
    };
  }

  /** What stands for a name. */
  sign(name: string): string {
    const known = this.#names.indexOf(name);
    const at = known < 0 ? this.#names.push(name) - 1 : known;
    return String.fromCharCode(FIRST + at);
  }

  /** A text with its names, each as `shown` makes it. */
  reveal(text: string, shown: (name: string) => string): string {
    return text.replace(STAND_IN, (sign) => shown(this.#names[sign.charCodeAt(0) - FIRST] ?? sign));
  }
}
