import { expect, it } from 'vitest';
import { offscreenClasses } from './visibility.ts';

it('classes are found whose own rule moves them off-screen', () => {
  const sheet = `.shown{left:-12px;z-index:-1000}.skip-link { position:absolute; left: -9999px }
    nav .far{text-indent:-5000em}.far:hover{left:0}#id{top:-1000px}
    @media print{.print{margin-left:-2000px}}.right{color:red;right:-1000px;top:-1000px}`;
  expect(offscreenClasses(sheet)).toEqual(['skip-link', 'far', 'print', 'right']);
});

it('a rule that is cut off, has no class or is longer than any written one names no class', () => {
  expect(offscreenClasses('.a{left:-9999px')).toEqual([]);
  expect(offscreenClasses('left:-9999px}.b{color:red}')).toEqual([]);
  expect(offscreenClasses(`.c{${' '.repeat(400)}left:-9999px}`)).toEqual([]);
  expect(offscreenClasses(`.${'d'.repeat(61)}{left:-9999px}`)).toEqual([]);
});
