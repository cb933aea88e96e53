export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * A mail as an HTML page in the style of the others, derived from its text alone, so that both parts always say the same. A label followed
 * by an address on its own line becomes a button, an address alone becomes a link, and everything else stays text. Mail programs support
 * few styles, so it uses few.
 */
export const mailPage = ({ subject, text }: Pick<Mail, 'subject' | 'text'>): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
body { margin: 0; padding: 24px 12px; background: #f3f3ee; color: #1a1d19; font: 16px/1.5 system-ui, "Segoe UI", Arial, sans-serif; }
.sheet { max-width: 520px; margin: 0 auto; padding: 24px 28px 16px; border: 1px solid #e2e2da; border-radius: 10px; background: #ffffff; overflow-wrap: anywhere; overflow: hidden; }
.brand { margin: 0; font-weight: 600; color: #0b6b5d; }
h1 { font-size: 22px; line-height: 1.25; letter-spacing: -0.01em; margin: 20px 0 16px; }
.button { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #0b6b5d; color: #ffffff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid #0b6b5d; outline-offset: 2px; }
.small { font-size: 13px; color: #575c54; }
.small a { color: #0b6b5d; }
@media (prefers-color-scheme: dark) {
body { background: #0d0f0d; color: #e8ebe5; }
.sheet { background: #1a1d1a; border-color: #2b2f2b; }
.brand, .small a { color: #63cdb7; }
.button { background: #63cdb7; color: #05201a; }
.small { color: #a4aa9f; }
}
</style>
</head>
<body>
<div class="sheet">
<p class="brand">Homedex</p>
<h1>${escaped(subject)}</h1>
${text
  .trim()
  .split(/\n{2,}/)
  .map(paragraph)
  .join('\n')}
</div>
</body>
</html>
`;

function paragraph(block: string): string {
  if (isAddress(block)) return `<p><a href="${escaped(block)}">${escaped(block)}</a></p>`;
  const [label = '', address = '', ...more] = block.split('\n');
  if (more.length === 0 && label.endsWith(':') && isAddress(address)) {
    const href = escaped(address);
    return `<p><a class="button" href="${href}">${escaped(label.slice(0, -1))}</a></p>
<p class="small"><a href="${href}">${href}</a></p>`;
  }
  return `<p>${block.split('\n').map(line).join('<br>\n')}</p>`;
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Indentation is preserved. */
const line = (text: string): string =>
  text.startsWith('  ') ? `&emsp;${escaped(text.trim())}` : escaped(text);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
