import { openStores } from '../../src/app/index.ts';

/** What the clients know about what they did. */
export interface PaymentCounts {
  readonly rowsEach: number;
  readonly creditsBefore: number;
  readonly creditsEach: number;
  /** Keys of exports that arrived completely. */
  readonly wholeExports: Set<string>;
  /** Exports without a key that arrived completely. */
  wholeWithoutKey: number;
  /** Rows of exports without a key that arrived only in part. */
  brokenRowsWithoutKey: number;
  /** Export attempts that a kill interrupted. */
  brokenTries: number;
  readonly purchases: Set<string>;
  readonly registrations: Set<string>;
}

/** Compares what the clients received with the ledger and returns the differences. */
export async function findPaymentProblems(
  directory: string,
  accountId: number,
  counts: PaymentCounts,
): Promise<string[]> {
  const database = await openStores({ DATA_DIR: directory }).database();
  const { credits } = await database
    .selectFrom('account')
    .select('credits')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const ledger = await database
    .selectFrom('credit_transaction')
    .select(['amount', 'reason', 'balance_after'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const open = await database.selectFrom('row_charge').select('id').where('state', '=', 'open').execute();
  const people = new Set(
    (await database.selectFrom('registration').select('email').execute()).map(({ email }) => email),
  );
  await database.destroy();

  const problems: string[] = [];
  const same = (what: string, actual: number, expected: number): void => {
    if (actual !== expected) problems.push(`${what}: ${actual}, not ${expected}`);
  };
  const sumOf = (...reasons: string[]): number =>
    ledger.reduce((sum, { amount, reason }) => sum + (reasons.includes(reason) ? amount : 0), 0);
  let balance = 0;
  for (const { amount, balance_after } of ledger) {
    balance += amount;
    if (balance_after !== balance) problems.push(`a row has ${balance_after} where the sum is ${balance}`);
  }
  same('balance and sum of the ledger', credits, balance);
  same('open charges', open.length, 0);
  same('credits bought', sumOf('purchase'), counts.purchases.size * counts.creditsEach);
  const paid = -sumOf('export', 'export refund');
  const whole = (counts.wholeExports.size + counts.wholeWithoutKey) * counts.rowsEach;
  if (paid < whole || paid > whole + counts.brokenRowsWithoutKey)
    problems.push(
      `${paid} rows paid; ${whole} came in whole exports and ${counts.brokenRowsWithoutKey} in broken ones that were not retried`,
    );
  for (const email of counts.registrations) if (!people.has(email)) problems.push(`${email} is missing`);
  return problems;
}
