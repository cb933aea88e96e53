import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api/questions.ts';
import { answerOfFirstSight, patience } from './first-sight/take-over.ts';
import { keepTyped } from './search/typed-before.ts';
import { App } from './shell/app.tsx';
import { LANGUAGE_KEY, speak } from './words/words.ts';

const RELOADED_KEY = 'homedex.reloaded';

// A page that was open while the service was rebuilt may ask for a file that is gone: once, the new page is loaded instead.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED_KEY) !== null) return;
  sessionStorage.setItem(RELOADED_KEY, 'yes');
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the app');
const hasFirstSight = root.querySelector('.first-sight') !== null;
if (hasFirstSight) await Promise.race([answerOfFirstSight(), patience()]);
await speak(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
keepTyped(root);
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
// In pieces where nobody can have typed or pressed anything yet, so that a slow processor stays able to answer; in one where somebody can,
// so that no key falls between the page and the app.
if (hasFirstSight) draw();
else startTransition(draw);
