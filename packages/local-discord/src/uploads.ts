import { InputError } from './command-input.ts';
import { APPLICATION_ID } from './default-world.ts';
import { attachmentOf } from './message-build.ts';
import type { WireAttachment } from './wire-types.ts';
import type { World } from './world.ts';

/** Files kept at the same time; older ones go, as they do on Discord after a while. */
const KEPT = 50;

interface Upload {
  readonly userId: string;
  readonly attachment: WireAttachment;
  readonly bytes: Buffer;
}

/** Files that people have chosen for an option of a command. They belong to no message and live in memory only. */
export class Uploads {
  readonly #world: World;
  readonly #origin: string;
  readonly #files = new Map<string, Upload>();

  constructor(world: World, origin: string) {
    this.#world = world;
    this.#origin = origin;
  }

  /** Keeps a file for its owner. Throws InputError when there is nothing in it. */
  add(userId: string, filename: string, bytes: Buffer): WireAttachment {
    if (bytes.length === 0) throw new InputError('The file is empty.');
    const id = this.#world.ids.next();
    const place = { origin: this.#origin, folder: 'ephemeral-attachments', owner: APPLICATION_ID } as const;
    const attachment = { ...attachmentOf(bytes, { id, filename, contentType: '' }, place), ephemeral: true };
    this.#files.set(id, { userId, attachment, bytes });
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= KEPT) break;
      this.#files.delete(oldest);
    }
    return attachment;
  }

  /** The file with an id, for the person whose it is. */
  of(userId: string, id: string): WireAttachment | undefined {
    const upload = this.#files.get(id);
    return upload?.userId === userId ? upload.attachment : undefined;
  }

  /** The file at an address. */
  read(id: string, filename: string): { readonly attachment: WireAttachment; readonly bytes: Buffer } | undefined {
    const upload = this.#files.get(id);
    return upload?.attachment.filename === filename ? upload : undefined;
  }
}
