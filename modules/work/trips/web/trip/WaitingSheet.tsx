import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { tripTexts } from '#modules/work/trips/messages/trip/index.ts';
import type { ActProps } from './act.ts';
import { sendingState } from './progress.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { timeText } from './times.ts';
import { WaitingList } from './WaitingList.tsx';

/** Everything that was pressed on this phone, newest first: what waits, what goes out, what the server has. */
export function WaitingSheet({ items, trip, page, state: { outbox }, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const words = useTexts(tripTexts);
  const { count, words: told } = sendingState(items, outbox);
  return (
    <SheetFrame
      title={count > 0 ? t('waitingTitle') : t('sentTitle')}
      onClose={onClose}
      foot={
        count > 0 && (
          <button type="button" className="btn btn-p h-16 w-full text-lg" onClick={() => void page.outbox?.send()}>
            {told === 'sending' ? words(told, { count }) : words('tryNow')}
          </button>
        )
      }
    >
      {items.length === 0 ? (
        <p className="px-1 text-muted">{t('nothingYet')}</p>
      ) : (
        <WaitingList items={items.toReversed()} trip={trip} isSending={told === 'sending'} />
      )}
      {outbox.lastSentAt && (
        <p className="px-1 text-center text-sm text-muted">
          {t('lastSent', { time: timeText(new Date(outbox.lastSentAt).toISOString(), trip.timeZone) })}
        </p>
      )}
      {count > 0 && <p className="px-1">{t('doNotClear')}</p>}
    </SheetFrame>
  );
}
