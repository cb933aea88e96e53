/**
 * How to reach the company: emails, phones, faxes, opening hours, social profiles. Most of the work is refusing: placeholders, tax numbers,
 * share links and the web agency's own contacts look like contacts but are not. The country must be settled first (for national phone
 * numbers); the company name helps to choose among social accounts. Start with `emails.ts`, `phones.ts`, `socials.ts`.
 */
import type { Heuristic } from '../heuristic.ts';
import { findEmails } from './emails.ts';
import { findOpeningHours } from './opening-hours.ts';
import { findPhones } from './phones.ts';
import { findSocialProfiles } from './socials.ts';

export const contactHeuristics: readonly Heuristic[] = [
  findEmails,
  findPhones,
  findOpeningHours,
  findSocialProfiles,
];
