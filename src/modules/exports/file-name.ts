/** `homedex-book-a-demo.csv`: the query in characters that every file system accepts. */
export function fileNameFor(query: string, extension: string): string {
  const slug = query
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `homedex-${slug || 'export'}.${extension}`;
}
