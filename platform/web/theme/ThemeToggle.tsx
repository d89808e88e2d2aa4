import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { chooseTheme, type ThemeChoice, useTheme } from './theme.ts';

const next: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;

/** One button through the three choices: as the device, light, dark. */
export function ThemeToggle(): ReactNode {
  const t = useTexts(publicTexts);
  const { choice } = useTheme();
  const Icon = icons[choice];
  const label = t('themeIs', { theme: t(names[choice]) });
  return (
    <button
      type="button"
      className="btn btn-g aspect-square px-0"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next[choice])}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
