import { Suspense, useState } from 'react';
import { useHere, useIsWide, visit } from '../address/location.ts';
import { t } from '../i18n/i18n.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Crash } from './crash.tsx';
import { Header } from './header.tsx';
import { NavigationRail } from './navigation-rail.tsx';
import { Palette } from './palette.tsx';
import { hasPlacesBeside, placeAt } from './routes.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { Toasts } from './toasts.tsx';

type Layer = 'palette' | 'help';

export function App() {
  const { path } = useHere();
  const isWide = useIsWide();
  const [layer, setLayer] = useState<Layer>();
  const close = (): void => setLayer(undefined);
  useShortcuts({
    'mod k': () => setLayer('palette'),
    '?': () => setLayer('help'),
    'g s': () => visit('/app'),
    'g l': () => visit('/app/lists'),
    'g i': () => visit('/app/inbox'),
    'g m': () => visit('/app/monitors'),
    'g h': () => visit('/app/history'),
    'g a': () => visit('/app/account'),
  });
  const { Place, item } = placeAt(path);
  return (
    <>
      <a className="skip" href="#content">
        {t('Skip to content')}
      </a>
      <Header openHelp={() => setLayer('help')} openPalette={() => setLayer('palette')} />
      <div className={isWide && hasPlacesBeside(path) ? 'frame' : undefined}>
        {isWide && hasPlacesBeside(path) && <NavigationRail />}
        <Crash key={path}>
          <Suspense fallback={<main id="content" className="place" aria-busy="true" />}>
            <Place item={item} />
          </Suspense>
        </Crash>
      </div>
      <BottomBar openMore={() => setLayer('palette')} />
      {layer === 'palette' && <Palette onClose={close} openHelp={() => setLayer('help')} />}
      {layer === 'help' && <ShortcutHelp onClose={close} />}
      <SignInDialog />
      <Toasts />
    </>
  );
}
