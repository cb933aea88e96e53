import { fetchValkey, type RunningValkey, startValkey } from '../../cluster/valkey/start-valkey.ts';
import { freePort } from './free-port.ts';

let answer: { readonly whyNot: string | undefined } | undefined;

/** Why no Valkey runs on this machine; undefined when one does. Found out once: where it cannot be had, that takes a while. */
export function whyNoValkey(): string | undefined {
  answer ??= { whyNot: tryFetching() };
  return answer.whyNot;
}

function tryFetching(): string | undefined {
  try {
    fetchValkey();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const TRIES = 3;

/** On a port of its own; if it was taken meanwhile, another is tried. */
export async function startRealValkey(): Promise<RunningValkey & { readonly port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      return { ...(await startValkey(port)), port };
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}
