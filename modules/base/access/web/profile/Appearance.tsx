import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { chooseTheme, type ThemeChoice, useTheme } from '#platform/web/theme/theme.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { ProfilePart } from './ProfilePart.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light or dark, on this device. */
export function Appearance(): ReactNode {
  const t = useTexts(peopleTexts);
  const shared = useTexts(publicTexts);
  const { choice } = useTheme();
  const titles: Readonly<Record<ThemeChoice, string>> = {
    system: shared('themeSystem'),
    light: shared('themeLight'),
    dark: shared('themeDark'),
  };
  return (
    <ProfilePart title={t('appearance')} hint={t('appearanceHint')}>
      <div role="radiogroup" aria-label={t('appearance')} className="grid gap-2 sm:grid-cols-3">
        {(Object.keys(titles) as ThemeChoice[]).map((value) => {
          const Icon = icons[value];
          return (
            <label
              key={value}
              className="flex cursor-pointer items-center gap-3 rounded-ctl border border-line-strong bg-surface p-3 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="theme"
                className="size-4 accent-ink outline-none"
                checked={choice === value}
                onChange={() => chooseTheme(value)}
              />
              <Icon size={16} aria-hidden="true" className="text-muted" />
              {titles[value]}
            </label>
          );
        })}
      </div>
    </ProfilePart>
  );
}
