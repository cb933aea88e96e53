import { allLocales, type Locale } from '../../../platform/locale.ts';
import { LINK_PLACEHOLDER, type NewMail } from '../../../platform/mail/mail-queue.ts';

interface LinkMail {
  readonly subject: string;
  /** Paragraphs before the link. The link has a line of its own, labelled with its action. */
  readonly opening: readonly string[];
  readonly action: string;
  readonly closing: string;
}

/** A mail with a link, in the language of the person who requested it. */
export type ComposeLinkMail = (locale: Locale, to: string, linkId: string) => NewMail;

const linkMail =
  (words: (locale: Locale) => LinkMail): ComposeLinkMail =>
  (locale, to, linkId) => {
    const { subject, opening, action, closing } = words(locale);
    const blocks = [...opening, `${action}:\n${LINK_PLACEHOLDER}`, closing];
    return { to, linkId, subject, text: `${blocks.join('\n\n')}\n` };
  };

export const registrationMail = linkMail(({ t }) => ({
  subject: t('Complete your Homedex registration'),
  opening: [
    t('Welcome to Homedex.'),
    t('Open this link to complete your registration. It works once, within 24 hours.'),
  ],
  action: t('Complete registration'),
  closing: t(
    'If this wasn’t you, ignore this e-mail. If the page asks for a password, choose one that only you know.',
  ),
}));

export const knownAddressMail = linkMail(({ t }) => ({
  subject: t('You already have a Homedex account'),
  opening: [
    t('Someone, probably you, signed up for Homedex with this address again.'),
    t(
      'You already have an account, and nothing about it has changed. Sign in with your password or with this link, which works once, within 24 hours.',
    ),
  ],
  action: t('Sign in'),
  closing: t('If this wasn’t you, ignore this e-mail.'),
}));

export const signInMail = linkMail(({ t }) => ({
  subject: t('Your Homedex sign-in link'),
  opening: [t('Open this link to sign in. It works once, within 24 hours.')],
  action: t('Sign in'),
  closing: t('If this wasn’t you, ignore this e-mail.'),
}));

const resetSubject = ({ t }: Locale): string => t('Choose a new Homedex password');

/** The mail queue recognises mails of password resets by these subjects. */
export const passwordResetSubjects: readonly string[] = allLocales.map(resetSubject);

export const passwordResetMail = linkMail((locale) => ({
  subject: resetSubject(locale),
  opening: [locale.t('Open this link to choose a new password. It works once, within 24 hours.')],
  action: locale.t('Choose a new password'),
  closing: locale.t('If this wasn’t you, ignore this e-mail: your password stays the same.'),
}));

export const passwordChangedMail = ({ t }: Locale, to: string, areKeysRevoked: boolean): NewMail => ({
  to,
  subject: t('Your Homedex password was changed'),
  text: `${t('The password of your Homedex account was changed, and all other sessions were ended.')} ${areKeysRevoked ? t('All API keys were revoked.') : t('API keys still work.')}

${t('If this wasn’t you, reset your password right away on the sign-in page (“Forgot your password?”); that also revokes your API keys.')}
`,
});

export const accountDeletedMail = ({ t }: Locale, to: string): NewMail => ({
  to,
  subject: t('Your Homedex account was deleted'),
  text: `${t('Your Homedex account and all its data were deleted. This cannot be undone.')}

${t('This is our last e-mail to you.')}
`,
});
