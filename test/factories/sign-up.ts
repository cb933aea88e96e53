import { newAccountId } from '../../src/modules/accounts/tokens.ts';
import { quickPasswords, type TestApp } from '../harness/test-app.ts';

export interface Person {
  readonly accountId: number;
  readonly email: string;
  readonly headers: { readonly authorization: string };
}

export interface PersonFacts {
  readonly email?: string;
  readonly password?: string;
  readonly tier?: 'free' | 'pro' | 'enterprise';
  readonly isAdmin?: boolean;
  readonly credits?: number;
}

/** A verified account with an open session. */
export async function signUp(
  { database, services, clock }: TestApp,
  facts: PersonFacts = {},
): Promise<Person> {
  const id = newAccountId();
  const email = facts.email ?? `person-${id}@acme-tools.example`;
  await database
    .insertInto('account')
    .values({
      id,
      email,
      name: 'Test Person',
      password_hash: facts.password ? await quickPasswords.hash(facts.password) : null,
      tier: facts.tier ?? 'free',
      is_admin: facts.isAdmin ? 1 : 0,
      email_verified_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
  if (facts.credits) await services.ledger.add({ accountId: id, amount: facts.credits, reason: 'test' });
  const { token } = await services.accounts.sessions.open(id, {
    address: '127.0.0.1',
    userAgent: 'test',
  });
  return { accountId: id, email, headers: { authorization: `Bearer ${token}` } };
}
