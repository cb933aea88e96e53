/** A number with its noun, for output in English that is not translated: "1 page", "2 pages". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
