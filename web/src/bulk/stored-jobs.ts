/** The look-ups that were started here, so that one can be taken up after the page was closed. */
interface KeptJob {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

const KEY = 'homedex.bulk-jobs';
const KEPT_MAX = 20;

export function keptJobs(): readonly KeptJob[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptJob[]) : [];
  } catch {
    return [];
  }
}

export const keepJob = (id: string, name: string): void =>
  localStorage.setItem(
    KEY,
    JSON.stringify([{ id, name, at: new Date().toISOString() }, ...keptJobs()].slice(0, KEPT_MAX)),
  );
