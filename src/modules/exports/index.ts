/**
 * Exports: profiles as files, streamed as they are generated. Memory use is independent of the number of rows, the work stops when the
 * reader disconnects, and a paid export costs exactly the rows that the reader's connection accepted.
 * Start with profile-rows.ts for the formats and search-download.ts for the simplest download.
 */

export { csvRow } from './csv.ts';
export { downloadColumns } from './download-columns.ts';
export { createDownloadTickets, type DownloadTickets } from './download-tickets.ts';
export { createListExport, type ListExport } from './list-export.ts';
export { type RowWriter, rowFormats, rowWriter } from './profile-rows.ts';
export { createSavedCompaniesExport, type SavedCompaniesExport } from './saved-companies-export.ts';
