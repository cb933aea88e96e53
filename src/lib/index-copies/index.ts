/**
 * Copies of an embedded text index for machines that only read. One writer publishes the files of its index, which never change, and a list
 * of them to a folder. Readers fetch the files they do not have yet from that folder, or from wherever it is served, compare every file
 * with its checksum and switch to the newer index. Start with copy-list.ts.
 */
export { openCopyStore } from './copy-store.ts';
export { type FollowedIndex, followCopies } from './follow-copies.ts';
export { CopyIsReadOnly } from './following-index.ts';
export { publishCopy } from './publish-copy.ts';
