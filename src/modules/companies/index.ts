/**
 * Companies: what the index stores about one website.
 * The 178 columns are rows of one table (`columns/`). The profile type, its schema, the CSV header, labels,
 * `GET /columns` and the documentation derive from it, so that a column exists everywhere or nowhere.
 * Start with `columns/registry.ts`.
 */

export type { ColumnType } from './columns/column.ts';
export { columnReference, type FillRates } from './columns/column-reference.ts';
export {
  blankProfile,
  type CompanyProfile,
  companyProfileSchema,
  isFilled,
  type KnownColumns,
  unknownProfile,
} from './columns/company-profile.ts';
export {
  type Column,
  type ColumnGroup,
  type ColumnName,
  columnNames,
  columns,
  describedColumns,
} from './columns/registry.ts';
export type { CompanyStore } from './company-store.ts';
export { DomainTable, readDomainColumn, type TableRow } from './domain-column.ts';
export { describeEvidence } from './evidence/describe-evidence.ts';
export type { ProfileEvidence } from './evidence/profile-evidence.ts';
export {
  type FoundIdentifier,
  IDENTIFIER_VALUE_CHARACTERS_MAX,
  type Identifier,
  type IdentifierFind,
  type IdentifierKind,
  identifierKinds,
  identifierOfPath,
  identifierPath,
  identifierText,
  parseIdentifier,
  spelledIdentifier,
} from './identifiers/identifier-kinds.ts';
export { identifierReference } from './identifiers/identifier-reference.ts';
export { notIndexed } from './not-indexed.ts';
export { recordProfileView, savingParameters } from './profile-view.ts';
