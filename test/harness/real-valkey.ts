import { fetchValkey, type RunningValkey, startValkey } from '../../cluster/valkey/start-valkey.ts';
import { freePort } from './free-port.ts';

let answer: { readonly whyNot: string | undefined } | undefined;

/** Why Valkey cannot run on this machine; undefined if it can. Determined once, because that takes a while where it is unavailable. */
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

/** Starts it on a free port; if the port was taken in the meantime, tries another. */
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
