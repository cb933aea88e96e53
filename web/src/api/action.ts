import { useMutation } from '@tanstack/react-query';
import { requireSignIn } from '../shell/sign-in-request.ts';
import { HomedexError } from './api.ts';
import { expireToken, readToken } from './session.ts';

/**
 * Something a reader does. Who is not signed in is asked to, over the page, and then it is done; a failure stays with the act,
 * where its page shows it.
 */
export function useAction<Input, Outcome>(
  run: (input: Input) => Promise<Outcome>,
  { needsAccount = true, ...options }: ActOptions<Input, Outcome> = {},
) {
  return useMutation({
    mutationFn: async (input: Input) => {
      if (needsAccount && readToken() === null && !(await requireSignIn())) throw new NotSignedIn();
      try {
        return await run(input);
      } catch (error) {
        if (!needsAccount || !(error instanceof HomedexError && error.status === 401)) throw error;
        const token = readToken();
        if (token !== null) expireToken(token);
        if (!(await requireSignIn())) throw new NotSignedIn();
        return run(input);
      }
    },
    ...options,
  });
}

interface ActOptions<Input, Outcome> {
  readonly needsAccount?: boolean;
  readonly onSuccess?: (outcome: Outcome, input: Input) => unknown;
}

/** The reader closed the sign-in, which is no failure to tell anybody about. */
export class NotSignedIn extends Error {}
