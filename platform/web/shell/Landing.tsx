import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { InstallPrompt } from '../app/InstallPrompt.tsx';
import { useTexts } from '../texts.ts';
import { linkTo } from './address.ts';
import { GroupIcon } from './GroupIcon.tsx';
import { PlainPage } from './PlainPage.tsx';
import { type MenuGroup, useMenu } from './use-menu.ts';

/** The Main Menu: every group with its screens, as tiles. */
export function Landing(): ReactNode {
  const t = useTexts(deskTexts);
  const menu = useMenu();
  if (menu.length === 0) return <PlainPage icon={Inbox} title={t('emptyMenu')} text={t('emptyMenuHint')} />;
  return (
    <>
      <h1 className="mb-5 text-xl font-semibold sm:text-2xl">{t('mainMenu')}</h1>
      <MenuTiles menu={menu} />
      <div className="mt-6 max-w-xl">
        <InstallPrompt />
      </div>
    </>
  );
}

export function MenuTiles({ menu }: { readonly menu: readonly MenuGroup[] }): ReactNode {
  return (
    <div className="columns-[17rem] gap-4">
      {menu.map((group) => (
        <Tile key={group.key} group={group} />
      ))}
    </div>
  );
}

/** A group with its screens; a group of one screen is that screen. */
function Tile({ group }: { readonly group: MenuGroup }): ReactNode {
  const [only, ...others] = group.items;
  const head = 'flex items-center gap-2.5 px-4 py-3 font-semibold';
  if (only && others.length === 0) {
    return (
      <Link {...linkTo(only.url)} className={clsx('card mb-4 break-inside-avoid hover:bg-sunken', head)}>
        <GroupIcon group={group.key} className="text-muted" />
        {only.title}
      </Link>
    );
  }
  return (
    <section className="card mb-4 break-inside-avoid overflow-hidden">
      <h2 className={clsx('border-b border-line', head)}>
        <GroupIcon group={group.key} className="text-muted" />
        {group.title}
      </h2>
      <ul className="p-1.5">
        {group.items.map((item) => (
          <li key={item.url}>
            <Link
              {...linkTo(item.url)}
              className="flex min-h-9 items-center rounded-ctl px-2.5 py-1.5 hover:bg-sunken pointer-coarse:min-h-12"
            >
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
