import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import type { OutputOf } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { purchaseInvoiceService } from '../contract.ts';
import { purchaseDeskTexts } from '../messages/desk/index.ts';
import { purchaseFailures, purchases, purchasesNoun, useMay } from './calls.ts';
import { listPath } from './paths.ts';

const percent = z.number().min(0).max(100);
const toleranceForm = z.strictObject({
  supplierId: z.union([z.literal(''), z.uuid()]),
  overAmount: amount,
  overPercent: percent,
  underAmount: amount,
  underPercent: percent,
  needsPod: z.boolean(),
});
const Field = deskFieldsFor<typeof toleranceForm>();
type Tolerance = OutputOf<(typeof purchaseInvoiceService.operations)['getPurchaseInvoiceTolerance']>;

/** `/purchaseTolerance`: how far invoices may be from what was expected, for all suppliers or for one. */
export function ToleranceScreen(): ReactNode {
  const [supplierId, setSupplierId] = useState('');
  const query = useQuery({
    queryKey: [purchasesNoun, 'tolerance', supplierId],
    queryFn: ({ signal }) =>
      purchases.getPurchaseInvoiceTolerance({ supplierId: supplierId === '' ? null : supplierId }, { signal }),
  });
  return (
    <RecordGate query={query} listPath={listPath} skeleton={<FormSkeleton />}>
      {(tolerance) => (
        <Form key={supplierId} tolerance={tolerance} supplierId={supplierId} onSupplier={setSupplierId} />
      )}
    </RecordGate>
  );
}

interface FormProps {
  readonly tolerance: Tolerance;
  readonly supplierId: string;
  readonly onSupplier: (id: string) => void;
}

function Form({ tolerance: { isOwn, ...bounds }, supplierId, onSupplier }: FormProps): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const maySave = useMay('putPurchaseInvoiceTolerance');
  return (
    <FormScreen
      title={t('toleranceTitle')}
      schema={toleranceForm}
      initial={{ supplierId, ...bounds }}
      noun={purchasesNoun}
      failures={purchaseFailures}
      readOnly={!maySave}
      backTo={listPath}
      save={({ supplierId: of, ...values }, options) =>
        purchases.putPurchaseInvoiceTolerance({ ...values, supplierId: of === '' ? null : of }, options)
      }
    >
      <FormSection title={t('tolerance')} hint={t('toleranceHint')}>
        <Field.Searched
          name="supplierId"
          label={t('toleranceSupplier')}
          help={t('toleranceSupplierHelp')}
          from={supplierSource}
        />
        <Chosen supplierId={supplierId} onSupplier={onSupplier} />
        {supplierId !== '' && <p className="self-end text-muted">{t(isOwn ? 'toleranceOwn' : 'toleranceCommon')}</p>}
      </FormSection>
      <FormSection title={t('over')}>
        <Field.Money name="overAmount" label={t('boundAmount')} required disabled={!maySave} />
        <Field.Percent name="overPercent" label={t('boundPercent')} required disabled={!maySave} />
      </FormSection>
      <FormSection title={t('under')}>
        <Field.Money name="underAmount" label={t('boundAmount')} required disabled={!maySave} />
        <Field.Percent name="underPercent" label={t('boundPercent')} required disabled={!maySave} />
      </FormSection>
      <FormSection title={t('pods')}>
        <Field.Checkbox name="needsPod" label={t('needsPod')} className="sm:col-span-2" disabled={!maySave} />
      </FormSection>
    </FormScreen>
  );
}

/** Another supplier was chosen: its bounds are read. */
function Chosen({ supplierId, onSupplier }: Pick<FormProps, 'supplierId' | 'onSupplier'>): ReactNode {
  const chosen = useWatch<z.input<typeof toleranceForm>, 'supplierId'>({ name: 'supplierId' });
  useEffect(() => {
    if (chosen !== supplierId) onSupplier(chosen);
  }, [chosen, supplierId, onSupplier]);
  return null;
}
