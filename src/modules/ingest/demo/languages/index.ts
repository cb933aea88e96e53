import { english } from './en/index.ts';
import type { Language } from './language.ts';

export const languages: readonly Language[] = [english];
