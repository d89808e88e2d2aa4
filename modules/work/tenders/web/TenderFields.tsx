import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/NumberField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { useFindingWords } from '#modules/work/carriage/web/desk.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { tenderModes } from '../status.ts';
import { startRead, type TenderStart } from './calls.ts';
import type { TenderFormValues } from './tender-form.ts';

const Field = namedFor<TenderFormValues>()({ Money: MoneyField, Number: NumberField, Select: SelectField });

type Supplier = TenderStart['suppliers'][number];
const failures = [tenderFailureTexts];

/** How suppliers are asked, and how long each may take. */
export function AskingFields({ minutesHelp }: { readonly minutesHelp: string }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  return (
    <>
      <Field.Select
        name="mode"
        label={t('mode')}
        required
        options={tenderModes.map((value) => ({ value, label: t(`mode_${value}`) }))}
      />
      <Field.Number name="minutes" label={t('minutes')} min={5} max={20_160} decimals={0} help={minutesHelp} />
    </>
  );
}

/** Who is asked, in which order, for how much, and for how long. */
export function TenderFields({ load }: { readonly load: { readonly id: string; readonly buy: number } }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  return (
    <RecordGate query={useQuery(startRead(load.id))} skeleton={<div className="skeleton h-64" />}>
      {({ minutes, suppliers }) => (
        <>
          <AskingFields minutesHelp={t('minutesHelp', { minutes })} />
          <Suppliers suppliers={suppliers} buy={load.buy} />
        </>
      )}
    </RecordGate>
  );
}

function Suppliers({ suppliers, buy }: { readonly suppliers: readonly Supplier[]; readonly buy: number }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const { formState } = useFormContext<TenderFormValues>();
  const { fields, append, remove, move } = useFieldArray<TenderFormValues, 'offers'>({ name: 'offers' });
  const mode = useWatch<TenderFormValues, 'mode'>({ name: 'mode' });
  const named = new Map(suppliers.map((supplier) => [supplier.supplierId, supplier]));
  const others = suppliers.filter(({ supplierId }) => fields.every((field) => field.supplierId !== supplierId));
  return (
    <fieldset className="min-w-0">
      <legend className="lbl">{t('chooseSuppliers')}</legend>
      <ol className="space-y-2">
        {fields.map((field, place) => (
          <li key={field.id} className="flex items-end gap-2">
            <span className="min-w-0 flex-1 pb-2.5 font-medium wrap-break-word">
              {place + 1}. {named.get(field.supplierId)?.supplierName}
              <LastTook of={named.get(field.supplierId)} />
            </span>
            <span className="w-40 shrink-0">
              <Field.Money name={`offers.${place}.buyAmount`} label={t('amount')} required />
            </span>
            {mode === 'waterfall' && place > 0 && (
              <button
                type="button"
                className="btn btn-icon"
                aria-label={t('moveUp', { name: named.get(field.supplierId)?.supplierName ?? '' })}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUp size={16} aria-hidden />
              </button>
            )}
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('leaveOut', { name: named.get(field.supplierId)?.supplierName ?? '' })}
              onClick={() => remove(place)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {formState.isSubmitted && fields.length === 0 && (
        <p role="alert" className="err mt-2">
          {t('chooseFirst')}
        </p>
      )}
      <ul className="mt-3 max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {others.toSorted(byFitness).map((supplier) => (
          <Candidate
            key={supplier.supplierId}
            supplier={supplier}
            onAdd={() =>
              append({ supplierId: supplier.supplierId, buyAmount: buy > 0 ? buy : (supplier.lastAmount ?? 0) })
            }
          />
        ))}
      </ul>
    </fieldset>
  );
}

/** Who may take it first, and among them who drove the same way before. */
function byFitness(a: Supplier, b: Supplier): number {
  const rank = ({ isEligible, lastAmount }: Supplier) => (isEligible ? 0 : 2) + (lastAmount === null ? 1 : 0);
  return rank(a) - rank(b);
}

/** For how much it drove the same way before. */
function LastTook({ of: supplier }: { readonly of: Supplier | undefined }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const formats = useFormats();
  const amount = supplier?.lastAmount ?? null;
  if (amount === null) return null;
  return (
    <span className="ml-2 text-sm font-normal text-muted">
      {t('lastTook', { amount: formats.wholeMoney(amount).replace(/^R\s*/, '') })}
    </span>
  );
}

function Candidate({ supplier, onAdd }: { readonly supplier: Supplier; readonly onAdd: () => void }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const wordsOf = useFindingWords(failures);
  const { supplierName, isEligible, findings } = supplier;
  return (
    <li className="flex items-center gap-3 px-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="wrap-break-word">
          {supplierName}
          <LastTook of={supplier} />
        </p>
        {findings.map((finding) => (
          <p key={finding.code} className={finding.level === 'E' ? 'text-sm text-danger' : 'text-sm text-muted'}>
            {wordsOf(finding)}
          </p>
        ))}
      </div>
      {isEligible && (
        <button type="button" className="btn btn-icon" aria-label={t('add', { name: supplierName })} onClick={onAdd}>
          <Plus size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
