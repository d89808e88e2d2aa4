import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { arrivalReasons, departReasons } from '#modules/work/loads/status.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { ActProps } from './act.ts';
import { Choices, SheetFrame } from './SheetFrame.tsx';
import { stopTimeText } from './times.ts';

/** Why it is late, from the lists of the specification. The time is the one at which the button was pressed. */
export function ReasonSheet({ act, trip, page, onClose }: ActProps): ReactNode {
  const t = useTexts(sheetTexts);
  if (act.kind !== 'reason') return null;
  const { event, stop, at } = act;
  const reasons: readonly string[] = event === 'arrived' ? arrivalReasons : departReasons;
  function choose(reasonCode: string): void {
    void page.outbox?.event({ kind: event, stopId: stop.id, occurredAt: at, capturedAt: at, reasonCode });
    onClose();
  }
  return (
    <SheetFrame
      title={t(event === 'arrived' ? 'whyLate' : 'whyLeaveLate')}
      onClose={onClose}
      foot={
        <button type="button" className="btn btn-s h-14 w-full text-md" onClick={() => choose('')}>
          {t('sayLater')}
        </button>
      }
    >
      <p className="px-1 text-muted">
        {stop.name} · {stopTimeText(at, trip, stop)}
      </p>
      <Choices
        options={reasons
          .filter((reason) => reason !== 'onTime')
          .map((value) => ({ value, label: t(`reason_${value}` as 'reason_technical') }))}
        onChoose={choose}
      />
    </SheetFrame>
  );
}
