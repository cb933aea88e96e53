import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type HtmlEvents, scanHtml } from './scan-html.ts';

const rawTextTags = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes']);

/** Events as lines; neighbouring texts joined, since where a text is cut does not matter. */
class Recorder {
  readonly lines: string[] = [];
  add(kind: string, value: string): void {
    const last = this.lines.at(-1);
    if (kind === 'text' && last?.startsWith('text ')) this.lines[this.lines.length - 1] = last + value;
    else this.lines.push(`${kind} ${value}`);
  }
}

function ours(html: string): string[] {
  const recorder = new Recorder();
  let tag: string[] = [];
  const events: HtmlEvents = {
    openTagName: (start, end) => {
      tag = [html.slice(start, end).toLowerCase()];
    },
    attributeName: (start, end) => void tag.push(`${html.slice(start, end).toLowerCase()}=`),
    attributeValue: (start, end) => {
      tag[tag.length - 1] += html.slice(start, end);
    },
    openTagEnd: () => {
      recorder.add('open', tag.join(' '));
      return rawTextTags.has(tag[0] ?? '') ? (tag[0] ?? '') : '';
    },
    closeTag: (start, end) => recorder.add('close', html.slice(start, end).toLowerCase()),
    text: (start, end) => recorder.add('text', html.slice(start, end)),
    wantsMore: () => true,
  };
  scanHtml(html, events);
  return recorder.lines;
}

function reference(html: string): string[] {
  const recorder = new Recorder();
  let tag: string[] = [];
  const end = () => recorder.add('open', tag.join(' '));
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (start, stop) => {
        tag = [html.slice(start, stop).toLowerCase()];
      },
      onattribname: (start, stop) => void tag.push(`${html.slice(start, stop).toLowerCase()}=`),
      onattribdata: (start, stop) => {
        tag[tag.length - 1] += html.slice(start, stop);
      },
      onattribend: () => {},
      onattribentity: () => {},
      onopentagend: end,
      onselfclosingtag: end,
      onclosetag: (start, stop) => recorder.add('close', html.slice(start, stop).toLowerCase()),
      ontext: (start, stop) => recorder.add('text', html.slice(start, stop)),
      ontextentity: () => {},
      oncomment: () => {},
      oncdata: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return recorder.lines;
}

const pieces = fc.constantFrom(
  '<div>',
  '</div>',
  '<a href="x">',
  "<a href='y' b>",
  '<a href=z>',
  '<br/>',
  '<img src = "a" alt>',
  '<p class=x id="y">',
  '</p >',
  '</A>',
  '<B>',
  'text',
  ' ',
  '\n',
  'a < b',
  '<',
  '>',
  '&amp;',
  '"',
  "'",
  '=',
  '/',
  '<!doctype html>',
  '<!-- c -->',
  '<!-- > -->',
  '<!-->',
  '<?php x ?>',
  '<!x>',
  '</>',
  '</ x>',
  '<script>',
  '</script>',
  '<script>a<b</script>',
  '<style>p{}</style>',
  '<title>t&amp;u</title>',
  '<textarea><b></textarea>',
  '<x-y z:w="1">',
  '<a\n\tb\r\n=c>',
  '<a b= >',
  '<a =b>',
  '<1>',
  '<a/b>',
);

describe('page scanner', () => {
  it('reports the same tags, attributes and texts as htmlparser2 on any mix of markup', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        // What the end of the page cuts off has a separate test.
        const html = `${parts.join('')}<p>`;
        expect(ours(html)).toEqual(reference(html));
      }),
      { numRuns: 1500 },
    );
  });

  it('takes everything in a script up to its closing tag as text', () => {
    expect(ours('<script>if (a</b/.test(x)) "</scripty>"</SCRIPT ><p>')).toEqual([
      'open script',
      'text if (a</b/.test(x)) "</scripty>"',
      'close script',
      'open p',
    ]);
  });

  it('drops a tag that is cut off by the end of the page', () => {
    expect(ours('a<p class="x')).toEqual(['text a']);
  });
});
