import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const LATEST_LINK = 'latest-link.txt';
const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0];

export interface OutboxMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  /** The first link in the mail. */
  readonly link: string | undefined;
}

/** The message with its base64 parts as plain text, because people read the files in the outbox. */
export const readableMessage = (message: string): string =>
  message.replace(
    /^(Content-Transfer-Encoding: )base64\r\n\r\n([\w+/=\r\n]+?)\r\n--/gm,
    (_, header: string, body: string) =>
      `${header}8bit\r\n\r\n${Buffer.from(body, 'base64').toString().replace(/\r?\n/g, '\r\n')}\r\n--`,
  );

/**
 * Writes a mail as a file and, if it contains a link, that link beside it; returns the name of the file. Links in these mails sign people
 * in, so only the owner can read the files.
 */
export async function writeToOutbox(folder: string, message: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeWhole(folder, file, message);
  const link = linkIn(text);
  if (link !== undefined) await writeWhole(folder, LATEST_LINK, `${link}\n`);
  return file;
}

/** The newest mails of the outbox, newest first. */
export async function readOutbox(folder: string, limit: number): Promise<OutboxMail[]> {
  const files = (await filesOf(folder)).sort().reverse().slice(0, limit);
  return Promise.all(
    files.map(async (file) => {
      const message = await readFile(join(folder, file), 'utf8');
      const header = (name: string): string =>
        new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim() ?? '';
      const body = message.slice(message.indexOf('\r\n\r\n'));
      return { file, to: header('To'), subject: header('Subject'), link: linkIn(body) };
    }),
  );
}

/** Removes mails older than `ageMs`; returns how many. */
export async function emptyOutbox(folder: string, ageMs: number, now: number): Promise<number> {
  let removed = 0;
  for (const file of await filesOf(folder)) {
    const { mtimeMs } = await stat(join(folder, file));
    if (now - mtimeMs <= ageMs) continue;
    await rm(join(folder, file), { force: true });
    removed++;
  }
  return removed;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.eml') && !file.startsWith('.'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Written under a temporary name and renamed, so that a watcher of the folder never reads half a file. */
async function writeWhole(folder: string, name: string, content: string): Promise<void> {
  const aside = join(folder, `.${randomUUID()}`);
  await writeFile(aside, content, { mode: 0o600 });
  await chmod(aside, 0o600);
  await rename(aside, join(folder, name));
}
