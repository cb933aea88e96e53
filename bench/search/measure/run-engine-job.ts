import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BuildJob, BuildReport, EngineJob, ServeJob, ServeReport } from './engine-job.ts';

type ChildMessage = { report: unknown } | { problem: string } | { progress: string };

/** Runs one job in its own process and resolves with its report. */
export function runEngineJob(job: BuildJob, onProgress: (step: string) => void): Promise<BuildReport>;
export function runEngineJob(job: ServeJob, onProgress: (step: string) => void): Promise<ServeReport>;
export function runEngineJob(job: EngineJob, onProgress: (step: string) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=6144'],
    });
    child.on('message', (message: ChildMessage) => {
      if ('report' in message) resolve(message.report);
      else if ('problem' in message) reject(new Error(`${job.engine} ${job.phase}: ${message.problem}`));
      else onProgress(message.progress);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`${job.engine} ${job.phase} ended without a report (${signal ?? code})`)),
    );
    child.send(job);
  });
}
