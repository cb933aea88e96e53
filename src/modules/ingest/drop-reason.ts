/** Why a page that was read did not reach the index, with a description for people. */
export const dropReasons = {
  not_html: 'not HTML',
  not_a_homepage: 'not a homepage',
  status: 'status not 200',
  empty: 'no text',
  duplicate: 'a newer page is indexed',
  too_large: 'too large',
  undecodable: 'undecodable',
  unreachable: 'could not be fetched',
  forgotten: 'must not be indexed',
  excluded: 'on the block list',
  extraction_failed: 'extraction failed',
} as const;

export type DropReason = keyof typeof dropReasons;
