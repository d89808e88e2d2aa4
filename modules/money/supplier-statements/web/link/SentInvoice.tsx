import type { ReactNode } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierPageTexts } from '#modules/money/supplier-statements/messages/page/index.ts';
import type { SupplierSent } from './link-calls.ts';

/** The invoice was sent. */
export function SentInvoice({ client, support, number, staysOpen }: SupplierSent): ReactNode {
  const t = useTexts(supplierPageTexts);
  return (
    <OutcomePage kind="success" title={t('done')} support={support}>
      <p>{t('doneText', { client, number })}</p>
      {staysOpen && <p className="mt-2">{t('doneMore')}</p>}
    </OutcomePage>
  );
}
