import { useMutation } from '@tanstack/react-query';
import { requireSignIn } from '../shell/sign-in-request.ts';
import { HomedexError } from './api.ts';
import { expireToken, readToken } from './session.ts';

/**
 * An action of the user. If it needs an account, the sign-in dialog comes first. The action keeps its own error, so that the page can show
 * it next to the action.
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

/** The user closed the sign-in dialog, which is not shown as a failure. */
export class NotSignedIn extends Error {}
