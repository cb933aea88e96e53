import { czech } from './cs/index.ts';
import { danish } from './da/index.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { japanese } from './ja/index.ts';
import type { Language } from './language.ts';
import { dutch } from './nl/index.ts';
import { polish } from './pl/index.ts';
import { portuguese } from './pt/index.ts';
import { swedish } from './sv/index.ts';

export const languages: readonly Language[] = [
  czech,
  danish,
  german,
  english,
  spanish,
  french,
  italian,
  japanese,
  dutch,
  polish,
  portuguese,
  swedish,
];
