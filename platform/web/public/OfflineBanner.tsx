import { type ReactNode, useSyncExternalStore } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device says that it has a network. It may be wrong when it says yes, hardly when it says no. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

interface OfflineProps {
  /** Nothing is typed on this page that would be kept. */
  readonly keepsNothing?: boolean;
}

/** Says that there is no connection, and that nothing is lost by it. */
export function OfflineBanner(props: OfflineProps): ReactNode {
  const online = useOnline();
  return <output className="block">{!online && <OfflineNote {...props} />}</output>;
}

export function OfflineNote({ keepsNothing = false }: OfflineProps): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <span className="block bg-warn-soft text-sm text-warn">
      <span className="mx-auto block max-w-3xl px-4 py-2">{t(keepsNothing ? 'offline' : 'offlineBanner')}</span>
    </span>
  );
}
