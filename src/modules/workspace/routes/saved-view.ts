import { z } from 'zod';
import { nearestNames } from '../../../lib/nearest-names.ts';
import { searchParameters, seenParameter, sortParameter } from '../../search/index.ts';
import type { SavedView as StoredView } from '../saved-views.ts';
import { listName } from './company-list.ts';

const PARAMS_LENGTH_MAX = 8_000;

/** `view` is the layout of the app. */
const paramNames = [...Object.keys({ ...searchParameters, ...seenParameter, ...sortParameter }), 'view'];

/** A misspelt filter must not become a view of everything. */
function unknownParam(name: string): string {
  const [nearest] = nearestNames(name, paramNames, 1);
  const advice = nearest === undefined ? `use ${paramNames.join(', ')}` : `did you mean '${nearest}'?`;
  return `'${name}' is not a parameter of a search; ${advice}`;
}

const params = z
  .record(z.string().max(50), z.union([z.string().max(4_000), z.array(z.string().max(4_000)).max(30)]))
  .describe(
    'Parameters of `/search` or `/companies` by name, a repeated one as a list, at most 8,000 characters together. Unknown names are refused; `view` is the layout in the app.',
  )
  .transform((given, context) => {
    const unknown = Object.keys(given).find((name) => !paramNames.includes(name));
    if (unknown !== undefined) {
      context.addIssue({ code: 'custom', message: unknownParam(unknown), path: [unknown] });
      return z.NEVER;
    }
    if (JSON.stringify(given).length <= PARAMS_LENGTH_MAX) return given;
    context.addIssue({ code: 'custom', message: 'the parameters are longer than 8,000 characters' });
    return z.NEVER;
  });
const columns = z.array(z.string().max(100)).max(200).describe('Columns of the table, in their order.');
const sort = z.string().max(100);

export const SavedViewRequest = z
  .object({ name: listName, params, columns: columns.default([]), sort: sort.default('') })
  .meta({ id: 'SavedViewRequest' });

export const SavedViewChange = z
  .object({
    name: listName.optional(),
    params: params.optional(),
    columns: columns.optional(),
    sort: sort.optional(),
  })
  .meta({ id: 'SavedViewChange' });

export const ViewContent = z.object({
  name: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  columns: z.array(z.string()),
  sort: z.string(),
});

export const SavedView = z
  .object({ id: z.int(), ...ViewContent.shape, is_shared: z.boolean(), created_at: z.string() })
  .meta({ id: 'SavedView' });

export const viewParameters = z.object({ view_id: z.int() });

/** Copies the read-only arrays and records, because those of the schema are mutable. */
export const presentView = ({
  columns: names,
  params: given,
  ...view
}: StoredView): z.input<typeof SavedView> => ({ ...view, columns: [...names], params: { ...given } });

export const ShareLink = z
  .object({ url: z.string().describe('Shown only now. A new link replaces it.') })
  .meta({ id: 'ShareLink' });
