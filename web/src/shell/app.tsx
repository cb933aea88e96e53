import { Suspense, useState } from 'react';
import { navigate, useIsWide, useLocation } from '../address/location.ts';
import { t } from '../i18n/i18n.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { Palette } from './palette.tsx';
import { hasNavigation, pageAt } from './routes.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { Toasts } from './toasts.tsx';

type Layer = 'palette' | 'help';

export function App() {
  const { path } = useLocation();
  const isWide = useIsWide();
  const [layer, setLayer] = useState<Layer>();
  const close = (): void => setLayer(undefined);
  useShortcuts({
    'mod k': () => setLayer('palette'),
    '?': () => setLayer('help'),
    'g s': () => navigate('/app'),
    'g l': () => navigate('/app/lists'),
    'g i': () => navigate('/app/inbox'),
    'g m': () => navigate('/app/monitors'),
    'g h': () => navigate('/app/history'),
    'g a': () => navigate('/app/account'),
  });
  const { Page, item } = pageAt(path);
  return (
    <>
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <Header openHelp={() => setLayer('help')} openPalette={() => setLayer('palette')} />
      <div className={isWide && hasNavigation(path) ? 'frame' : undefined}>
        {isWide && hasNavigation(path) && <NavigationRail />}
        <ErrorBoundary key={path}>
          <Suspense fallback={<main id="content" className="place" aria-busy="true" />}>
            <Page item={item} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <BottomBar openMore={() => setLayer('palette')} />
      {layer === 'palette' && <Palette onClose={close} openHelp={() => setLayer('help')} />}
      {layer === 'help' && <ShortcutHelp onClose={close} />}
      <SignInDialog />
      <Toasts />
    </>
  );
}
