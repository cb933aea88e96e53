/** The transactional store that the text index and the vector index keep beside their segments. Start with `SqliteStore`. */
export { commitMarkName } from './commit-mark.ts';
export { type Row, SqliteStore } from './sqlite-store.ts';
