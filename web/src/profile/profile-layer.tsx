import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { go, useIsWide } from '../address/location.ts';
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

/** The open company: beside the list where it fits, else over it. */
export function ProfileLayer({ address, companies }: LayerProps) {
  const isWide = useIsWide();
  const company = companies.find(({ domain }) => domain === address.open);
  const close = (): void => {
    const focused = document.activeElement;
    // Also where it was on the button that read the profile, which is gone since.
    const isFocusInside = focused === document.body || focused?.closest('.drawer') != null;
    // Drawn at once: beside a conversation the list is hidden as long as the profile is there, and could not take the focus.
    flushSync(() => go({ open: '', tab: 'overview' }));
    if (isFocusInside) focusCompany(address.open);
  };
  const profile = (
    <Profile
      domain={address.open}
      known={company}
      query={address.q}
      tab={address.tab}
      onTab={(tab) => go({ tab }, 'replace')}
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

/** Keyboard focus in the profile moves to its company in the list. */
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
  // Another company starts at its top.
  const shown = useRef(domain);
  useEffect(() => {
    if (shown.current === domain) return;
    shown.current = domain;
    panel.current?.scrollTo(0, 0);
  }, [domain]);
  useShortcuts({
    Escape: close,
    Enter: (event) => {
      // The first press leads into the profile, the next one reads it.
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
