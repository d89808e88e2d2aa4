import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';

/** What every screen begins with, while its code is on the way: a title, and a card under it. */
export function ScreenSkeleton(): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <div aria-busy="true">
      <p className="sr-only">{t('loading')}</p>
      <div className="skeleton h-7 w-56 max-w-full" />
      <div className="card mt-5 space-y-4 p-4" aria-hidden="true">
        {Array.from({ length: 9 }, (_, line) => (
          <div key={line} className="skeleton h-4" style={{ width: `${40 + ((line * 37) % 50)}%` }} />
        ))}
      </div>
    </div>
  );
}
