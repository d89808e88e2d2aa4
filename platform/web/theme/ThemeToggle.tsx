import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { chooseTheme, type ThemeChoice, useTheme } from './theme.ts';

const next: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const names = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const;
/** Half a disc, a sun's disc, a moon: drawn here because the first public screen fetches no icon library. */
const shapes: Readonly<Record<ThemeChoice, string>> = {
  system: 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Zm0 0v12a6 6 0 0 1 0-12Z',
  light:
    'M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM8 1v1M8 14v1M1 8h1M14 8h1M3 3l.7.7M12.3 12.3l.7.7M3 13l.7-.7M12.3 3.7l.7-.7',
  dark: 'M13.5 9.5A6 6 0 1 1 6.5 2.5a4.7 4.7 0 0 0 7 7Z',
};

/** One button through the three choices: as the device, light, dark. */
export function ThemeToggle(): ReactNode {
  const t = useTexts(publicTexts);
  const { choice } = useTheme();
  const label = t('themeIs', { theme: t(names[choice]) });
  return (
    <button
      type="button"
      className="btn btn-g aspect-square px-0"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next[choice])}
    >
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 16 16"
        fill={choice === 'system' ? 'currentColor' : 'none'}
        fillRule="evenodd"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={shapes[choice]} />
      </svg>
    </button>
  );
}
