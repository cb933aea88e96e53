/** A small homepage with enough words to count as one. */
export const homepage = ({ name, text = '' }: { readonly name: string; readonly text?: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="description" content="${name} makes things by hand in small numbers."></head>
<body><h1>${name}</h1>
<p>${name} has made things by hand for thirty years, in a workshop between the river and the old market hall. People come to
us because what we make lasts, because they can talk to those who make it, and because nothing leaves the house that we would
not keep ourselves. We deliver within the city by bicycle, and by post to everybody else.</p>
<h2>What we offer</h2><ul><li>Single pieces made to measure</li><li>Small series for shops and restaurants</li>
<li>Repairs of what we made, for as long as we are here</li></ul>
<p>Visit the workshop from Monday to Friday between nine and five, or write to us. ${text}</p>
<footer>hello@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.com</footer></body></html>`;
