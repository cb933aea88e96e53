import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * In one queue, each project in one piece, because vitest ends a process that files share as soon as the next file in its queue is of
 * another project. Within a project the longest files come first (vitest remembers how long they took; before it knows, the largest do),
 * or with `--sequence.shuffle` all in random order. vitest's own random order mixes the projects.
 */
export default class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (!shuffle) return super.sort(files);
    const place = ({ moduleId, project }: TestSpecification): string =>
      `${project.name} ${createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')}`;
    const places = new Map(files.map((file) => [file, place(file)]));
    return files.toSorted((a, b) => ((places.get(a) ?? '') < (places.get(b) ?? '') ? -1 : 1));
  }
}
