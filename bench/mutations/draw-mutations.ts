import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../search/corpus/random.ts';

export interface DrawnMutation {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

interface Draw {
  readonly root: string;
  readonly perModule: number;
  readonly only: string | undefined;
  readonly seed: number;
}

/** Typical mistakes of a programmer: an off-by-one bound, an inverted condition, an omitted step. */
const slips: readonly (readonly [from: RegExp, to: string])[] = [
  [/ < /, ' <= '],
  [/ <= /, ' < '],
  [/ > /, ' >= '],
  [/ >= /, ' > '],
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \?\? /, ' && '],
  [/ \+ 1\b/, ''],
  [/ - 1\b/, ''],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/\bMath\.min\b/, 'Math.max'],
  [/\bMath\.max\b/, 'Math.min'],
  [/^\s+await [\w.]+\(.*\);$/, ';'],
];

/** Layers whose folders are no modules of their own, so that lines are drawn from all of them together. */
export const wholeLayers: readonly string[] = ['platform', 'http'];

/** Draws this many single lines of each module and changes each by one mistake. The same seed and sources give the same mutations. */
export function drawMutations({ root, perModule, only, seed }: Draw): DrawnMutation[] {
  if (perModule === 0) return [];
  const modules = globSync(['modules/*', 'lib/*/', ...wholeLayers], { cwd: join(root, 'src') })
    .filter((name) => only === undefined || name === only)
    .sort();
  return modules.flatMap((name) => {
    const random = new Random(seed);
    const sites = globSync(`src/${name}/**/*.ts`, { cwd: root })
      .filter((file) => !/[.](?:test|fixture)[.]ts$|\/index[.]ts$/.test(file))
      .sort()
      .flatMap((file) => slipsOf(root, file));
    const drawn: DrawnMutation[] = [];
    while (drawn.length < perModule && sites.length > 0)
      drawn.push(...sites.splice(random.below(sites.length), 1));
    return drawn;
  });
}

/** Code lines that occur once in their file, so that a mutation is identified by its text. */
function slipsOf(root: string, file: string): DrawnMutation[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (/^\s*(?:[/*]|import |export \{|\/\/)|readonly |^\s*['"`]/.test(line)) return [];
    if (lines.filter((other) => other.includes(line)).length !== 1) return [];
    return slips
      .filter(([from]) => from.test(line))
      .map(([from, to]) => ({
        name: `line ${at + 1}: ${line.trim()} → ${line.replace(from, to).trim()}`,
        file,
        find: line,
        replace: line.replace(from, to),
      }));
  });
}
