import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { queries } from '../queries.ts';
import { useTexts } from '../texts.ts';
import { useAtWork } from './at-work.ts';
import { Drawer } from './Drawer.tsx';
import { Palette } from './Palette.tsx';
import { NarrowRail } from './NarrowRail.tsx';
import { PrintHead } from './PrintHead.tsx';
import { Rail } from './Rail.tsx';
import { RegisterTabs } from './RegisterTabs.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { TopBar } from './TopBar.tsx';
import { useMedia } from '../media.ts';
import { useShortcut } from './use-shortcut.ts';

/** The frame around every screen of a person who is signed in, and what runs beside it. */
export function Shell(): ReactNode {
  useAtWork();
  return (
    <QueryClientProvider client={queries}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame(): ReactNode {
  const t = useTexts(deskTexts);
  const [open, setOpen] = useState<'palette' | 'drawer'>();
  const close = () => setOpen(undefined);
  const isNarrow = useNarrowRail();
  useShortcut({ key: 'k', control: true }, () => setOpen('palette'));
  return (
    <>
      <a href="#content" className="btn btn-p fixed top-2 left-2 z-50 -translate-y-16 focus:translate-y-0">
        {t('skipToContent')}
      </a>
      <div
        className={clsx(
          'lg:grid',
          isNarrow ? 'lg:grid-cols-[3.25rem_minmax(0,1fr)]' : 'lg:grid-cols-[14rem_minmax(0,1fr)]',
        )}
      >
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-rail lg:block">
          {isNarrow ? <NarrowRail onSearch={() => setOpen('palette')} /> : <Rail onSearch={() => setOpen('palette')} />}
        </aside>
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar onMenu={() => setOpen('drawer')} />
          {/* A bar at the foot of a phone, marked `data-foot`, must not cover the end of the page. */}
          <main
            id="content"
            tabIndex={-1}
            className="flex-1 px-4 py-5 outline-none max-md:has-[[data-foot]:not(:empty)]:pb-28 lg:px-6"
          >
            <PrintHead />
            <RegisterTabs />
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      {open === 'drawer' && <Drawer onClose={close} onSearch={() => setOpen('palette')} />}
      {/* In this chunk, not in one of its own: what is typed while that would load is lost. */}
      {open === 'palette' && <Palette onClose={close} />}
    </>
  );
}

const narrowKey = 'narrowMenu';

/** Whether the menu is a line of icons: where the window is narrow, or because somebody pressed `[`. */
function useNarrowRail(): boolean {
  const isSmall = useMedia('(max-width: 1279px)');
  const [isChosen, setChosen] = useState(() => localStorage.getItem(narrowKey) !== null);
  useShortcut({ key: '[' }, () => {
    if (isChosen) localStorage.removeItem(narrowKey);
    else localStorage.setItem(narrowKey, '1');
    setChosen(!isChosen);
  });
  return isSmall || isChosen;
}
