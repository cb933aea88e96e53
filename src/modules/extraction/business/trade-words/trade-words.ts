import type { Words } from '../industries/industry.ts';

/** Words by `Industry` or `Industry > Sub-industry`. */
export type TradeWords = Readonly<Record<string, Words>>;
