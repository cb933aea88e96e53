import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const hasBrowser = (): boolean => candidates.some((path) => path !== undefined && existsSync(path));

const isRoot = process.getuid?.() === 0;

/** The browser tests drive a real Chromium; on a bare Debian machine run by root it is installed, elsewhere the reader is told how. */
if (!hasBrowser()) {
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('homedex: installing Chromium for the browser tests (apt-get)\n');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
  }
  if (!hasBrowser()) {
    process.stderr.write(
      'homedex: there is no Chromium, so the tests in a browser are left out. Install it (Debian, Ubuntu: sudo apt-get ' +
        'install chromium) or set BROWSER_PATH to a Chromium or Chrome binary to run them.\n',
    );
  }
}
