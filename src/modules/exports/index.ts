/**
 * Exports: profiles as files, streamed as they are made. Memory stays flat however many rows there are, a reader that goes
 * away stops the work, and a paid export costs exactly the rows that its reader's connection took.
 * Start with profile-rows.ts for the formats and search-download.ts for the simplest download.
 */

export { csvRow } from './csv.ts';
export { downloadColumns } from './download-columns.ts';
export { createDownloadTickets, type DownloadTickets } from './download-tickets.ts';
export { createListExport, type ListExport } from './list-export.ts';
export { type RowWriter, rowFormats, rowWriter } from './profile-rows.ts';
export { createSavedCompaniesExport, type SavedCompaniesExport } from './saved-companies-export.ts';
