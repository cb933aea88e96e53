/** Appends pages to a live archive and reports each, until it is killed. */
import { LiveArchive } from '../../src/modules/ingest/index.ts';
import { livePage } from '../factories/live-page.ts';

const [directory = '', from = '0'] = process.argv.slice(2);
const archive = await LiveArchive.open({ directory });
for (let n = Number(from); ; n++) {
  const content = Buffer.from(`<title>${n}</title>${'x'.repeat(n % 5_000)}`);
  await archive.append(livePage(`p${n}`, { content }));
  process.stdout.write(`${n}\n`);
}
