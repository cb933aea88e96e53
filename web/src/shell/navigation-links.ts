import { t } from '../i18n/i18n.ts';
import type { IconName } from '../parts/icon.tsx';

export interface NavigationLink {
  readonly href: string;
  readonly icon: IconName;
  /** Short enough for the rail. */
  readonly name: string;
}

/** Pages for everybody. The server renders these links too. */
export const publicLinks = (): readonly NavigationLink[] => [
  { href: '/app', icon: 'search', name: t('Search') },
  { href: '/copilot', icon: 'chat', name: t('Copilot') },
  { href: '/app/compare', icon: 'bars', name: t('Keywords') },
  { href: '/app/bulk', icon: 'table', name: t('Enrich') },
];

/** Shown once the service is known to count technologies. */
export const technologiesLink = (): NavigationLink => ({
  href: '/app/technologies',
  icon: 'layers',
  name: t('Technologies'),
});

/** Pages that are useful only with an account. */
export const accountLinks = (): readonly NavigationLink[] => [
  { href: '/app/lists', icon: 'list', name: t('Lists') },
  { href: '/app/views', icon: 'star', name: t('Views') },
  { href: '/app/monitors', icon: 'bell', name: t('Alerts') },
  { href: '/app/seen', icon: 'eye', name: t('Viewed') },
  { href: '/app/history', icon: 'clock', name: t('History') },
];
