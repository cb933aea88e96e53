import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The browser tests need a real Chromium. If it is missing, root on Debian or Ubuntu gets it installed, after a notice. Anyone else gets
 * the command to install it, and the browser tests are skipped. Nothing else on the machine is changed.
 */
const COMMAND = 'apt-get install -y --no-install-recommends chromium';

const candidates = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const hasBrowser = (): boolean => candidates.some((path) => path !== undefined && existsSync(path));

const isRoot = process.getuid?.() === 0;

if (!hasBrowser()) {
  if (isRoot && isDebianOrUbuntu()) install();
  if (!hasBrowser()) {
    process.stderr.write(
      `homedex: SKIPPED: the tests in a browser, because there is no Chromium. '${isRoot ? '' : 'sudo '}${COMMAND}' (Debian, Ubuntu) ` +
        'installs it; BROWSER_PATH names a Chromium or Chrome that is elsewhere.\n',
    );
    // A build server that skipped them would pass for the wrong reason.
    if (process.env.BROWSER_REQUIRED === 'yes') process.exitCode = 1;
  }
}

function install(): void {
  process.stderr.write(
    `homedex: there is no Chromium for the tests in a browser; installing it: ${COMMAND}\n`,
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  spawnSync('apt-get', ['update', '-qq'], { stdio: [...stdio], env });
  const [program = '', ...args] = COMMAND.split(' ');
  spawnSync(program, args, { stdio: [...stdio], env });
}

function isDebianOrUbuntu(): boolean {
  if (!existsSync('/etc/os-release') || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}
