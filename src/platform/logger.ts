import pino, { type Logger } from 'pino';

export type { Logger };

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
const TOKEN =
  /\b(?:hda?|hds)_[\w-]{16,}|\b(?:Bearer|Basic) [\w.~+/=-]+|(?<=[?&](?:token|key)=)[^&\s"\\]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/gi;

/** People's addresses and anything that signs in never reach a log, wherever in a line they stand. */
const redact = (line: string): string => line.replace(TOKEN, '[token]').replace(EMAIL, '[email]');

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
