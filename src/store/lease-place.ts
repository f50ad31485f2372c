import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where a process runs: the machine since its start and the space of its process ids, and its id there. */
export interface Place {
  readonly place: string;
  readonly pid: number;
}

/** Where this process runs. A container has process ids of its own, also where it has the name of another one. */
export function placeOf(): Place {
  return { place: space(), pid: process.pid };
}

/** Whether a process that ran in the same place as `own` has ended; false where that cannot be known. */
export function isGoneFrom(own: Place, { place, pid }: Place): boolean {
  if (place !== own.place) return false;
  // The id was given to this process after the other one had ended, as in a container that was started again.
  if (pid === own.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Without the right to signal it, it is there.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function space(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
