interface AccountFacts {
  readonly id: number;
  readonly email?: string;
  readonly name?: string;
  readonly tier?: string;
  readonly credits?: number;
}

/** The row of a verified account, for tests that write to the database directly. */
export const accountRow = ({ id, email = `person-${id}@acme.example`, ...facts }: AccountFacts) => ({
  id,
  email,
  name: '',
  password_hash: null,
  tier: 'free',
  is_admin: 0,
  email_verified_at: 1,
  created_at: 1,
  ...facts,
});
