const SHOWN_MAX = 20;

/** Reports, once and before the work starts, which technology rules in the operator's folder are not used. */
export async function reportRefusedRules(fingerprintsDir: string | undefined): Promise<void> {
  if (fingerprintsDir === undefined) return;
  // Loaded only here, because the extractor is large and worker threads load their own.
  const { openExtractor } = await import('../modules/extraction/index.ts');
  const { refusedRules } = await openExtractor(fingerprintsDir);
  for (const { source, technology, reason } of refusedRules.slice(0, SHOWN_MAX))
    process.stderr.write(`homedex: rule rejected: ${source} ${technology}: ${reason}\n`);
  if (refusedRules.length > SHOWN_MAX)
    process.stderr.write(`homedex: and ${refusedRules.length - SHOWN_MAX} more rules rejected\n`);
}
