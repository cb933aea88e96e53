import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { changeSearch, useIsWide } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { Profile } from './profile.tsx';

interface LayerProps {
  readonly address: SearchAddress;
  readonly companies: readonly Company[];
}

/** The open company, beside the list if there is space, otherwise over it. */
export function ProfileLayer({ address, companies }: LayerProps) {
  const isWide = useIsWide();
  const company = companies.find(({ domain }) => domain === address.open);
  const close = (): void => {
    const focused = document.activeElement;
    // The focus is on the body if it was on the button that read the profile, because that button is gone.
    const isFocusInside = focused === document.body || focused?.closest('.drawer') != null;
    // Renders synchronously: beside a conversation the list is hidden while the profile is open, and could not take the focus.
    flushSync(() => changeSearch({ open: '', tab: 'overview' }));
    if (isFocusInside) focusCompany(address.open);
  };
  const profile = (
    <Profile
      domain={address.open}
      known={company}
      query={address.q}
      tab={address.tab}
      onTab={(tab) => changeSearch({ tab }, 'replace')}
      onClose={close}
    />
  );
  if (isWide) return <Drawer domain={address.open} close={close} content={profile} />;
  return (
    <Dialog
      title={t('Profile of {domain}', { domain: address.open })}
      className="full-screen"
      hideHead
      onClose={close}
    >
      {profile}
    </Dialog>
  );
}

/** Moves the focus to the company in the list. */
function focusCompany(domain: string): void {
  const link = document.querySelector<HTMLElement>(`.company .name[data-domain="${CSS.escape(domain)}"]`);
  (link ?? document.querySelector<HTMLElement>('.search-box input'))?.focus();
}

function Drawer({
  domain,
  close,
  content,
}: {
  readonly domain: string;
  readonly close: () => void;
  readonly content: React.ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  // Scrolls to the top when another company is shown.
  const shown = useRef(domain);
  useEffect(() => {
    if (shown.current === domain) return;
    shown.current = domain;
    panel.current?.scrollTo(0, 0);
  }, [domain]);
  useShortcuts({
    Escape: close,
    Enter: (event) => {
      // The first press moves the focus into the profile, the next one reads it.
      if (panel.current?.contains(event.target as Node)) (event.target as HTMLElement).click();
      else panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    },
  });
  return (
    <aside className="drawer" ref={panel} aria-label={t('Profile of {domain}', { domain })}>
      {content}
    </aside>
  );
}
