import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { limits } from '#modules/money/orders/fields.ts';
import type { OrderKind } from '#modules/money/orders/status.ts';
import { orderDeskTexts } from '#modules/money/orders/messages/desk/index.ts';
import { desks, orders, useMay } from '../calls.ts';
import { emptyQuote, type OrderForm, type OrderValues } from './order-form.ts';

const Field = deskFieldsFor<OrderForm>();

/** What other suppliers would have asked, for whoever approves the order. */
export function QuotesField({ kind }: { readonly kind: OrderKind }): ReactNode {
  const { ops } = desks[kind];
  const t = useTexts(orderDeskTexts);
  const mayAttach = useMay(ops.attach);
  const { fields, append, remove } = useFieldArray<OrderValues, 'quotes'>({ name: 'quotes' });
  return (
    <FormSection title={t('quotes')} hint={t('quotesHint')}>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-b border-line pb-4 sm:col-span-2 sm:grid-cols-3">
          <legend className="mb-2 font-medium">{t('quoteNumber', { number: place + 1 })}</legend>
          <Field.Text name={`quotes.${place}.supplierName`} label={t('quoteFrom')} required />
          <Field.Money name={`quotes.${place}.amount`} label={t('quoteAmount')} required />
          <Field.Text name={`quotes.${place}.reference`} label={t('quoteReference')} />
          {mayAttach && (
            <Field.File
              name={`quotes.${place}.file`}
              label={t('quoteFile')}
              className="sm:col-span-3"
              upload={async (file, options) => {
                const kept = await orders[ops.attach]({ fileName: file.name, content: file.base64 }, options);
                return { name: kept.fileName, size: kept.size, blobName: kept.blobName };
              }}
            />
          )}
          <button type="button" className="btn btn-g w-fit" onClick={() => remove(place)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('removeQuote', { number: place + 1 })}
          </button>
        </fieldset>
      ))}
      {fields.length < limits.quotes && (
        <button type="button" className="btn btn-s w-fit sm:col-span-2" onClick={() => append(emptyQuote)}>
          <Plus size={16} aria-hidden="true" />
          {t('addQuote')}
        </button>
      )}
    </FormSection>
  );
}
