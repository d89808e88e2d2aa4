import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { creditLinkTexts } from '#modules/parties/credit/messages/link/index.ts';
import type { CreditAnswered as Answered } from './link-calls.ts';

/** The answer has arrived, and what follows from it. */
export function CreditAnswered({ status, limit: amount, laterFrom, client, support }: Answered): ReactNode {
  const t = useTexts(creditLinkTexts);
  const formats = useFormats();
  const limit = formats.money(amount);
  const words = () => {
    if (status === 'decline') return t('declined', { limit, client });
    return laterFrom === ''
      ? t('acceptedNow', { limit, client })
      : t('acceptedLater', { limit, client, date: formats.date(laterFrom) });
  };
  return (
    <OutcomePage kind="success" title={t('doneTitle')} support={support}>
      <p>{words()}</p>
    </OutcomePage>
  );
}
