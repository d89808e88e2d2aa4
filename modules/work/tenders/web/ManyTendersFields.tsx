import { useQuery } from '@tanstack/react-query';
import { ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { locales } from '#platform/language.ts';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadRow } from '#modules/work/loads/web/index.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { startsRead, type TenderStarts } from './calls.ts';
import type { ManyTendersValues } from './tender-form.ts';
import { AskingFields, ChooseMore } from './TenderFields.tsx';

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
  const source = useSourceOf(suppliers, all);
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
      <ChooseMore
        source={source}
        chosen={fields.map(({ supplierId }) => supplierId)}
        problem={formState.isSubmitted && fields.length === 0 ? t('chooseOne') : undefined}
        onChoose={(supplierId) => append({ supplierId })}
      />
    </fieldset>
  );
}

/** Transporters by how many of the loads they may take, from what was asked for all loads at once. */
function useSourceOf(suppliers: SuppliersProps['suppliers'], all: number): ChoiceSource {
  const t = useTexts(tenderDeskTexts);
  const choices = suppliers
    .toSorted((a, b) => b.mayTake.length - a.mayTake.length)
    .map(({ supplierId, supplierName, mayTake }) => ({
      value: supplierId,
      label: supplierName,
      detail: t('mayTakeOf', { count: mayTake.length, all }),
      isBlocked: mayTake.length === 0,
    }));
  return {
    key: ['loads', 'tenderStarts', suppliers.map(({ mayTake }) => mayTake.length).join()],
    none: t('nobodyMore'),
    find: (search, atMost) =>
      Promise.resolve(
        choices.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())).slice(0, atMost),
      ),
    read: (value) => Promise.resolve(choices.find((choice) => choice.value === value)),
  };
}
