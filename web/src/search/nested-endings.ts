/** Lists endings below those they belong to: `.co.il` is part of `.il`, and its companies are counted in both. */
export function nestEndings<Value extends { readonly value: string }>(
  values: readonly Value[],
): readonly (Value & { readonly isNested?: boolean })[] {
  const parentOf = ({ value }: Value): Value | undefined =>
    values.find((other) => other.value !== value && value.endsWith(`.${other.value}`));
  return values
    .filter((value) => parentOf(value) === undefined)
    .flatMap((parent) => [
      parent,
      ...values.filter((value) => parentOf(value) === parent).map((value) => ({ ...value, isNested: true })),
    ]);
}
