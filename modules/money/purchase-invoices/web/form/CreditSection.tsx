import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { claimsRead, purchases, purchasesNoun, type PurchaseRow } from '../calls.ts';
import { choicesOf } from '../choices.ts';
import { answering, type PurchaseFields, type PurchaseValues } from './purchase-form.ts';

const Field = deskFieldsFor<PurchaseFields>();

/** Of a credit note: the invoice that it lowers, and the deductions whose place it takes. */
export function CreditSection(): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const [kind, supplierId, mode] = useWatch<PurchaseValues, ['kind', 'supplierId', 'answering']>({
    name: ['kind', 'supplierId', 'answering'],
  });
  const invoices = useMemo(() => invoicesOf(supplierId, formats), [supplierId, formats]);
  const { data } = useQuery({ ...claimsRead(supplierId), enabled: supplierId !== '' && kind === 'creditNote' });
  if (kind !== 'creditNote' || supplierId === '') return null;
  return (
    <FormSection title={t('ofInvoice')}>
      <Field.Searched name="originalId" label={t('ofInvoice')} help={t('originalHelp')} from={invoices} />
      {data?.length === 0 ? (
        <p className="self-center text-muted">{t('noClaims')}</p>
      ) : (
        <Field.Select
          name="answering"
          label={t('answers')}
          help={t('answersHelp')}
          required
          options={choicesOf(t, 'answers_', answering)}
        />
      )}
      {mode === 'chosen' && data && data.length > 0 && (
        <Field.Ticks
          name="answers"
          label={t('answersChosen')}
          className="sm:col-span-2"
          options={data.map(({ id, kind: of, left, currency, supplierInvoiceNo, reason }) => ({
            value: id,
            label: t('claimOption', {
              kind: t(`deduction_${of}`),
              amount: formats.money(left, currency),
              number: supplierInvoiceNo,
              reason,
            }),
          }))}
        />
      )}
    </FormSection>
  );
}

/** The invoices of a supplier, to choose the one that a credit note lowers. */
function invoicesOf(supplierId: string, formats: Formats): ChoiceSource {
  const choiceOf = ({ id, supplierInvoiceNo, invoiceDate, gross, currency }: PurchaseRow) => ({
    value: id,
    label: supplierInvoiceNo,
    detail: `${formats.date(invoiceDate as never)} · ${formats.money(gross, currency)}`,
  });
  return {
    key: [purchasesNoun, 'originals', supplierId],
    find: async (search, pageSize, signal) => {
      const query = { supplierId, kind: ['invoice' as const], search, pageSize };
      return (await purchases.getPurchaseInvoices(query, { signal })).rows.map(choiceOf);
    },
    read: async (id, signal) => choiceOf(await purchases.getPurchaseInvoice({ id }, { signal })),
  };
}
