/** Aborts at the first Ctrl-C or SIGTERM, so that work ends in order; the second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      process.stderr.write('\nhomedex: stopping after the pages at hand; once more to stop at once\n');
      controller.abort();
    });
  return controller.signal;
}
