import { TASK_KEY } from '../api/first-search.ts';

/**
 * What the reader was about to do when they went to sign in or to register: where they were and which overlay was open. It continues
 * there afterwards, also in the tab that a mailed link opens.
 */
export interface Task {
  readonly address: string;
  readonly layer: string;
  readonly at: number;
}

/** As long as a mailed link works. */
const VALID_MS = 24 * 3_600_000;

const entrances = /^\/app\/(?:sign-in|register|password)(?:[/?]|$)/;

let cameFrom = '/app';
let openLayer = '';

/** Whenever the reader goes to another page of the app. */
export function noteLeaving(from: string, to: string): void {
  if (entrances.test(to) && !entrances.test(from)) cameFrom = from;
}

/** The overlay of the search page, or ''. */
export const noteLayer = (layer: string): void => {
  openLayer = layer;
};

/** Where to continue after signing in. */
export const addressOfTask = (): string => {
  const here = location.pathname + location.search;
  return entrances.test(here) ? cameFrom : here;
};

export function keepTask(now: number = Date.now()): void {
  const task: Task = { address: addressOfTask(), layer: openLayer, at: now };
  localStorage.setItem(TASK_KEY, JSON.stringify(task));
}

/** The layer that was open here when the reader left to sign in; once. */
export function takeLayer(address: string, now: number = Date.now()): string {
  const task = readTask(localStorage.getItem(TASK_KEY));
  if (task?.address !== address) return '';
  localStorage.removeItem(TASK_KEY);
  return now - task.at < VALID_MS ? task.layer : '';
}

function readTask(text: string | null): Task | undefined {
  try {
    const task = JSON.parse(text ?? 'null') as Partial<Task> | null;
    return typeof task?.address === 'string' && typeof task.layer === 'string' && typeof task.at === 'number'
      ? (task as Task)
      : undefined;
  } catch {
    return undefined;
  }
}
