import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The program that was named, else the first Chromium where systems put it; undefined where there is none. */
export function findBrowser(named: string | undefined): string | undefined {
  const candidates =
    named === undefined ? FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))) : [named];
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
