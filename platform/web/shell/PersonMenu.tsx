import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Language, languageNames, languages, locales } from '#platform/language.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../floating/Menu.tsx';
import { useLanguage } from '../language.ts';
import { otherClock } from '../other-clock.ts';
import { screenAt } from '../screens.ts';
import { useSignedIn } from '../signed-in.ts';
import { switchLanguage, useTexts } from '../texts.ts';
import { chooseTheme, type ThemeChoice, useTheme } from '../theme/theme.ts';
import { useDesk } from './desk.ts';
import { initialsOf } from './initials.ts';
import { signOut } from './session-keeper.ts';

/** A module's screen; without it there is no line for it. */
const ownProfile = '/profile';

const languageOptions = languages.map((value) => ({
  value,
  title: <span lang={locales[value]}>{languageNames[value]}</span>,
}));

/** The person's name, and what belongs to the person rather than to a page: language, theme, logout. */
export function PersonMenu(): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const desk = useDesk();
  const navigate = useNavigate();
  const person = useSignedIn();
  const language = useLanguage();
  const { choice } = useTheme();
  const elsewhere = otherClock();
  const details = person?.userdetails;
  const name = details ? `${details.name} ${details.surname}`.trim() : '';
  const themes: { value: ThemeChoice; title: string }[] = [
    { value: 'system', title: shared('themeSystem') },
    { value: 'light', title: shared('themeLight') },
    { value: 'dark', title: shared('themeDark') },
  ];
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="flex min-h-9 items-center gap-2 rounded-ctl px-1.5 hover:bg-sunken">
          <span
            aria-hidden="true"
            className="grid size-6.5 place-items-center rounded-full bg-brand-soft text-2xs font-semibold text-brand"
          >
            {initialsOf(name)}
          </span>
          <span className="max-w-48 truncate max-lg:sr-only">{name}</span>
          <span className="sr-only">{t('personMenu')}</span>
        </button>
      }
    >
      <div className="px-2.5 py-1.5">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-muted">{details?.email}</p>
        {elsewhere !== undefined && <p className="text-sm text-muted">{t('timesOf', { place: elsewhere })}</p>}
      </div>
      <MenuSeparator />
      {screenAt(desk.screens, ownProfile) && (
        <MenuItem icon={<CircleUser size={16} aria-hidden="true" />} onSelect={() => void navigate({ to: ownProfile })}>
          {t('ownProfile')}
        </MenuItem>
      )}
      <MenuChoice<Language>
        label={shared('language')}
        value={language}
        options={languageOptions}
        onChange={(next) => void switchLanguage(next)}
      />
      <MenuSeparator />
      <MenuChoice<ThemeChoice> label={shared('theme')} value={choice} options={themes} onChange={chooseTheme} />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => signOut(desk)}>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}
