/** Builds long utility stylesheets like those that site builders inline: every property in every step under one prefix. */
export function utilityRules(
  prefix: string,
  selectors: readonly string[],
  breakpoints: readonly string[],
): string {
  let rules = '';
  for (const breakpoint of ['', ...breakpoints]) {
    let block = '';
    for (const selector of selectors) {
      for (let step = 1; step <= 12; step += 1) {
        const name = `.${prefix}${selector}-${breakpoint === '' ? '' : `${breakpoint}-`}${step}`;
        for (const [property, value] of declarations(step))
          block += `${name}-${property.replace(/[^a-z]/g, '')}{${property}:${value}}`;
      }
    }
    rules += breakpoint === '' ? block : `@media (min-width:${widths[breakpoint] ?? 768}px){${block}}`;
  }
  return rules;
}

/** Custom properties, numbered the way design systems number colours, sizes and shadows. */
export function tokenRules(prefix: string, groups: readonly string[]): string {
  let rules = '';
  for (const group of groups) {
    rules += `.${prefix}-${group}{`;
    for (let step = 1; step <= 40; step += 1) {
      const hue = (step * 37 + group.length * 11) % 360;
      rules += `--${prefix}--${group}--${step}:hsl(${hue} ${30 + (step % 6) * 9}% ${20 + (step % 10) * 7}%);--${prefix}--${group}-gap--${step}:${(step * 0.125).toFixed(3)}rem;`;
    }
    rules += '}';
  }
  return rules;
}

/** About `bytes` bytes of the rules, ending at the end of a rule; `turn` chooses where they begin. */
export function cutRules(rules: string, bytes: number, turn: number): string {
  if (bytes < 200) return '';
  const span = Math.max(rules.length - bytes, 1);
  const begin = rules.indexOf('}', turn % span) + 1;
  const end = rules.lastIndexOf('}', Math.min(begin + bytes, rules.length - 1)) + 1;
  return end > begin ? rules.slice(begin, end) : '';
}

const widths: Readonly<Record<string, number>> = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 };

function declarations(step: number): readonly (readonly [string, string])[] {
  const rem = `${(step * 0.25).toFixed(2)}rem`;
  return [
    ['margin-top', rem],
    ['margin-bottom', rem],
    ['padding-left', rem],
    ['padding-right', rem],
    ['gap', rem],
    ['width', `${((step / 12) * 100).toFixed(4)}%`],
    ['font-size', `calc(${rem} + .6vw)`],
    ['border-radius', `${step * 2}px`],
  ];
}
