import { parentPort } from 'node:worker_threads';
import { type ExtractTask, extractPage } from './extract-page.ts';

parentPort?.on('message', (task: ExtractTask) => parentPort?.postMessage(extractPage(task)));
parentPort?.postMessage('ready');
