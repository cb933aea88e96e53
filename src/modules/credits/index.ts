/**
 * Credits: what calls cost, and the append-only ledger that the balances follow from.
 * Start with ledger.ts; prices.ts is the price list.
 */
export { type Charges, createCharges } from './charges.ts';
export { addWithin, createLedger, type Ledger } from './ledger.ts';
export type { Price } from './prices.ts';
export { createPurchases, type Purchases } from './purchases.ts';
export { createRowCharges, type RowCharge, type RowCharges } from './row-charges.ts';
