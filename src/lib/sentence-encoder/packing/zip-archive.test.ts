import { expect, test } from 'vitest';
import { ModelDamaged } from '../errors.ts';
import { zip } from '../tiny-wheel.fixture.ts';
import { ZipArchive } from './zip-archive.ts';

const content = Buffer.from('some text, some text');
const archive = zip([
  ['first', Buffer.from('another')],
  ['folder/second', content],
]);

test('files are read by their names', () => {
  const files = new ZipArchive(Buffer.concat([archive, Buffer.from('a comment')]), 100);
  expect(files.names()).toEqual(['first', 'folder/second']);
  expect(files.read('folder/second')).toEqual(content);
  expect(() => files.read('third')).toThrow('no file third');
});

test('a file that is not what the list of files states, or is too large, is refused', () => {
  const list = archive.indexOf('PK\u0001\u0002');
  // Its checksum and its length.
  for (const at of [list + 16, list + 24]) {
    const changed = Buffer.from(archive);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => new ZipArchive(changed, 100).read('first')).toThrow(ModelDamaged);
  }
  expect(() => new ZipArchive(archive, content.length - 1).read('folder/second')).toThrow('too large');
});
