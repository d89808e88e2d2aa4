import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '#platform/web/texts.ts';

/** A proof that comes: its page and its facts where they will stand, and nothing beside them. */
export function PaneSkeleton(): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('loading')}
      className="flex min-h-0 min-w-0 flex-1 max-lg:flex-col"
    >
      <div className="flex min-w-0 flex-1 flex-col max-lg:min-h-[60dvh]">
        <div className="h-10 flex-none border-b border-line" />
        <div className="relative min-h-80 flex-1 bg-sunken">
          <div className="skeleton absolute inset-4" />
        </div>
      </div>
      <div className="flex-none space-y-3 border-line bg-surface p-4 max-lg:border-t lg:w-[332px] lg:border-l">
        {Array.from({ length: 9 }, (_, line) => (
          <div key={line} className="skeleton h-4" style={{ width: `${50 + ((line * 37) % 45)}%` }} />
        ))}
      </div>
    </div>
  );
}
