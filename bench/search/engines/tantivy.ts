import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const projectDirectory = join(import.meta.dirname, '..', 'tantivy');

/** A sentence that says what is missing to build the Rust program, or undefined. */
export const missingForTantivy = (): string | undefined =>
  spawnSync('cargo', ['--version'], { stdio: 'ignore' }).status === 0 ? undefined : 'cargo is not installed';

/** Starts Tantivy, which answers commands over pipes. */
export function startTantivy(directory: string): ChildProcess {
  return spawn(buildTantivyProgram(), [directory], { stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Compiles the Rust program, which takes a few minutes the first time, and returns its path. */
export function buildTantivyProgram(): string {
  const cargo = spawnSync('cargo', ['build', '--release', '--quiet', '--target-dir', 'target'], {
    cwd: projectDirectory,
    encoding: 'utf8',
  });
  if (cargo.status !== 0) throw new Error(`building the Tantivy program failed: ${cargo.stderr}`);
  return join(projectDirectory, 'target', 'release', 'searchbench');
}
