import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { ActProps } from './act.ts';
import { Choices, SheetFrame } from './SheetFrame.tsx';
import { minutesText, stopTimeText } from './times.ts';

const minutes = [15, 30, 60, 90, 120, 180, 300] as const;

/** When the vehicle will be there, counted from now: nobody types times at the wheel. */
export function LateSheet({ act, trip, page, state: { outbox }, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  const [now] = useState(Date.now);
  if (act.kind !== 'late') return null;
  const { stop } = act;
  const at = new Date(now).toISOString();
  const etaIn = (count: number) => new Date(now + count * 60_000).toISOString();
  return (
    <SheetFrame title={t('whenThere')} onClose={onClose}>
      <p className="px-1 text-muted">{stop.name}</p>
      <Choices
        options={minutes.map((count) => ({
          value: String(count),
          label: t('inMinutes', {
            minutes: minutesText(count),
            time: stopTimeText(new Date(now + count * 60_000 - outbox.ahead).toISOString(), trip, stop),
          }),
        }))}
        onChoose={(count) => {
          void page.outbox?.event({
            kind: 'eta',
            stopId: stop.id,
            occurredAt: at,
            capturedAt: at,
            eta: etaIn(Number(count)),
          });
          onClose();
        }}
      />
    </SheetFrame>
  );
}
