/**
 * The app: composes the modules into one service. It opens the stores, constructs the services on them and lists the routes; nothing below
 * it knows all three. Start with composition.ts; routes.ts lists every endpoint. Commands import the files they need instead of this index,
 * which loads everything.
 */
export { assembleServices } from './assemble-services.ts';
export { type Composition, compose } from './composition.ts';
export { examples } from './examples.ts';
export { openIndexAt, openStores, type Stores } from './open-stores.ts';
export { routes } from './routes.ts';
export type { Services } from './services.ts';
export { type CopilotOptions, withCopilot } from './with-copilot.ts';
