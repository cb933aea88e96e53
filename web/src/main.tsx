import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
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
if (root.querySelector('.first-sight') !== null) await Promise.race([answerOfFirstSight(), patience()]);
await speak(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
keepTyped(root);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
