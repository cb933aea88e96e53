import { LINK_PLACEHOLDER, type NewMail } from '../../../platform/mail/mail-queue.ts';

/** The mails that people get about their account. A link is alone on its line. */
export const registrationMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'Complete your Homedex registration',
  text: `Welcome to Homedex.

Open this link to complete your registration. It works once, within 24 hours:

${LINK_PLACEHOLDER}

If this wasn't you, ignore this e-mail. If the page asks for a password, choose one that only you know.
`,
});

export const knownAddressMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'You already have a Homedex account',
  text: `Someone, probably you, signed up at Homedex with this address again.

You already have an account, and nothing about it has changed. Sign in with your password, or with this link, once, within 24 hours:

${LINK_PLACEHOLDER}

If this wasn't you, ignore this e-mail.
`,
});

export const signInMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: 'Your link to sign in to Homedex',
  text: `Open this link to sign in. It works once, within 24 hours:

${LINK_PLACEHOLDER}

If you didn't request this, ignore this e-mail.
`,
});

export const PASSWORD_RESET_SUBJECT = 'Choose a new Homedex password';

export const passwordResetMail = (to: string, linkId: string): NewMail => ({
  to,
  linkId,
  subject: PASSWORD_RESET_SUBJECT,
  text: `Open this link to choose a new password. It works once, within 24 hours:

${LINK_PLACEHOLDER}

If you didn't request this, ignore this e-mail: your password stays the same.
`,
});

export const passwordChangedMail = (to: string, areKeysRevoked: boolean): NewMail => ({
  to,
  subject: 'Your Homedex password was changed',
  text: `The password of your Homedex account was changed, and all other sessions were ended. ${areKeysRevoked ? 'All API keys were revoked.' : 'API keys still work.'}

If this wasn't you, reset your password right away on the sign-in page ("Forgot your password?"); that also revokes your API keys.
`,
});

export const accountDeletedMail = (to: string): NewMail => ({
  to,
  subject: 'Your Homedex account was deleted',
  text: `Your Homedex account and everything that belonged to it has been deleted. This cannot be undone.

This is the last mail about it.
`,
});
