import { emptySearch } from '../address/search-address.ts';
import type { StartFacts } from '../search/start-facts.ts';
import { StartPage } from '../search/start-page.tsx';
import { Head, Navigation } from './frame.tsx';

/** The start page before the app has loaded. Its links work without a script. */
export function ServerRenderedStart({ facts }: { readonly facts: StartFacts }) {
  return (
    <>
      <Head address={emptySearch} />
      <div className="frame server-rendered">
        <Navigation />
        <div className="columns without-rail">
          <main id="content">
            <StartPage facts={facts} hasBars={false} />
          </main>
        </div>
      </div>
    </>
  );
}
