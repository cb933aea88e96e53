import { useState } from 'react';
import { LANGUAGE_KEY, type Language, language, t } from '../i18n/i18n.ts';
import { Choices } from '../parts/choices.tsx';
import { isReadAutomatically, setReadAutomatically } from '../profile/use-profile.ts';
import { areLettersOn, setLetters } from '../shell/shortcuts.ts';

/** How the app looks and behaves in this browser. */
export function Settings() {
  const [theme, setTheme] = useState<Theme>(storedTheme());
  const [areLetters, setAreLetters] = useState(areLettersOn());
  const [isAutomatic, setAutomatic] = useState(isReadAutomatically());
  return (
    <div className="form">
      <Choices
        legend={t('Theme')}
        name="theme"
        chosen={theme}
        onChoose={(chosen) => {
          keepTheme(chosen);
          setTheme(chosen);
        }}
        choices={[
          ['system', t('System')],
          ['light', t('Light')],
          ['dark', t('Dark')],
        ]}
      />
      <Choices
        legend={t('Language')}
        name="language"
        chosen={language}
        onChoose={chooseLanguage}
        choices={[
          ['en', 'English'],
          ['de', 'Deutsch'],
          ['fr', 'Français'],
        ]}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={areLetters}
          onChange={(event) => {
            setLetters(event.target.checked);
            setAreLetters(event.target.checked);
          }}
        />
        {t('Enable single-key shortcuts')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={isAutomatic}
          onChange={(event) => {
            setReadAutomatically(event.target.checked);
            setAutomatic(event.target.checked);
          }}
        />
        {t('Load full profiles automatically (uses credits)')}
      </label>
    </div>
  );
}

/** Reloads the page, because every text on it changes. */
function chooseLanguage(chosen: Language): void {
  localStorage.setItem(LANGUAGE_KEY, chosen);
  location.reload();
}

type Theme = 'system' | 'light' | 'dark';

const KEY = 'homedex.theme';

function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The boot script reads the same key before the first paint of every page. */
function keepTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
