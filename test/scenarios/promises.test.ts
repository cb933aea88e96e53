import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * A promise that nobody waits for must have somebody who hears it fail: one that rejects unheard would be a defect found only
 * on a bad day. Whatever stands as a statement, with `void` or without, and is a promise, ends in a catch.
 */
it('no promise is left alone without a catch', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const sources = fileNames.filter((name) => /\/src\/.*(?<![.]test)[.]ts$/.test(name));
  const program = ts.createProgram(sources, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  // An answer of the host has a `then` as well, but nothing to catch.
  const isPromise = (node: ts.Expression): boolean =>
    checker.getPropertyOfType(checker.getApparentType(checker.getTypeAtLocation(node)), 'catch') !==
    undefined;
  const found: string[] = [];
  const inspected = program.getSourceFiles().filter(({ fileName }) => sources.includes(fileName));
  // A rule that looks at nothing finds nothing.
  expect(inspected.length).toBeGreaterThan(400);
  for (const source of inspected) {
    const visit = (node: ts.Node): void => {
      const alone = ts.isVoidExpression(node)
        ? node.expression
        : ts.isExpressionStatement(node)
          ? node.expression
          : undefined;
      if (alone && ts.isCallExpression(alone) && isPromise(alone) && !isHeard(alone)) {
        const { line } = source.getLineAndCharacterOfPosition(alone.getStart(source));
        found.push(`${source.fileName}:${line + 1} ${alone.getText(source).split('\n', 1)[0]}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(found).toEqual([]);
}, 240_000);

/** `.catch(…)`, `.then(…, …)`, or either with `.finally(…)` behind it. */
function isHeard(call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression)) return false;
  const { name, expression } = call.expression;
  if (name.text === 'catch') return true;
  if (name.text === 'then') return call.arguments.length === 2;
  return name.text === 'finally' && ts.isCallExpression(expression) && isHeard(expression);
}
