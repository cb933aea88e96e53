import type { Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import { employeesInText } from './employees-in-text.ts';

/** The number of employees that structured data declares or the page states. */
export const findEmployeeCount: Heuristic = (page, { company_name }) => {
  for (const node of page.jsonLd) {
    const employees = employeeCount(node.properties.numberOfEmployees);
    if (employees !== null)
      return [{ column: 'employee_count', value: employees, evidence: 'JSON-LD numberOfEmployees' }];
  }
  const stated = employeesInText(page.blocks, company_name);
  return stated === null ? [] : [{ column: 'employee_count', value: stated, evidence: 'text' }];
};

/** A number, or a QuantitativeValue with `value` or `minValue`. */
function employeeCount(property: unknown): number | null {
  const quantity =
    typeof property === 'object' && property !== null && !Array.isArray(property)
      ? (property as { value?: unknown; minValue?: unknown })
      : null;
  const count = Number(
    (jsonLdText(quantity === null ? property : (quantity.value ?? quantity.minValue)) ?? '').replace(
      /[\s,.](?=\d{3}\b)|\+$/g,
      '',
    ),
  );
  return Number.isInteger(count) && count > 0 && count < 5_000_000 ? count : null;
}
