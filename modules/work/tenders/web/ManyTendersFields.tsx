import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { locales } from '#platform/language.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadRow } from '#modules/work/loads/web/index.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { startsRead, type TenderStarts } from './calls.ts';
import type { ManyTendersValues } from './tender-form.ts';
import { AskingFields } from './TenderFields.tsx';

const Field = namedFor<ManyTendersValues>()({ Money: MoneyField });

/** Asks for the transporters of all these loads, and for the price of each load. */
export function ManyTendersFields({ rows }: { readonly rows: readonly LoadRow[] }): ReactNode {
  return (
    <RecordGate query={useQuery(startsRead(rows.map(({ id }) => id)))} skeleton={<div className="skeleton h-80" />}>
      {(starts) => <Fields rows={rows} starts={starts} />}
    </RecordGate>
  );
}

interface FieldsProps {
  readonly rows: readonly LoadRow[];
  readonly starts: TenderStarts;
}

function Fields({ rows, starts: { loads, suppliers } }: FieldsProps): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const minutes = [...new Set(loads.map((load) => load.minutes))].toSorted((a, b) => a - b);
  const oneOf = new Intl.ListFormat(locales[useLanguage()], { type: 'disjunction' });
  const ready = new Set(loads.map(({ id }) => id));
  return (
    <>
      <AskingFields
        minutesHelp={t(minutes.length > 1 ? 'minutesOfEachHelp' : 'minutesHelp', {
          minutes: oneOf.format(minutes.map(String)),
        })}
      />
      <Suppliers suppliers={suppliers} all={ready.size} />
      <fieldset className="min-w-0">
        <legend className="lbl">{t('amountOfEach')}</legend>
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line">
          {rows.map((row, place) => (
            <li key={row.id} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{row.loadNumber}</p>
                <p className="truncate text-sm text-muted">
                  {[row.origin, row.destination].filter(Boolean).join(' → ')}
                </p>
                {!ready.has(row.id) && <p className="text-sm text-warn">{t('notReady')}</p>}
              </div>
              <span className="w-40 shrink-0">
                <Field.Money
                  name={`loads.${place}.buyAmount`}
                  label={t('amountOf', { load: row.loadNumber })}
                  required
                />
              </span>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}

interface SuppliersProps {
  readonly suppliers: TenderStarts['suppliers'];
  /** Loads that can be offered. */
  readonly all: number;
}

function Suppliers({ suppliers, all }: SuppliersProps): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const { formState } = useFormContext<ManyTendersValues>();
  const { fields, append, remove, move } = useFieldArray<ManyTendersValues, 'suppliers'>({ name: 'suppliers' });
  const mode = useWatch<ManyTendersValues, 'mode'>({ name: 'mode' });
  const named = new Map(suppliers.map((supplier) => [supplier.supplierId, supplier.supplierName]));
  const chosen = new Set(fields.map(({ supplierId }) => supplierId));
  const others = suppliers
    .filter(({ supplierId, mayTake }) => !chosen.has(supplierId) && mayTake.length > 0)
    .toSorted((a, b) => b.mayTake.length - a.mayTake.length);
  return (
    <fieldset className="min-w-0">
      <legend className="lbl">{t('chooseSuppliers')}</legend>
      <ol className="space-y-1">
        {fields.map((field, place) => {
          const name = named.get(field.supplierId) ?? '';
          return (
            <li key={field.id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 font-medium wrap-break-word">
                {place + 1}. {name}
              </span>
              {mode === 'waterfall' && place > 0 && (
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={t('moveUp', { name })}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp size={16} aria-hidden />
                </button>
              )}
              <button
                type="button"
                className="btn btn-icon"
                aria-label={t('leaveOut', { name })}
                onClick={() => remove(place)}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      {formState.isSubmitted && fields.length === 0 && (
        <p role="alert" className="err mt-2">
          {t('chooseOne')}
        </p>
      )}
      <ul className="mt-2 max-h-56 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {others.map(({ supplierId, supplierName, mayTake }) => (
          <li key={supplierId} className="flex items-center gap-3 px-3 py-1.5">
            <p className="min-w-0 flex-1 wrap-break-word">
              {supplierName}
              <span className="ml-2 text-sm text-muted">{t('mayTakeOf', { count: mayTake.length, all })}</span>
            </p>
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('add', { name: supplierName })}
              onClick={() => append({ supplierId })}
            >
              <Plus size={16} aria-hidden />
            </button>
          </li>
        ))}
        {others.length === 0 && <li className="px-3 py-2 text-muted">{t('nobodyMore')}</li>}
      </ul>
    </fieldset>
  );
}
