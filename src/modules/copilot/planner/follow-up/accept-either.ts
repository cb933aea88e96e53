import type { ArgumentValue, CallArguments } from '../call.ts';
import type { Request } from '../reading/request.ts';
import { anyTechnologyFilter, filtersIn, TECHNOLOGIES_COLUMN, toFilterArgument } from '../to-arguments.ts';

const EITHER = `${TECHNOLOGIES_COLUMN}:in:`;

/** A call and what a message asks for beside it. */
interface Parts {
  readonly args: Record<string, ArgumentValue>;
  readonly requested: CallArguments;
}

/** "Or WooCommerce" after "with Shopify": either is enough. After "without Shopify", neither is wanted. */
export function acceptEither({ args, requested }: Parts, { startsWithOr }: Request): Parts {
  const { technology: wanted, ...others } = requested;
  if (!startsWithOr || wanted === undefined) return { args, requested };
  const known = String(args.technology ?? '')
    .split(',')
    .filter((name) => name !== '');
  const either = filtersIn(args).find((one) => one.startsWith(EITHER));
  const named = either?.slice(EITHER.length).split(',') ?? known.slice(-1);
  if (named.length === 0)
    return args.not_technology === undefined
      ? { args, requested }
      : { args, requested: { ...others, not_technology: wanted } };
  const kept = either === undefined ? known.slice(0, -1) : known;
  const { technology: _technology, ...rest } = args;
  const filters = filtersIn(args).filter((one) => one !== either);
  return {
    args: {
      ...rest,
      ...(kept.length > 0 && { technology: kept.join(',') }),
      filter: toFilterArgument([...filters, anyTechnologyFilter([...named, ...String(wanted).split(',')])]),
    },
    requested: others,
  };
}
