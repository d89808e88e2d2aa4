import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { PlainPage } from './PlainPage.tsx';
import { useMenu } from './use-menu.ts';

/** The Main Menu: every group with its screens, as tiles. */
export function Landing(): ReactNode {
  const t = useTexts(deskTexts);
  const menu = useMenu();
  if (menu.length === 0) return <PlainPage icon={Inbox} title={t('emptyMenu')} text={t('emptyMenuHint')} />;
  return (
    <>
      <h1 className="text-xl font-semibold sm:text-2xl">{t('mainMenu')}</h1>
      <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
        {menu.map((group) => (
          <section key={group.key} className="card overflow-hidden">
            <h2 className="flex items-center gap-2.5 border-b border-line px-4 py-3 font-semibold">
              <GroupIcon group={group.key} className="text-muted" />
              {group.title}
            </h2>
            <ul className="p-1.5">
              {group.items.map((item) => (
                <li key={item.url}>
                  <Link {...linkTo(item.url)} className="flex min-h-9 items-center rounded-ctl px-2.5 py-1.5 hover:bg-sunken pointer-coarse:min-h-12">
                    {item.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
