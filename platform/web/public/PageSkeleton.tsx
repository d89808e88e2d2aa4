import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';

/** The shape of a page that is on its way: a title and one card, so that nothing jumps when it comes. */
export function PageSkeleton(): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <div className="mx-auto w-full max-w-3xl space-y-4 px-4 py-6" aria-busy="true">
      <p className="sr-only">{t('loading')}</p>
      <div className="skeleton h-8 w-1/2" />
      <div className="skeleton h-4 w-1/4" />
      <div className="card space-y-5 p-5">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="space-y-2">
            <div className="skeleton h-4 w-1/3" />
            <div className="skeleton h-9 w-full pointer-coarse:h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
