import type { Clock } from '../../../platform/clock.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  type AccountRow,
  createAccount,
  findAccount,
  findAccountByEmail,
  invalidateLinks,
} from '../account.ts';
import type { Sessions, SignedIn, Visitor } from '../sign-in/sessions.ts';
import { hashToken, newAccountId, newNonce } from '../tokens.ts';
import { ALGORITHMS, type ProvedIdentity, readIdToken, refused } from './id-token.ts';
import { createProviderDiscovery, type Provider, unreachable } from './provider-keys.ts';

const NONCE_LIFETIME_MS = 10 * 60 * 1000;

export interface IdentityProvider {
  /** Where people sign in; undefined if no provider is configured. */
  readonly issuer: string | undefined;
  /** Issues a value that the next ID token must carry, so that each token works once and only for the browser that requested it. */
  issueNonce(): Promise<{ nonce: string; expires_in: number }>;
  /** Signs in the person an ID token identifies; creates the account on their first visit. */
  signIn(idToken: string, visitor: Visitor): Promise<SignedIn>;
  /** The account an access token for one of our resources belongs to; undefined for any other token. */
  findAccount(accessToken: string, resource: string): Promise<AccountRow | undefined>;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly sessions: Sessions;
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
}

export function createIdentityProvider(dependencies: Dependencies): IdentityProvider {
  const { issuer, audience } = dependencies;
  if (issuer === undefined || audience === undefined)
    return {
      issuer: undefined,
      issueNonce: notConfigured,
      signIn: notConfigured,
      findAccount: async () => undefined,
    };
  return configuredProvider(dependencies, issuer, audience);
}

async function notConfigured(): Promise<never> {
  throw new AppError(
    'not_found',
    'Sign-in with an identity provider is not configured. Sign in with a password or an e-mailed link; OIDC_ISSUER configures a provider.',
  );
}

function configuredProvider(
  { database, clock, logger, sessions }: Dependencies,
  configuredIssuer: string,
  audience: string,
): IdentityProvider {
  const discover = createProviderDiscovery(configuredIssuer);

  return {
    issuer: configuredIssuer,

    async findAccount(accessToken, resource) {
      if (!looksSigned(accessToken)) return undefined;
      const provider = await discover();
      const subject = await readAccessToken(accessToken, { provider, resource, clock });
      return subject === undefined ? undefined : accountBoundTo(database, provider.issuer, subject);
    },

    async issueNonce() {
      const nonce = newNonce();
      const now = clock.now();
      // Anyone may request a nonce, so expired ones are removed at once; the rate limit bounds the rest.
      await database.deleteFrom('sign_in_nonce').where('expires_at', '<=', now).execute();
      await database
        .insertInto('sign_in_nonce')
        .values({ nonce_hash: hashToken(nonce), expires_at: now + NONCE_LIFETIME_MS })
        .execute();
      return { nonce, expires_in: NONCE_LIFETIME_MS / 1000 };
    },

    async signIn(idToken, visitor) {
      const identity = await readIdToken(idToken, { provider: await discover(), audience, clock });
      return database.transaction().execute(async (transaction) => {
        await takeNonce(transaction, identity.nonce);
        const account = await accountOf(transaction, identity);
        afterCommit(transaction, () =>
          logger.info(
            { accountId: account.id, address: visitor.address },
            'sign-in by the identity provider',
          ),
        );
        return sessions.open(account.id, visitor, { isLink: false, within: transaction });
      });
    },
  };

  async function takeNonce(transaction: Database, nonce: string): Promise<void> {
    const taken = await transaction
      .deleteFrom('sign_in_nonce')
      .where('nonce_hash', '=', hashToken(nonce))
      .returning('expires_at')
      .executeTakeFirst();
    if (!taken || taken.expires_at <= clock.now())
      throw refused("The token's nonce is unknown, used or expired. Sign in at the provider again.");
  }

  async function accountOf(transaction: Database, identity: ProvedIdentity): Promise<AccountRow> {
    const known = await accountBoundTo(transaction, identity.issuer, identity.subject);
    return known ?? bind(transaction, identity);
  }

  /** Binds a new identity to the account with its address, unless another identity has that account, or to a new account. */
  async function bind(transaction: Database, identity: ProvedIdentity): Promise<AccountRow> {
    const { issuer, subject, email, name } = identity;
    const now = clock.now();
    const account =
      (await findAccountByEmail(transaction, email)) ??
      (await createAccount(transaction, { id: newAccountId(), email, name, passwordHash: null }, now));
    const other = await transaction
      .selectFrom('identity')
      .select('subject')
      .where('account_id', '=', account.id)
      .where('issuer', '=', issuer)
      .executeTakeFirst();
    if (other)
      throw refused(
        'The account with this address is linked to another identity at the provider. Contact an administrator.',
      );
    await transaction
      .insertInto('identity')
      .values({ issuer, subject, account_id: account.id, created_at: now })
      .execute();
    // Whoever registered this address before must not be left with a link that still works.
    await invalidateLinks(transaction, email);
    return account;
  }
}

/** The account that has signed in as this subject of the provider before. */
async function accountBoundTo(
  database: Database,
  issuer: string,
  subject: string,
): Promise<AccountRow | undefined> {
  const bound = await database
    .selectFrom('identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return bound && findAccount(database, bound.account_id);
}

const TOKEN_CHARACTERS_MAX = 8_192;

/** A signed token has three parts separated by dots; anything else is refused without fetching the provider's keys. */
const looksSigned = (token: string): boolean =>
  token.length <= TOKEN_CHARACTERS_MAX && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/**
 * Returns the subject of an access token that the provider issued for the given resource, or undefined for any other token. Checking that
 * the audience is the address of the resource rejects ID tokens, and tokens for other services of the same provider.
 */
async function readAccessToken(
  token: string,
  { provider, resource, clock }: { provider: Provider; resource: string; clock: Clock },
): Promise<string | undefined> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, provider.keys, {
      issuer: provider.issuer,
      audience: resource,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(clock.now()),
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw unreachable(error);
  }
}
