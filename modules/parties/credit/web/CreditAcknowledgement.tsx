import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Acknowledgement } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';

/** Who answered and when, and which number proved it. */
export function CreditAcknowledgement({ of: answer }: { readonly of: Acknowledgement }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const { status, by, at, verifiedNumber: number, verifiedAt } = answer;
  return (
    <>
      {t(`answered_${status}`, { by, at: formats.moment(at) })}
      {verifiedAt !== null && (
        <span className="block text-sm text-muted">
          {t('answerProved', { number, at: formats.moment(verifiedAt) })}
        </span>
      )}
    </>
  );
}
