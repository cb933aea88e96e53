import type { InternalEndpoint } from '../../../http/internal-call.ts';
import type { BuiltWeb } from '../../../http/web/built-web.ts';
import { AppError } from '../../../platform/errors.ts';
import { languageOf } from '../../../platform/locale.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ServerRenderedResults, Visit } from '../server-rendered-results.ts';
import type { StartFactsCache } from '../start-facts.ts';

interface Dependencies {
  readonly web: Pick<BuiltWeb, 'serverRenderer'>;
  readonly search: Pick<InternalEndpoint, 'call'>;
  readonly companies: Pick<InternalEndpoint, 'call'>;
  readonly startFacts: StartFactsCache;
  readonly logger: Logger;
}

/** Waiting longer than this would be slower than letting the script of the page search. */
const PATIENCE_MS = 400;
/** Maximum number of concurrent searches for pages. Further pages come without results, so that a rush of visitors does not add load. */
const SEARCHES_MAX = 8;

/**
 * The page of a search contains its first results, so that they are painted before the script of the app is even parsed. The search is an
 * API call on behalf of the visitor and counted as one. Its response stays in the cache, where the app finds it a moment later.
 */
export function createServerRenderedResults({
  web,
  search,
  companies,
  startFacts,
  logger,
}: Dependencies): ServerRenderedResults {
  let searching = 0;

  return {
    async of(visit) {
      if (searching >= SEARCHES_MAX) return undefined;
      searching += 1;
      try {
        return await drawn(visit);
      } catch (error) {
        // The app searches again and shows the error; a page without results is not a failure.
        const isExpected = error instanceof AppError || isAbort(error);
        if (!isExpected) logger.warn({ err: error }, 'the first results could not be rendered into the page');
        return undefined;
      } finally {
        searching -= 1;
      }
    },
  };

  async function drawn({ query, languages, caller, signal }: Visit) {
    const renderer = await web.serverRenderer();
    if (!renderer) return undefined;
    const language = languageOf(languages);
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const wanted = renderer.startFactsFor(query);
    if (wanted) {
      const facts = await startFacts.read(wanted, patience);
      return facts && { content: renderer.drawStart(facts, language), language };
    }
    const call = renderer.callFor(query);
    if (!call) return undefined;
    const endpoint = call.path === '/search' ? search : companies;
    const { content: answer } = await endpoint.call(call.query, {
      caller,
      signal: patience,
      isCounted: false,
    });
    const content = renderer.draw(query, answer, language);
    return content === undefined ? undefined : { content, language };
  }
}

const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
