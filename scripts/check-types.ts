import ts from 'typescript';

/**
 * Reports type errors, as `tsc --noEmit` does, and floating promises, which need the same types: an unhandled rejection is a defect that
 * shows only in production. Every promise used as a statement, with or without `void`, must end in a catch. Biome's rule covers only those
 * without `void`, and infers the types a second time.
 */
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options, errors } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const checker = program.getTypeChecker();

const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)];
const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};
process.stderr.write(ts.formatDiagnostics(diagnostics, host));

const sources = program
  .getSourceFiles()
  .filter(
    ({ fileName }) => /\/src\/.*(?<![.]test)[.]ts$/.test(fileName) && !fileName.includes('/node_modules/'),
  );
const floating = sources.flatMap(floatingPromises);
for (const found of floating)
  process.stderr.write(`${found}: the rejection of this promise is not handled; await it or catch\n`);
process.stderr.write(
  `types: ${program.getRootFileNames().length} files, promises: ${sources.length} files\n`,
);
// Too few files means that the check did not see the code.
if (diagnostics.length > 0 || floating.length > 0 || sources.length < 400) process.exitCode = 1;

function floatingPromises(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const statement =
      ts.isVoidExpression(node) || ts.isExpressionStatement(node) ? node.expression : undefined;
    if (statement && ts.isCallExpression(statement) && isPromise(statement) && !handlesRejection(statement)) {
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
      const [text = ''] = statement.getText(source).split('\n', 1);
      found.push(`${source.fileName}:${line + 1} ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Only real promises. Fastify's replies have a `then` too, but nothing to catch. */
function isPromise(node: ts.Expression): boolean {
  const type = checker.getApparentType(checker.getTypeAtLocation(node));
  return checker.getPropertyOfType(type, 'catch') !== undefined;
}

/** Whether a rejection is handled: `.catch(…)`, `.then(…, …)`, or either followed by `.finally(…)`. */
function handlesRejection(call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression)) return false;
  const { name, expression } = call.expression;
  if (name.text === 'catch') return true;
  if (name.text === 'then') return call.arguments.length === 2;
  return name.text === 'finally' && ts.isCallExpression(expression) && handlesRejection(expression);
}
