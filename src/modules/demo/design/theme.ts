import type { Random } from '../seeded-random.ts';

/** The appearance of a site: colours, type and shapes that the stylesheet reads as CSS variables. */
export interface Theme {
  readonly variables: string;
  /** Classes of the body that select variants of the stylesheet. */
  readonly bodyClasses: string;
  readonly scene: number;
}

export function drawTheme(random: Random): Theme {
  const [accent, deep, soft, ink] = random.pick(palettes);
  const [heading, text] = random.pick(fonts);
  const radius = random.pick(['0', '4px', '10px', '18px']);
  return {
    variables: `:root{--accent:${accent};--deep:${deep};--soft:${soft};--ink:${ink};--radius:${radius};--head:${heading};--text:${text}}`,
    bodyClasses: `${random.pick(heroes)} ${random.pick(cards)} ${random.pick(bars)}`,
    scene: random.below(6),
  };
}

const palettes = [
  ['#b4532a', '#3d2314', '#fbf3ea', '#2b211b'],
  ['#1f6f5c', '#0f3b33', '#eef6f2', '#17332d'],
  ['#2457c5', '#0e2a63', '#eef3fc', '#1b2536'],
  ['#7a3e9d', '#33184a', '#f6f0fa', '#2a2033'],
  ['#c2275c', '#4a1027', '#fdf0f4', '#2f1c23'],
  ['#0d7fa8', '#073b50', '#ecf7fb', '#16303a'],
  ['#5d7a1f', '#2b3a0d', '#f5f8ea', '#262c18'],
  ['#d18b00', '#4a3200', '#fff8e8', '#2e2716'],
  ['#333f50', '#141b26', '#f2f4f7', '#1c2430'],
  ['#a8442f', '#1d3448', '#f3f1ec', '#22303b'],
  ['#008577', '#1d2b53', '#edf8f6', '#1d2b3a'],
  ['#e05a33', '#23304a', '#fdf2ee', '#22293a'],
] as const;

const fonts = [
  ['Georgia,"Times New Roman",serif', '"Helvetica Neue",Arial,sans-serif'],
  [
    '"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
    '"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  ],
  ['"Trebuchet MS",Verdana,sans-serif', 'Verdana,Geneva,sans-serif'],
  ['"Palatino Linotype",Palatino,"Book Antiqua",serif', '"Palatino Linotype",Palatino,"Book Antiqua",serif'],
  ['"Franklin Gothic Medium","Arial Narrow",Arial,sans-serif', 'Georgia,serif'],
] as const;

const heroes = ['hero-split', 'hero-centre', 'hero-dark', 'hero-wide'] as const;
const cards = ['cards-line', 'cards-shadow', 'cards-plain'] as const;
const bars = ['bar-light', 'bar-dark', 'bar-stacked'] as const;
