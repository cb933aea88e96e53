import { LINK_PLACE, type NewMail } from '../../../platform/mail/mail-queue.ts';

/** The mails that people get about their account. A link stands alone on its line. */
export const registrationMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'Complete your Homedex registration',
  text: `Welcome to Homedex.

Open this link to complete your registration. It works once, within 24 hours:

${LINK_PLACE}

If you did not register, do not open it: nothing happens without the link. If the page asks for a password, choose one that only you know.
`,
});

export const knownAddressMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'You already have a Homedex account',
  text: `Somebody, probably you, registered this address at Homedex again.

You already have an account, and nothing about it has changed. Sign in with your password, or with this link, once, within 24 hours:

${LINK_PLACE}

If it was not you, there is nothing to do.
`,
});

export const signInMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'Your link to sign in to Homedex',
  text: `Open this link to sign in. It works once, within 24 hours:

${LINK_PLACE}

If you did not ask for it, there is nothing to do.
`,
});

export const PASSWORD_RESET_SUBJECT = 'Choose a new Homedex password';

export const passwordResetMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: PASSWORD_RESET_SUBJECT,
  text: `Open this link to choose a new password. It works once, within 24 hours:

${LINK_PLACE}

If you did not ask for it, there is nothing to do: your password stays as it is.
`,
});

export const passwordChangedMail = (to: string, areKeysRevoked: boolean): NewMail => ({
  to,
  subject: 'Your Homedex password was changed',
  text: `The password of your Homedex account was changed, and all other sessions were ended. ${areKeysRevoked ? 'All API keys were revoked.' : 'API keys still work.'}

If it was not you, ask for a new password at once on the sign-in page ("forgot password"); that also revokes your API keys.
`,
});

export const accountDeletedMail = (to: string): NewMail => ({
  to,
  subject: 'Your Homedex account was deleted',
  text: `Your Homedex account and everything that belonged to it has been deleted. This cannot be undone.

This is the last mail about it.
`,
});
