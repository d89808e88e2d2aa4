import clsx from 'clsx';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { LanguageChooser } from '#platform/web/LanguageChooser.tsx';
import { ThemeToggle } from '#platform/web/theme/ThemeToggle.tsx';
import { UpdatePrompt } from '#platform/web/app/UpdatePrompt.tsx';
import { ConfirmHost } from '#platform/web/dialogs/ConfirmHost.tsx';
import { Notices } from '#platform/web/notices/Notices.tsx';
import { deskSections } from './desk.tsx';
import { publicSections } from './public.ts';
import type { GallerySection } from './section.ts';

const sections: readonly GallerySection[] = [...publicSections, ...deskSections];
const widths = { phone: 'max-w-[390px]', tablet: 'max-w-[768px]', full: 'max-w-none' } as const;
type Width = keyof typeof widths;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** All bricks, or one of them: `/gallery#fields`. Widths here squeeze a brick; its media queries follow the window. */
export function Gallery(): ReactNode {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const [width, setWidth] = useState<Width>('full');
  const shown = sections.filter(({ id }) => hash === '' || id === hash);
  return (
    <div className="min-h-dvh lg:flex">
      <nav
        aria-label="Sections"
        className="border-line bg-rail p-4 max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:w-56 lg:shrink-0 lg:overflow-y-auto lg:border-e"
      >
        <h1 className="mb-2 text-lg font-semibold">Gallery</h1>
        <div className="mb-3 flex flex-wrap items-center gap-1">
          <ThemeToggle />
          <LanguageChooser />
          <select
            aria-label="Width"
            className="ctl w-auto"
            value={width}
            onChange={(event) => setWidth(event.target.value as Width)}
          >
            {Object.keys(widths).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 lg:block lg:space-y-1">
          {[{ id: '', title: 'Everything' }, ...sections].map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === hash ? 'page' : undefined}
                className={clsx('underline-offset-3 hover:underline', id === hash ? 'font-semibold' : 'text-muted')}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="min-w-0 flex-1 space-y-12 px-4 py-8 lg:px-8">
        {shown.map(({ id, title, Section }) => (
          <section key={id} aria-labelledby={`title-${id}`}>
            <h2 id={`title-${id}`} className="mb-4 border-b border-line pb-2 text-lg font-semibold">
              {title}
            </h2>
            <div className={clsx('mx-auto', widths[width])}>
              <Suspense fallback={<div className="skeleton h-40" />}>
                <Section />
              </Suspense>
            </div>
          </section>
        ))}
      </main>
      <UpdatePrompt />
      <ConfirmHost />
      <Notices />
    </div>
  );
}
