import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { samplePage } from './sample-page.fixture.ts';

const parse = (html: string) => parsePage(samplePage(html));
const visible = (html: string) => parse(html).blocks.map(({ text }) => text);

describe('title and metas', () => {
  it('reads the title as a browser shows it', () => {
    expect(parse('<title>\n Caf&eacute; &amp;\n  Bar&#33; </title>').title).toBe('Café & Bar!');
  });

  it('uses the first title and never that of an SVG', () => {
    expect(parse('<svg><title>Icon</title></svg><title>Shop</title><title>Other</title>').title).toBe('Shop');
    expect(parse('<p>no title</p>').title).toBeNull();
  });

  it('keeps every content of a meta, names in lower case', () => {
    const { metas } = parse(
      '<META NAME="Description" CONTENT="a &quot;b&quot;"><meta property=og:image content=x><meta property=og:image content=y>',
    );
    expect(metas.get('description')).toEqual(['a "b"']);
    expect(metas.get('og:image')).toEqual(['x', 'y']);
  });
});

describe('visible text', () => {
  it('is split into blocks, with inline elements joined and line breaks collapsed', () => {
    expect(visible('<p>One <b>two</b>,<i> three</i></p><div>four<br>five</div>')).toEqual([
      'One two, three',
      'four',
      'five',
    ]);
  });

  it.each([
    '<div style="display: none">casino</div>',
    '<div style="position:absolute;left:-9999px">casino</div>',
    '<span style="font-size:0">casino</span>',
    '<div style="height:1px;overflow:hidden">casino</div>',
    '<p hidden>casino</p>',
    '<template>casino</template>',
    '<noscript>casino</noscript>',
    '<style>.x1{position:absolute;left:-9000px}</style><div class="a x1">casino</div>',
  ])('skips invisible text: %s', (html) => {
    const page = parse(`<body><p>Bakery</p>${html}<p>Bread</p>`);
    expect(page.blocks.map(({ text }) => text)).toEqual(['Bakery', 'Bread']);
    expect(page.hiddenBlocks.map(({ text }) => text)).toEqual(['casino']);
  });

  it('skips scripts, styles, select options and SVGs', () => {
    expect(
      visible(
        '<script>var a="<p>x</p>"</script><style>p{}</style><select><option>France</select><svg><text>t</text></svg><p>ok',
      ),
    ).toEqual(['ok']);
  });

  it('shows text again after a hidden paragraph that is never closed', () => {
    expect(visible('<p style="display:none">no<div>yes</div>')).toEqual(['yes']);
  });

  it('recognises header, navigation, main part and footer by element, role and class', () => {
    const html =
      '<div id="header">h</div><ul class="main-menu nav"><li>n</li></ul><main>m<footer>article</footer></main><div class="site-footer">f</div>';
    expect(parse(html).blocks.map(({ region }) => region)).toEqual([
      'header',
      'nav',
      'main',
      'main',
      'footer',
    ]);
  });

  it('works without html, head and body elements', () => {
    expect(visible('<title>t</title><meta name=a content=b>Hello')).toEqual(['Hello']);
  });
});

describe('links', () => {
  it('resolves targets against the base element', () => {
    const { anchors } = parse(
      '<base href="/shop/"><a href="a.html">A</a><a href="/b">B</a><a href="//x.org/c">C</a><a href="../d">D</a><a href="mailto:a@b.c">E</a>',
    );
    expect(anchors.map(({ href }) => href)).toEqual([
      'https://www.example.com/shop/a.html',
      'https://www.example.com/b',
      'https://x.org/c',
      'https://www.example.com/d',
      'mailto:a@b.c',
    ]);
  });

  it('names a link by its text, else its image, else its label', () => {
    const { anchors } = parse(
      '<a href=1>One <b>1</b></a><a href=2><img alt="Two"></a><a href=3 aria-label="Three"><i class="fa fa-x"></i></a>',
    );
    expect(anchors.map(({ text }) => text)).toEqual(['One 1', 'Two', 'Three']);
    expect(anchors[2]?.classes).toContain('fa-x');
  });

  it('decodes entities in targets', () => {
    expect(parse('<a href="/?a=1&amp;b=2">x</a>').anchors[0]?.href).toBe('https://www.example.com/?a=1&b=2');
  });
});

describe('structured data', () => {
  it('flattens JSON-LD graphs and tolerates errors of generators', () => {
    const block =
      '<script type="application/ld+json">//<![CDATA[\n{"@graph":[{"@type":["Organization","http://schema.org/Store"],"name":"A\nB","address":{"@type":"PostalAddress"},},]}\n//]]></script>';
    const { jsonLd } = parse(block);
    const types = jsonLd.map((node) => node.types);
    expect(types).toContainEqual(['Organization', 'Store']);
    expect(jsonLd.find((node) => node.types.includes('PostalAddress'))?.parentProperty).toBe('address');
  });

  it('ignores JSON-LD that is beyond repair', () => {
    expect(parse('<script type="application/ld+json">{"a": </script>').jsonLd).toEqual([]);
  });

  it('reads microdata items with their properties', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/LocalBusiness"><h1 itemprop="name">Bakery</h1><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Leeds</span></div><a itemprop="url" href="/x">y</a></div>';
    const { microdata } = parse(html);
    expect(microdata.map(({ type, parentProperty }) => [type, parentProperty])).toEqual([
      ['LocalBusiness', null],
      ['PostalAddress', 'address'],
    ]);
    expect(microdata[0]?.properties.get('name')).toEqual(['Bakery']);
    expect(microdata[0]?.properties.get('url')).toEqual(['https://www.example.com/x']);
    expect(microdata[1]?.properties.get('addressLocality')).toEqual(['Leeds']);
  });
});

describe('forms and elements', () => {
  it('keeps inputs with their form, and loose ones as a separate form', () => {
    const { forms } = parse(
      '<form action="/send" class="wpcf7"><input type=email name=mail><textarea name=msg></textarea><button>Send</button></form><input name=q>',
    );
    expect(forms.map(({ inputs }) => inputs.map(({ type }) => type))).toEqual([
      ['email', 'textarea'],
      ['text'],
    ]);
    expect(forms[0]?.action).toBe('https://www.example.com/send');
  });

  it('indexes ids and class tokens', () => {
    const { elements } = parse('<div id=app class="a  b"></div>');
    expect([...elements.classTokens]).toEqual(['a', 'b']);
    expect(elements.ids.has('app')).toBe(true);
  });
});

describe('hostile pages', () => {
  it('survives nesting a thousand times deeper than any real page', () => {
    const page = parse(`<title>t</title>${'<div>'.repeat(200_000)}deep`);
    expect(page.title).toBe('t');
  });

  it('keeps lists short however long the page', () => {
    const page = parse('<a href=x>y</a><h1>z</h1><button>b</button>'.repeat(6_000));
    expect(page.anchors).toHaveLength(5000);
    expect(page.headings).toHaveLength(1000);
    expect(page.buttons).toHaveLength(500);
  });
});

describe('cards', () => {
  const card =
    '<div class="vcard" style="display:none"><b class="fn org">Kvarnby</b> <i class="tel">030 901820</i> <a class="email" href="mailto:a@example.com">Mail</a></div>';

  it('are read as microdata, even if invisible', () => {
    const [item] = parse(card).microdata;
    expect(item?.type).toBe('Organization');
    expect(Object.fromEntries(item?.properties ?? [])).toMatchObject({
      name: ['Kvarnby'],
      telephone: ['030 901820'],
    });
  });

  it('of authors and comments are not the company, and classes outside of cards are ordinary names', () => {
    expect(parse('<span class="author vcard"><i class="fn org">Ann</i></span>').microdata).toEqual([]);
    expect(parse('<p class="tel">030 901820</p>').microdata).toEqual([]);
  });
});
