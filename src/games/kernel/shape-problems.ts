import * as z from 'zod';
import type { ContentProblem } from '../contract/game.ts';

/** What is wrong with the shape of content, in the words of its schema; faults of a tile name it. */
export function shapeProblems(json: unknown, { issues }: z.ZodError): ContentProblem[] {
  const named = z.object({ tiles: z.array(z.object({ id: z.string() }).catch({ id: '' })) }).safeParse(json);
  return issues.map((issue) => {
    const [list, index] = issue.path;
    const tile = list === 'tiles' && named.success ? named.data.tiles[Number(index)]?.id : undefined;
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    const message = `${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
    return { path, message, ...(tile && { tile }) };
  });
}
