/** Bulk jobs that were started in this browser, so that users can return to them after closing the page. */
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
