import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { vatCodes } from '#platform/vat-codes.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { choicesOf } from '../choices.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import type { ExpectedRow } from '#modules/money/purchase-invoices/answers.ts';
import { expectedRead } from '../calls.ts';
import { emptyLine, lineOf, type PurchaseFields, type PurchaseValues } from './purchase-form.ts';

const Field = deskFieldsFor<PurchaseFields>();
const itemSource = masterChoices(itemMasterDesk);
const centreSource = masterChoices(profitCentreDesk);

/** The lines of a document, most of them chosen from what is expected of its supplier. */
export function LinesField(): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const { fields, append, remove } = useFieldArray<PurchaseValues, 'lines'>({ name: 'lines' });
  const lines = useWatch<PurchaseValues, 'lines'>({ name: 'lines' });
  const currency = useWatch<PurchaseValues, 'currency'>({ name: 'currency' });
  const { formState } = useFormContext<PurchaseValues>();
  const isMissing = formState.errors.lines !== undefined && fields.length === 0;
  return (
    <FormSection title={t('lines')} hint={t('linesHint')}>
      <Expected onAdd={(row) => append(lineOf(row, currency))} stated={lines} />
      {isMissing && (
        <p role="alert" className="text-danger sm:col-span-2">
          {t('linesMissing')}
        </p>
      )}
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-b border-line pb-4 sm:col-span-2 sm:grid-cols-6">
          <legend className="mb-2 font-medium">
            {lines[place]?.reference || t('lineNumber', { number: place + 1 })}
          </legend>
          <Field.Text name={`lines.${place}.description`} label={t('description')} required className="sm:col-span-3" />
          <Field.Money name={`lines.${place}.net`} label={t('net')} currency={currency || undefined} required />
          <Field.Select
            name={`lines.${place}.vatCode`}
            label={t('vatCode')}
            required
            options={choicesOf(t, 'vat_', vatCodes)}
            className="sm:col-span-2"
          />
          {lines[place]?.orderLineId && (
            <Field.Number name={`lines.${place}.quantity`} label={t('quantity')} required />
          )}
          {!lines[place]?.chargeId && !lines[place]?.orderLineId && (
            <>
              <Field.Searched
                name={`lines.${place}.itemMasterId`}
                label={t('item')}
                from={itemSource}
                className="sm:col-span-3"
              />
              <Field.Searched
                name={`lines.${place}.profitCentreId`}
                label={t('profitCentre')}
                from={centreSource}
                className="sm:col-span-3"
              />
            </>
          )}
          {lines[place]?.chargeId && (
            <Field.Checkbox name={`lines.${place}.isPart`} label={t('isPart')} className="sm:col-span-4" />
          )}
          <button
            type="button"
            className="btn btn-g w-fit sm:col-span-6"
            aria-label={t('removeLine', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            <Trash2 size={16} aria-hidden="true" />
            {t('remove')}
          </button>
        </fieldset>
      ))}
      <button type="button" className="btn btn-s w-fit sm:col-span-2" onClick={() => append(emptyLine)}>
        <Plus size={16} aria-hidden="true" />
        {t('addLine')}
      </button>
    </FormSection>
  );
}

interface ExpectedProps {
  readonly onAdd: (row: ExpectedRow) => void;
  readonly stated: PurchaseValues['lines'];
}

/** What the supplier is expected to invoice and the document does not state yet. */
function Expected({ onAdd, stated }: ExpectedProps): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const id = useId();
  const supplierId = useWatch<PurchaseValues, 'supplierId'>({ name: 'supplierId' });
  const { data } = useQuery(expectedRead(supplierId));
  if (supplierId === '') return <p className="text-muted sm:col-span-2">{t('chooseSupplierFirst')}</p>;
  const taken = new Set(stated.flatMap(({ chargeId, orderLineId }) => [chargeId, orderLineId]));
  const rows = data?.filter(({ chargeId, orderLineId }) => !taken.has(chargeId ?? orderLineId ?? ''));
  if (rows?.length === 0) return <p className="text-muted sm:col-span-2">{t('nothingExpected')}</p>;
  return (
    <section aria-labelledby={id} className="rounded-ctl border border-line sm:col-span-2">
      <h3 id={id} className="border-b border-line px-3 py-2 font-medium">
        {t('expectedTitle')}
      </h3>
      <ul className="max-h-72 overflow-y-auto">
        {rows?.map((row) => (
          <li
            key={row.chargeId ?? row.orderLineId}
            className="flex min-h-10 items-center gap-3 border-b border-line px-3 py-1.5 last:border-b-0"
          >
            <span className="w-24 flex-none font-medium">{row.reference}</span>
            <span className="min-w-0 flex-1 text-sm text-muted">
              {row.description}
              {row.on && ` · ${formats.date(row.on as never)}`}
            </span>
            <span className="flex-none tabular-nums">{formats.money(row.left, row.currency)}</span>
            <button
              type="button"
              className="btn btn-g h-8 flex-none"
              aria-label={t('addExpected', { reference: row.reference })}
              onClick={() => onAdd(row)}
            >
              <Plus size={16} aria-hidden="true" />
              {t('add')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
