import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/queries.ts';
import { LANGUAGE_KEY, loadLocale } from './i18n/i18n.ts';
import { keepTyped } from './search/typed-before.ts';
import { answerOfServerRendering, takeStartFacts, timeout } from './server-rendered/take-over.ts';
import { App } from './shell/app.tsx';

const RELOADED_KEY = 'homedex.reloaded';

// A page that was open during an upgrade may request a file that no longer exists. The page is then reloaded once.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED_KEY) !== null) return;
  sessionStorage.setItem(RELOADED_KEY, 'yes');
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no element with the id "root"');
if (root.querySelector('.server-rendered') !== null && !takeStartFacts())
  await Promise.race([answerOfServerRendering(), timeout()]);
await loadLocale(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
keepTyped(root);
// Effects of an input run before the next event, as in React, and not after the next frame. TanStack Query passes the values of a form on
// in an effect, so an Enter right after a pasted text would send the text before it.
options.requestAnimationFrame = queueMicrotask;
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
