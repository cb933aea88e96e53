/**
 * Credits: what calls cost. Start with prices.ts.
 */
export { type Price, prices } from './prices.ts';
