/**
 * Where the company is: country by a weighted vote of independent signs, address and coordinates as declared or written. No single sign
 * decides, because suffixes are sold worldwide and templates contain foreign addresses; decision 7 has the weights. It needs the language
 * and runs before the phones (national numbers need the country). Start with `country.ts`.
 */
import type { Heuristic } from '../heuristic.ts';
import { findAddress } from './address.ts';
import { findAreasServed } from './areas-served.ts';
import { findCoordinates } from './coordinates.ts';
import { findCountry } from './country.ts';

export const locationHeuristics: readonly Heuristic[] = [
  findCountry,
  findAddress,
  findCoordinates,
  findAreasServed,
];
