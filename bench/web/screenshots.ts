import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signUp } from '../../test/factories/sign-up.ts';
import { openWebWorld } from '../../test/harness/web-world.ts';
import { furnish } from './furnish.ts';
import { type PageState, pageStates } from './page-states.ts';

const HELP = `homedex bench screenshots [--out FOLDER] [--only NAME,NAME] [--small]

Every page and state over a demo index, at phone and desktop width, light and dark, as pictures to look at.
--small: desktop and light alone, as small as the README wants them.
`;

const widths = { desktop: 1440, phone: 390 } as const;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'tmp/screenshots' },
    only: { type: 'string' },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
mkdirSync(values.out, { recursive: true });
const wanted = values.only?.split(',');
const states = pageStates.filter(({ name }) => wanted === undefined || wanted.includes(name));
const world = await openWebWorld({ sites: 200 });
const person = await signUp(world.running, { email: 'ann@acme.example', credits: 120, isAdmin: true });
const newcomer = await signUp(world.running, { email: 'ben@acme.example' });
const names = await furnish(world, person);
let failures = 0;
for (const state of states)
  for (const width of ['desktop', 'phone'] as const)
    for (const scheme of ['light', 'dark'] as const) {
      if (state.width !== undefined && state.width !== width) continue;
      if (values.small && (width === 'phone' || scheme === 'dark')) continue;
      await take(state, width, scheme);
    }
await world.close();
process.stdout.write(`${states.length} states in ${values.out}, ${failures} of their pictures failed\n`);
process.exit(failures === 0 ? 0 : 1);

async function take(state: PageState, width: keyof typeof widths, scheme: 'light' | 'dark'): Promise<void> {
  const path = state.path.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  const visit = await world.visit(path, {
    width: values.small ? 1200 : widths[width],
    scheme,
    ...(state.isSignedIn && person.headers),
    ...(state.isNew && newcomer.headers),
  });
  try {
    await visit.page.locator('h1, h2').first().waitFor();
    await state.prepare?.(visit.page);
    await visit.page.evaluate('document.fonts.ready');
    await visit.page.screenshot({
      path: join(values.out, values.small ? `${state.name}.jpg` : `${state.name}-${width}-${scheme}.jpg`),
      type: 'jpeg',
      quality: values.small ? 60 : 80,
    });
    if (visit.complaints.length > 0 || (await visit.overflow()) > 0)
      process.stdout.write(
        `${state.name} ${width} ${scheme}: ${visit.complaints.join('; ')} overflow ${await visit.overflow()}\n`,
      );
  } catch (error) {
    failures += 1;
    process.stdout.write(`${state.name} ${width} ${scheme}: ${(error as Error).message.split('\n', 1)[0]}\n`);
  } finally {
    await visit.context.close();
  }
}
