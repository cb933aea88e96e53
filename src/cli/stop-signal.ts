/** Aborts on the first Ctrl-C or SIGTERM, so that work ends cleanly; a second one ends the process immediately. */
export function listenForStop(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const release = () => {
    for (const name of names) process.off(name, stop);
  };
  const stop = () => {
    process.stderr.write('\nhomedex: stopping after the current pages; press again to stop immediately\n');
    controller.abort();
    release();
  };
  for (const name of names) process.on(name, stop);
  return { signal: controller.signal, release };
}
