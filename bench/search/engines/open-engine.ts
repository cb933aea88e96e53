import { join } from 'node:path';
import type { BenchEngine, EngineName } from './engine.ts';
import { fts5Engine } from './fts5.ts';
import { homedexEngine } from './homedex.ts';
import { measuredInProcess } from './in-process.ts';
import { startLucene } from './lucene.ts';
import { programEngine } from './program.ts';
import { startTantivy } from './tantivy.ts';

/** An engine with its files below the given directory. */
export function benchEngine(name: EngineName, directory: string, workers: number): BenchEngine {
  const own = join(directory, name);
  switch (name) {
    case 'homedex':
      return measuredInProcess(homedexEngine(own, workers));
    case 'fts5':
      return measuredInProcess(fts5Engine(own));
    case 'lucene':
      return programEngine(own, startLucene);
    case 'tantivy':
      return programEngine(own, startTantivy);
  }
}
