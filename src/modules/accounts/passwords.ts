import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Checks a password. For an unknown account it checks against the hash of a random password, so that both cases take equally long. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== null && stored !== undefined;
}

let dummyHash: Promise<string> | undefined;
