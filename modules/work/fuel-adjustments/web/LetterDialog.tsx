import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AdjustmentLine } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import { letterRead } from './calls.ts';

/** The letter of a customer as it is written, in the customer's language. */
export function LetterDialog({
  line,
  close,
}: {
  readonly line: AdjustmentLine;
  readonly close: () => void;
}): ReactNode {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const formats = useFormats();
  const { data: letter } = useQuery(letterRead(line.id));
  return (
    <Dialog
      open
      title={t('letterOf', { customer: line.customerName })}
      width={560}
      onClose={close}
      footer={
        <button type="button" className="btn btn-p" onClick={close}>
          {t('close')}
        </button>
      }
    >
      {letter ? (
        <>
          <p className="mb-3 text-sm text-muted">
            {line.letterAt !== null && line.letterTo !== ''
              ? t('letterSent', { email: line.letterTo, at: formats.moment(line.letterAt) })
              : letter.to === ''
                ? t('letterNowhere')
                : t('letterTo', { email: letter.to })}
          </p>
          <div lang={letter.language === 'afr' ? 'af' : letter.language} className="space-y-2">
            <p className="font-semibold">{letter.subject}</p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      ) : (
        <div className="skeleton h-40" />
      )}
    </Dialog>
  );
}
