export const table: Readonly<Record<string, string>> = {};
