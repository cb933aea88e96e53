import { hash, verify } from '@node-rs/argon2';

interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Checks a password. For an unknown account it checks against the hash of a random password, so that both cases take equally long. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Tests name a lower cost, because one hash takes longer than most of them. A hash contains its cost, so any cost verifies. */
export function createPasswords(cost: HashCost = recommended): Passwords {
  let dummyHash: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      dummyHash ??= hash(crypto.randomUUID(), cost);
      const matches = await verify(stored ?? (await dummyHash), password);
      return matches && stored !== null && stored !== undefined;
    },
  };
}
