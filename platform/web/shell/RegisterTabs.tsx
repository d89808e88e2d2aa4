import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { LinkTabs } from '../LinkTabs.tsx';
import { maySee, screenAt } from '../screens.ts';
import { holds } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { useDesk, useTitles } from './desk.ts';

/** The other screens of the register that is shown, as far as the person may see them; nothing where there is one alone. */
export function RegisterTabs(): ReactNode {
  const t = useTexts(deskTexts);
  const titles = useTitles();
  const { screens } = useDesk();
  const screen = screenAt(screens, useLocation({ select: ({ pathname }) => pathname }));
  const shown = screens.filter(({ tab, needs }) => tab && tab.of === screen?.tab?.of && maySee(needs, true, holds));
  if (shown.length < 2) return null;
  const tabs = shown.map(({ path, tab }) => ({ id: path, title: titles(tab?.title ?? ''), to: path }));
  return <LinkTabs label={t('registerTabs')} tabs={tabs} current={screen?.path} className="mb-4" />;
}
