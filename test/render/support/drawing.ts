import type { Drawing, DrawOperation } from '../../../src/drawing/draw.ts';
import type { AmazonasFacts } from '../../../src/games/amazonas/picture/facts.ts';
import type { BoardScene } from '../../../src/games/contract/scene.ts';
import { type BoardPictureRequest, boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';

export type Operation<Kind extends DrawOperation['kind']> = Extract<DrawOperation, { kind: Kind }>;

/** Facts, layout and drawing of the picture that a request asks for. */
export function picture(request: BoardPictureRequest) {
  const scene = boardScene(request) as BoardScene<AmazonasFacts>;
  return { scene, layout: boardLayout(scene, request), drawing: boardDrawing(scene, request) };
}

/** Operations of a kind, of one part where it is named; `undefined` stands for those without a part. */
export function operations<Kind extends DrawOperation['kind']>(
  drawing: Drawing,
  kind: Kind,
  ...parts: readonly (string | undefined)[]
): Operation<Kind>[] {
  return drawing.operations.filter(
    (operation): operation is Operation<Kind> =>
      operation.kind === kind &&
      (parts.length === 0 || parts.includes('part' in operation ? operation.part : undefined)),
  );
}

/** The texts of a part, in the order in which they are drawn. */
export function texts(drawing: Drawing, part: string): string[] {
  return operations(drawing, 'text', part).map(({ text }) => text);
}
