import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import type { Language } from './language.ts';
import { dutch } from './nl/index.ts';
import { portuguese } from './pt/index.ts';

export const languages: readonly Language[] = [german, english, spanish, french, italian, dutch, portuguese];
