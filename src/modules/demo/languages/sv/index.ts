import { swedishSpeakingCountries } from '../../places/northern-and-eastern.ts';
import type { Language } from '../language.ts';
import { labels } from './labels.ts';
import { naming } from './naming.ts';
import { sentences } from './sentences.ts';
import { buildingTrades } from './trades-building.ts';
import { businessTrades } from './trades-business.ts';
import { leisureTrades } from './trades-leisure.ts';
import { productionTrades } from './trades-production.ts';
import { societyTrades } from './trades-society.ts';

export const swedish: Language = {
  code: 'sv',
  countries: swedishSpeakingCountries,
  labels,
  sentences,
  trades: { ...leisureTrades, ...businessTrades, ...buildingTrades, ...societyTrades, ...productionTrades },
  naming,
  weight: 4,
};
