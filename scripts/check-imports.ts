import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

interface CruiseReport {
  summary: {
    totalCruised: number;
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
  };
}

const folders = ['src', 'bench', 'test', 'scripts', 'web/src'];
const sourceFiles = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  .filter((path) => /[.]tsx?$/.test(path)).length;

const cruise = spawnSync(
  process.execPath,
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', ...folders],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (cruise.stdout.trim() === '') {
  process.stderr.write(`import rules: dependency-cruiser gave no report\n${cruise.stderr}\n`);
  process.exit(1);
}
const { summary } = JSON.parse(cruise.stdout) as CruiseReport;

// dependency-cruiser inspects nothing and reports no violation if it does not support the TypeScript version, so the inspected files are
// counted.
if (summary.totalCruised < sourceFiles) {
  process.stderr.write(`import rules: only ${summary.totalCruised} of ${sourceFiles} files were inspected\n`);
  process.exit(1);
}
for (const { rule, from, to } of summary.violations)
  process.stderr.write(`${rule.severity}: ${from} → ${to} (${rule.name})\n`);
if (summary.violations.some(({ rule }) => rule.severity === 'error')) {
  process.stderr.write(
    'import rules: .dependency-cruiser.cjs has the table; "Layers" in ARCHITECTURE.md says what to do where a lower layer needs something of a higher one\n',
  );
  process.exit(1);
}
process.stderr.write(`import rules: ${summary.totalCruised} modules inspected, no violation\n`);
