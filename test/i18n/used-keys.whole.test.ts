import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ALL_CATALOGUES } from './support/all-catalogues.ts';

/** Catalogues name every key. */
const NOT_SPEAKING = /^src\/(i18n\/(?!sentences)|games\/.*\/en[.])/;

/** What a source file could mean as a key: texts, and patterns for templates such as `compass.${side}`. */
function keysIn(path: string, source: string): { texts: string[]; patterns: RegExp[] } {
  const texts: string[] = [];
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    // A template that begins with a hole could mean anything, so it is no sign of use.
    else if (ts.isTemplateExpression(node) && /^[a-z]+[.-]/.test(node.head.text)) {
      const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // A hole is filled with one word: it never reaches over a dot.
      patterns.push(new RegExp(`^${fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.]+')}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return { texts, patterns };
}

function usedIn(files: readonly (readonly [path: string, source: string])[]): (key: string) => boolean {
  const found = files.map(([path, source]) => keysIn(path, source));
  const texts = new Set(found.flatMap((one) => one.texts));
  const patterns = found.flatMap((one) => one.patterns);
  return (key) => texts.has(key) || patterns.some((pattern) => pattern.test(key));
}

function sources(...folders: readonly string[]): [path: string, source: string][] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.ts') && !NOT_SPEAKING.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

/** What a game alone uses is in its own catalogue. */
const isOfGame = ([path]: readonly [path: string, source: string]) =>
  /^src\/games\/(?!contract|kernel)[^/]+\//.test(path);

it.each(ALL_CATALOGUES)('uses every message of $name somewhere', ({ folder, catalogues }) => {
  const isUsed = usedIn(
    folder === 'src' ? sources('src', 'commands').filter((one) => !isOfGame(one)) : sources(folder, 'src/games/kernel'),
  );
  expect(Object.keys(catalogues.en).filter((key) => !isUsed(key))).toEqual([]);
});

it('understands keys that are put together', () => {
  const source = `say('lobby.left'); t(\`compass.\${side}\`); t(\`piece.\${piece}.on\`); \`\${a}.\${b}\``;
  const isUsed = usedIn([['a.ts', source]]);
  expect(['lobby.left', 'compass.ne', 'piece.camp.on'].filter((key) => !isUsed(key))).toEqual([]);
  expect(['lobby.joined', 'compass.ne.far', 'piece.boat', 'x.y'].filter((key) => isUsed(key))).toEqual([]);
});
