import { TASK_KEY } from '../api/first-request.ts';

/**
 * What the user was doing when they left to sign in or register: the address and the open overlay. It continues there afterwards, even in a
 * tab that a mailed link opens.
 */
export interface Task {
  readonly address: string;
  readonly layer: string;
  readonly at: number;
}

/** A mailed link is valid for as long. */
const VALID_MS = 24 * 3_600_000;

const entrances = /^\/app\/(?:sign-in|register|password)(?:[/?]|$)/;

let cameFrom = '/app';
let openLayer = '';

/** Called whenever the user goes to another page of the app. */
export function noteLeaving(from: string, to: string): void {
  if (entrances.test(to) && !entrances.test(from)) cameFrom = from;
}

/** Remembers the open overlay of the search page; '' if there is none. */
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

/** The layer that was open at this address when the user left to sign in, until the task is dropped. */
export function layerOfTask(address: string, now: number = Date.now()): string {
  const task = readTask(localStorage.getItem(TASK_KEY));
  return task?.address === address && now - task.at < VALID_MS ? task.layer : '';
}

/** Called when the user has continued at this address, so that the layer opens once. */
export function dropTask(address: string): void {
  if (readTask(localStorage.getItem(TASK_KEY))?.address === address) localStorage.removeItem(TASK_KEY);
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
