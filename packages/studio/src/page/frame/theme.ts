/** The person's theme for the Studio, kept in the browser. */

import { useCallback, useState } from 'react';
import { browserStorage } from '../data/tab-storage.ts';

const STUDIO_THEMES = ['auto', 'light', 'dark'] as const;

export type StudioTheme = (typeof STUDIO_THEMES)[number];

const KEY = 'portico-studio/theme';

/** Applies the stored theme. */
export function applyTheme(theme = keptTheme()): void {
  document.documentElement.dataset.studioTheme = theme;
}

export function useTheme(): [StudioTheme, (theme: StudioTheme) => void] {
  const [theme, setTheme] = useState(keptTheme);
  const choose = useCallback((next: StudioTheme) => {
    browserStorage()?.setItem(KEY, next);
    applyTheme(next);
    setTheme(next);
  }, []);
  return [theme, choose];
}

function keptTheme(): StudioTheme {
  const kept = browserStorage()?.getItem(KEY);
  return STUDIO_THEMES.find((theme) => theme === kept) ?? 'auto';
}
