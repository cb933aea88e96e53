import { readDomainColumn } from '../../companies/index.ts';
import { defineRoute } from './define-route.ts';
import { ImportOutcome } from './import-outcome.ts';

export const postImportCsv = defineRoute({
  method: 'POST',
  path: '/admin/domains/import-csv',
  tag: 'Administration',
  summary: 'Import domains from a CSV file; new ones are queued for crawling',
  access: 'admin',
  bucket: 'guard',
  upload: {
    fileBytesMax: 64_000_000,
    description: 'CSV with a domain, website or url column, or one domain per line.',
  },
  answer: ImportOutcome,
  handler: ({ file, services }) => services.domainImport.add(readDomainColumn(file.content), 'import-csv'),
});
