import { type ReactNode, useState } from 'react';
import { storedDraft } from '#platform/web/form/drafts.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { suppliers, suppliersNoun } from '../calls.ts';
import { TransporterQuestion } from '../registration/TransporterQuestion.tsx';
import { emptySupplier, submissionOf } from '../steps/form.ts';
import { SupplierSteps } from './SupplierSteps.tsx';
import { formValuesOf } from './values.ts';

/** A supplier that staff capture themselves. What it is decides which steps there are, so that is asked first. */
export function NewSupplier(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  // Somebody who was interrupted has answered already.
  const [isTrasporter, setTransporter] = useState(() => (storedDraft(`${suppliersNoun}:new`) ? false : undefined));
  usePageTitle(t('newSupplierTitle'));
  if (isTrasporter === undefined)
    return <TransporterQuestion onAnswer={setTransporter} yesText={t('transporterYes')} className="" />;
  return (
    <SupplierSteps
      title={t('newSupplierTitle')}
      initial={{ ...emptySupplier, isTrasporter }}
      clientName=""
      save={(values, options) =>
        suppliers.postCarrier(submissionOf(values, { isAdmin: true, clientName: '' }), options)
      }
      valuesOf={(record: SupplierRecord) => formValuesOf(record, [])}
    />
  );
}
