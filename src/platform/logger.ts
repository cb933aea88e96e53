import pino, { type Logger } from 'pino';

export type { Logger };

/** Excludes the characters that separate the parts of a URL, although mail allows them: otherwise the path of a request would match too. */
const EMAIL = /[\w.!#$%'*+^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
const TOKEN =
  /\bhd[a-z]?_[\w-]{16,}|\b(?:Bearer|Basic) [\w.~+/=-]+|(?<=[?&](?:token|key)=)[^&\s"\\]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\/jobs\/)[\w-]{16,}/gi;

/** Email addresses of people and anything that signs in never reach a log, wherever in a line they are. */
function redact(line: string): string {
  const tokenless = line.replace(TOKEN, '[token]');
  // Most lines contain no email address, and searching for one would try every run of letters.
  return tokenless.includes('@') || tokenless.includes('%40')
    ? tokenless.replace(EMAIL, '[email]')
    : tokenless;
}

export interface LoggerOptions {
  readonly level: string;
  readonly destination?: pino.DestinationStream;
}

export function createLogger({
  level,
  destination = pino.destination({ fd: 2, sync: false }),
}: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: redact },
    },
    destination,
  );
}
