import type { ReactNode } from 'react';
import { useNotices } from './notices.ts';

/** Says notices to screen readers. A live region speaks only if it was there before its text, so this is never lazy. */
export function NoticeAnnouncer(): ReactNode {
  return (
    <output aria-live="polite" className="sr-only">
      {useNotices().map(({ id, text }) => (
        <span key={id} className="block">
          {text}
        </span>
      ))}
    </output>
  );
}
