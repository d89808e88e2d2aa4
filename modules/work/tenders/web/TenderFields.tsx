import { useQuery } from '@tanstack/react-query';
import { ArrowUp, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type ChoiceSource, chosenRead } from '#platform/web/fields/choice-source.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/NumberField.tsx';
import { SearchedChoice } from '#platform/web/fields/SearchedChoice.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { useCarrierChoice } from '#modules/work/carriage/web/desk.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { tenderModes } from '../status.ts';
import { startRead, tenders } from './calls.ts';
import type { TenderFormValues } from './tender-form.ts';

const Field = namedFor<TenderFormValues>()({ Money: MoneyField, Number: NumberField, Select: SelectField });

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
      {({ minutes }) => (
        <>
          <AskingFields minutesHelp={t('minutesHelp', { minutes })} />
          <Suppliers {...load} />
        </>
      )}
    </RecordGate>
  );
}

/** The carriers that a load can be offered to, as for an award; who cannot be reached is blocked as well. */
function useTenderSource(id: string): ChoiceSource {
  const choiceOf = useCarrierChoice(failures);
  return {
    key: ['loads', id, 'tenderChoices'],
    find: async (search, atMost, signal) =>
      (await tenders.getLoadTenderStart({ id, search, atMost }, { signal })).rows.map(choiceOf),
    read: async (supplierId, signal) =>
      (await tenders.getLoadTenderStart({ id, supplierId }, { signal })).rows.map(choiceOf)[0],
  };
}

function Suppliers({ id, buy }: { readonly id: string; readonly buy: number }): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const source = useTenderSource(id);
  const { formState } = useFormContext<TenderFormValues>();
  const { fields, append, remove, move } = useFieldArray<TenderFormValues, 'offers'>({ name: 'offers' });
  const mode = useWatch<TenderFormValues, 'mode'>({ name: 'mode' });
  return (
    <fieldset className="min-w-0">
      <legend className="lbl">{t('chooseSuppliers')}</legend>
      <ol className="space-y-2">
        {fields.map((field, place) => (
          <Chosen
            key={field.id}
            place={place}
            supplierId={field.supplierId}
            source={source}
            onEarlier={mode === 'waterfall' && place > 0 ? () => move(place, place - 1) : undefined}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <ChooseMore
        source={source}
        chosen={fields.map(({ supplierId }) => supplierId)}
        problem={formState.isSubmitted && fields.length === 0 ? t('chooseFirst') : undefined}
        onChoose={(supplierId, amount) => append({ supplierId, buyAmount: buy > 0 ? buy : (amount ?? 0) })}
      />
    </fieldset>
  );
}

interface ChosenProps {
  readonly place: number;
  readonly supplierId: string;
  readonly source: ChoiceSource;
  readonly onEarlier: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** One that is asked, with what it gets. */
function Chosen({ place, supplierId, source, onEarlier, onRemove }: ChosenProps): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const { data } = useQuery(chosenRead(source, supplierId));
  const name = data?.label ?? '';
  return (
    <li className="flex items-end gap-2">
      <span className="min-w-0 flex-1 pb-2.5 font-medium wrap-break-word">
        {place + 1}. {name}
        {data?.detail && <span className="ml-2 text-sm font-normal text-muted">{data.detail}</span>}
      </span>
      <span className="w-40 shrink-0">
        <Field.Money name={`offers.${place}.buyAmount`} label={t('amount')} required />
      </span>
      {onEarlier && (
        <button type="button" className="btn btn-icon" aria-label={t('moveUp', { name })} onClick={onEarlier}>
          <ArrowUp size={16} aria-hidden />
        </button>
      )}
      <button type="button" className="btn btn-icon" aria-label={t('leaveOut', { name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}

interface ChooseMoreProps {
  readonly source: ChoiceSource;
  /** They are not offered again. */
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly onChoose: (supplierId: string, amount: number | null | undefined) => void;
}

/** The chooser of carriers, which stays open: several are asked one after the other. */
export function ChooseMore({ source, chosen, problem, onChoose }: ChooseMoreProps): ReactNode {
  const t = useTexts(tenderDeskTexts);
  const id = useId();
  return (
    <div className="mt-3 rounded-card border border-line p-2">
      <label htmlFor={id} className="sr-only">
        {t('addSupplier')}
      </label>
      <SearchedChoice
        from={source}
        value=""
        except={chosen}
        label={t('addSupplier')}
        control={{
          id,
          'aria-invalid': problem === undefined ? undefined : true,
          'aria-required': undefined,
          'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
        }}
        isInline
        onChoose={(supplierId, choice) => {
          if (supplierId !== '') onChoose(supplierId, choice?.amount);
        }}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="err mt-2">
          {problem}
        </p>
      )}
    </div>
  );
}
