/**
 * Evaluates React with the other libraries, in a file and a task of their own: a library in the CommonJS format is evaluated where it is
 * imported, which would add it to the task that evaluates the app.
 */
export { createRoot } from 'react-dom/client';
