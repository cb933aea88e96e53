/**
 * Credits: what calls cost, and the append-only ledger from which balances follow.
 * Start with ledger.ts; the price list is src/access/prices.ts.
 */
export { createCharges } from './charges.ts';
export { once } from './idempotency.ts';
export { addInTransaction, createLedger, creditsSpent, type Ledger } from './ledger.ts';
export { createPurchases, type Purchases } from './purchases.ts';
export type { RowCharge } from './row-charge.ts';
export { createRowCharges, type RowCharges } from './row-charges.ts';
