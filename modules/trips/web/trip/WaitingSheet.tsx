import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { timeText } from './times.ts';
import { WaitingList } from './WaitingList.tsx';

/** Everything that was pressed on this phone, newest first: what waits, what goes out, what the server has. */
export function WaitingSheet({ items, trip, page, state: { outbox }, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const words = useTexts(tripTexts);
  const waits = items.filter(({ state }) => state === 'saved');
  return (
    <SheetFrame
      title={waits.length > 0 ? t('waitingTitle') : t('sentTitle')}
      onClose={onClose}
      foot={
        waits.length > 0 && (
          <button type="button" className="btn btn-p h-16 w-full text-lg" onClick={() => void page.outbox?.send()}>
            {outbox.isSending ? t('item_sending') : words('tryNow')}
          </button>
        )
      }
    >
      {items.length === 0 ? (
        <p className="px-1 text-muted">{t('nothingYet')}</p>
      ) : (
        <WaitingList items={items.toReversed()} trip={trip} isSending={outbox.isSending} />
      )}
      {outbox.lastSentAt && (
        <p className="px-1 text-center text-sm text-muted">
          {t('lastSent', { time: timeText(new Date(outbox.lastSentAt).toISOString(), trip.timeZone) })}
        </p>
      )}
      {waits.length > 0 && <p className="px-1">{t('doNotClear')}</p>}
    </SheetFrame>
  );
}
