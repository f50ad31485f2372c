import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where a process runs: the boot of its machine with its process id namespace, and its process id. */
export interface ProcessPlace {
  readonly place: string;
  readonly pid: number;
}

/** Returns where this process runs. Containers have their own process id namespaces, even if their host names are equal. */
export function placeOf(): ProcessPlace {
  return { place: namespace(), pid: process.pid };
}

/** True if a process in the same namespace as `own` has ended; false if that cannot be known. */
export function isGoneFrom(self: ProcessPlace, { place, pid }: ProcessPlace): boolean {
  if (place !== self.place) return false;
  // The other process has ended and this one got its id, as in a restarted container.
  if (pid === self.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Any other error, such as a missing permission, means that the process exists.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function namespace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
