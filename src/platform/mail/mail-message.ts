import { randomUUID } from 'node:crypto';
import type { Mail } from './mail-page.ts';
import { mailPage } from './mail-page.ts';

/** `mail servers`: lines of plain ASCII, or base64. `the outbox`: as people write, because people read it there. */
type Reader = 'mail servers' | 'the outbox';

const LINE_CHARACTERS_MAX = 900;

/**
 * The whole message: the headers as they were written, then the text and the same as a page. Quoted-printable would cut a long link in
 * two for people who read the source, so it is never used.
 */
export function mailMessage(headers: string, mail: Pick<Mail, 'subject' | 'text'>, reader: Reader): string {
  const boundary = `homedex-${randomUUID()}`;
  const otherHeaders = headers
    .split(/\r\n(?![ \t])/)
    .filter((header) => header !== '' && !/^content-/i.test(header));
  return [
    ...otherHeaders,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part(boundary, 'plain', mail.text, reader),
    ...part(boundary, 'html', mailPage(mail), reader),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function part(boundary: string, kind: string, text: string, reader: Reader): readonly string[] {
  const lines = text.replace(/\r?\n/g, '\r\n');
  const isAscii = Buffer.byteLength(text) === text.length;
  const isPlain = isAscii && lines.split('\r\n').every(({ length }) => length < LINE_CHARACTERS_MAX);
  const encoding = reader === 'the outbox' ? '8bit' : isPlain ? '7bit' : 'base64';
  return [
    `--${boundary}`,
    `Content-Type: text/${kind}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    encoding === 'base64' ? inLines(Buffer.from(lines).toString('base64')) : lines,
  ];
}

const inLines = (text: string): string => text.replace(/.{76}(?=.)/g, '$&\r\n');
