/** An error as it is sent between threads, where its class would be lost. */
export interface PackedError {
  readonly message: string;
  readonly stack: string | undefined;
  /** Its own plain properties, for example `name`, `code` or the result codes of an SQLite error. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
}

export function packError(error: unknown): PackedError {
  const known = error instanceof Error ? error : new Error(String(error));
  const facts: Record<string, string | number | boolean> = { name: known.name };
  for (const [name, value] of Object.entries(known)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      facts[name] = value;
  }
  return { message: known.message, stack: known.stack, facts };
}

export function unpackError({ message, stack, facts }: PackedError): Error {
  const error = Object.assign(new Error(message), facts);
  if (stack !== undefined) error.stack = stack;
  return error;
}
