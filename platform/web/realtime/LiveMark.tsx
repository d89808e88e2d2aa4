import clsx from 'clsx';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { useConnectionState } from './use-channel.ts';

/** Quietly says whether the page changes by itself. */
export function LiveMark(): ReactNode {
  const t = useTexts(deskTexts);
  const state = useConnectionState();
  const isLive = state === 'live';
  if (state === 'off' || state === 'opening') return null;
  return (
    <span
      role="status"
      className="flex items-center gap-1.5 text-sm text-muted"
      title={isLive ? t('liveHint') : t('reconnectingHint')}
    >
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', isLive ? 'bg-ok' : 'bg-warn')} />
      <span className={clsx(isLive && 'max-sm:sr-only')}>{isLive ? t('live') : t('reconnecting')}</span>
    </span>
  );
}
