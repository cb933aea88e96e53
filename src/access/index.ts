/**
 * Access: who may call, how much, and at what price. It holds the types that the host and the modules share, so that neither has to import
 * the other: the host limits and charges by them, the modules grant and spend by them.
 * Start with caller.ts. offers.ts, tiers.ts and prices.ts are the tables; plans.ts replaces their values with those of the operator.
 */
export type { AdministrativeAct } from './administrative-act.ts';
export {
  type AccountCaller,
  type AnonymousCaller,
  type Authenticator,
  type Caller,
  type OperatorCaller,
  type Scope,
  scopes,
} from './caller.ts';
export { type Balances, type Charges, type Payer, type PriceQuote, payerOf } from './charges.ts';
export { ANONYMOUS_BULK_ROWS, type OfferName, offers } from './offers.ts';
export { type Plans, plansSchema, rates, usePlans } from './plans.ts';
export { type Price, prices } from './prices.ts';
export { isTier, type Tier, tierNames, tiers } from './tiers.ts';
export type { CompanyView, ViewedCompany, ViewServices } from './view-history.ts';
