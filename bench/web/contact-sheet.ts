import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page that shows all screenshots of a folder side by side, so that odd ones stand out. */
export function writeContactSheet(folder: string, pictures: readonly string[]): void {
  const figures = pictures
    .toSorted()
    .map((name) => `<a href="${name}"><img src="${name}" loading="lazy" alt=""><span>${name}</span></a>`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Homedex in pictures</title>
<style>
  body { display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px; margin: 16px; background: #888; font: 12px system-ui; }
  a { display: grid; gap: 4px; align-content: start; color: #000; text-decoration: none; }
  img { width: 100%; max-height: 480px; object-fit: cover; object-position: top; }
</style>
${figures.join('\n')}
`,
  );
}
