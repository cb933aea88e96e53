import { startFirstSearch } from './api/first-search.ts';
import { startAppAfterFirstSight } from './first-sight/start-app.ts';

/**
 * Runs before the first paint, on every page: the chosen theme, so that nothing flashes, and the first search, so that its answer
 * travels while the app is still being read. Where storage is forbidden a page works with what the browser prefers.
 */
try {
  const theme = localStorage.getItem('homedex.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  startFirstSearch();
} catch {
  // Storage may be forbidden; the app says what else does not work.
}
startAppAfterFirstSight();
