/** The look-ups that were started here, so that one can be taken up after the page was closed. */
interface StoredJob {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

const KEY = 'homedex.bulk-jobs';
const STORED_MAX = 20;

export function storedJobs(): readonly StoredJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredJob[]) : [];
  } catch {
    return [];
  }
}

export const keepJob = (id: string, name: string): void =>
  localStorage.setItem(
    KEY,
    JSON.stringify([{ id, name, at: new Date().toISOString() }, ...storedJobs()].slice(0, STORED_MAX)),
  );
