export const crawlIndexOption = {
  type: 'string',
  takes: 'FOLDER',
  help: "The crawl's Parquet index, if it was downloaded before.",
} as const;
