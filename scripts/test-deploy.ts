/**
 * `npm run test:deploy`: checks the examples in deploy/ with the tools of those who run them: alerts with promtool, manifests with
 * kubernetes-validate, the Compose file against its specification, units with systemd-analyze. It is not part of `npm test`, because the
 * tools come from Debian and PyPI.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const deploy = join(dirname(dirname(fileURLToPath(import.meta.url))), 'deploy');
const KUBERNETES = '1.33';

interface Check {
  readonly what: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const tools: Readonly<Record<string, string>> = {
  promtool: 'apt-get install prometheus',
  'systemd-analyze': 'apt-get install systemd',
  'kubernetes-validate': 'pip install kubernetes-validate',
  'check-jsonschema': 'pip install check-jsonschema',
};
const missing = Object.keys(tools).filter((tool) => spawnSync('which', [tool]).status !== 0);
if (missing.length > 0) {
  for (const tool of missing) process.stderr.write(`test:deploy: ${tool} is missing: ${tools[tool]}\n`);
  process.exit(1);
}

const units = unitsOnThisMachine();
const checks: readonly Check[] = [
  {
    what: 'alerts',
    program: 'promtool',
    args: ['check', 'rules', 'rules.yaml'],
    cwd: join(deploy, 'prometheus'),
  },
  {
    what: 'cases of the alerts',
    program: 'promtool',
    args: ['test', 'rules', 'rules.test.yaml'],
    cwd: join(deploy, 'prometheus'),
  },
  {
    what: `Kubernetes ${KUBERNETES}`,
    program: 'kubernetes-validate',
    args: ['-k', KUBERNETES, '--strict', join(deploy, 'kubernetes', 'homedex.yaml')],
  },
  {
    what: 'Compose',
    program: 'check-jsonschema',
    args: ['--builtin-schema', 'vendor.compose-spec', join(deploy, 'compose', 'compose.yaml')],
  },
  {
    what: 'systemd',
    program: 'systemd-analyze',
    args: ['verify', '--man=no', ...readdirSync(units).map((name) => join(units, name))],
  },
];
let failures = 0;
for (const { what, program, args, cwd } of checks) {
  const { status, stdout, stderr } = spawnSync(program, [...args], { encoding: 'utf8', ...(cwd && { cwd }) });
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${what}\n`);
  if (status !== 0) {
    failures += 1;
    process.stderr.write(`${stdout}${stderr}\n`);
  }
}
rmSync(units, { recursive: true });
process.stdout.write(`${checks.length - failures} passed, ${failures} failed\n`);
process.exit(failures === 0 ? 0 : 1);

/** systemd-analyze requires that the programs exist, so the units are rewritten to paths in this folder. */
function unitsOnThisMachine(): string {
  const folder = mkdtempSync(join(tmpdir(), 'homedex-units-'));
  mkdirSync(folder, { recursive: true });
  cpSync(join(deploy, 'systemd'), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/opt/homedex', dirname(deploy)));
  }
  return folder;
}
