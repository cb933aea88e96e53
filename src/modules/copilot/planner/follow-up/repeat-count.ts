import type { CallArguments, PlannedCall } from '../call.ts';
import type { Request } from '../reading/request.ts';
import { filtersIn } from '../to-arguments.ts';

/** "And for Spain?" asks for the same distribution there, unless it is one of countries. */
export const countsAgain = (
  { args: { fields } }: PlannedCall,
  { roles }: Request,
  requested: CallArguments,
): boolean =>
  !roles.has('command') &&
  !roles.has('company') &&
  requested[fields === 'tech' ? 'technology' : String(fields)] === undefined &&
  !(fields === 'city' && filtersIn(requested).some((one) => one.startsWith('place:')));

export const withoutFacets = ({ fields: _fields, size: _size, ...searched }: CallArguments): CallArguments =>
  searched;
