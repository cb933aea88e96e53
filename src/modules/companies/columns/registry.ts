import { businessColumns } from './business.ts';
import type { ColumnRow } from './column.ts';
import { commerceColumns } from './commerce.ts';
import { contactColumns } from './contact.ts';
import { contentColumns } from './content.ts';
import { identityColumns } from './identity.ts';
import { labelOf } from './label.ts';
import { locationColumns } from './location.ts';
import { performanceColumns } from './performance.ts';
import { provenanceColumns } from './provenance.ts';
import { seoColumns } from './seo.ts';
import { socialColumns } from './social.ts';
import { technologyColumns } from './technology.ts';
import { trustColumns } from './trust.ts';

/** The groups in the order of the profile, the CSV header and the documentation. */
export const columnGroups = {
  identity: identityColumns,
  location: locationColumns,
  contact: contactColumns,
  social: socialColumns,
  content: contentColumns,
  seo: seoColumns,
  technology: technologyColumns,
  commerce: commerceColumns,
  trust: trustColumns,
  business: businessColumns,
  performance: performanceColumns,
  provenance: provenanceColumns,
} as const;

export type ColumnGroup = keyof typeof columnGroups;

export type RegisteredRow = (typeof columnGroups)[ColumnGroup][number];
export type ColumnName = RegisteredRow['name'];

export interface Column extends ColumnRow<ColumnName> {
  readonly group: ColumnGroup;
  /** How people see the column in tables and forms. */
  readonly label: string;
}

/** Every column of the company profile, in order. */
export const columns: readonly Column[] = (Object.keys(columnGroups) as ColumnGroup[]).flatMap((group) =>
  columnGroups[group].map((row) => ({ ...row, group, label: labelOf(row.name) })),
);

/** What clients are told of every column. */
export const describedColumns = columns.map(({ name, type, group, label, description, filterable }) => ({
  name,
  type,
  group,
  label,
  description,
  filterable,
}));

/** The CSV header and the key order of a profile. */
export const columnNames: readonly ColumnName[] = columns.map((column) => column.name);
