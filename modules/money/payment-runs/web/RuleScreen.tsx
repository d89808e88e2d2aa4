import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { OutputOf } from '#platform/operation.ts';
import { amount } from '#platform/money-codec.ts';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { confirmationProof, type OwnConfirmation } from '#modules/base/access/contract.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { paymentColumns, paymentFormats, usualColumns } from '../bank-file.ts';
import type { paymentRunService } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { paymentRuns, runFailures, runsNoun, useMay } from './calls.ts';
import { paymentRunListPath } from './paths.ts';

const ruleForm = z.strictObject({
  twoSignersAbove: amount.nullable(),
  format: z.enum(paymentFormats),
  columns: z
    .array(z.strictObject({ column: z.enum(paymentColumns), heading: requiredText(60) }))
    .max(paymentColumns.length)
    .superRefine((columns, context) => {
      for (const [place, { column }] of columns.entries())
        if (columns.findIndex((each) => each.column === column) < place)
          context.addIssue({ code: 'custom', message: 'notAnOption', path: [place, 'column'] });
    }),
  confirmation: confirmationProof.optional(),
});
type Values = z.input<typeof ruleForm>;
const Field = deskFieldsFor<typeof ruleForm>();
type Rule = OutputOf<(typeof paymentRunService.operations)['getPaymentRule']>;

/** `/paymentRule`: how many sign a run, and in which form the bank takes payments. */
export function RuleScreen(): ReactNode {
  const asked = useConfirmation();
  const query = useQuery({
    queryKey: [runsNoun, 'rule'],
    queryFn: ({ signal }) => paymentRuns.getPaymentRule({}, { signal }),
  });
  return (
    <RecordGate query={query} listPath={paymentRunListPath} skeleton={<FormSkeleton />}>
      {(rule) => (asked ? <Form rule={rule} asked={asked} /> : <FormSkeleton />)}
    </RecordGate>
  );
}

function Form({ rule, asked }: { readonly rule: Rule; readonly asked: OwnConfirmation }): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const maySave = useMay('putPaymentRule');
  return (
    <FormScreen
      title={t('rule')}
      schema={ruleForm}
      initial={{
        twoSignersAbove: rule.twoSignersAbove,
        format: rule.format,
        columns: rule.columns,
        ...emptyConfirmation(asked),
      }}
      noun={runsNoun}
      failures={runFailures}
      readOnly={!maySave}
      backTo={paymentRunListPath}
      save={(values, options) => paymentRuns.putPaymentRule({ companyId: rule.companyId, ...values }, options)}
    >
      <FormSection title={t('signatures')} hint={t('ruleHint')}>
        <Field.Money
          name="twoSignersAbove"
          label={t('twoSignersAbove')}
          help={t('twoSignersAboveHelp')}
          disabled={!maySave}
        />
        <Looser before={rule.twoSignersAbove} asked={asked} />
      </FormSection>
      <FormSection title={t('bankFile')}>
        <Field.Select
          name="format"
          label={t('format')}
          required
          disabled={!maySave}
          options={paymentFormats.map((value) => ({ value, label: t(`format_${value}`) }))}
        />
      </FormSection>
      <Columns maySave={maySave} />
    </FormScreen>
  );
}

/** Who lets fewer people sign than before is asked for the second factor. */
function Looser({ before, asked }: { readonly before: number | null; readonly asked: OwnConfirmation }): ReactNode {
  const now = useWatch<Values, 'twoSignersAbove'>({ name: 'twoSignersAbove' });
  const isLooser = before !== null && (now === null || now > before);
  return (
    isLooser && (
      <div className="sm:col-span-2">
        <ConfirmationFields asked={asked} />
      </div>
    )
  );
}

/** The columns of a CSV file, in the order of the bank. */
function Columns({ maySave }: { readonly maySave: boolean }): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const format = useWatch<Values, 'format'>({ name: 'format' });
  const { fields, append, remove, swap } = useFieldArray<Values, 'columns'>({ name: 'columns' });
  if (format !== 'csv') return null;
  const used = new Set(fields.map(({ column }) => column));
  const next = paymentColumns.find((column) => !used.has(column));
  return (
    <FormSection title={t('columns')} hint={t('columnsHint')}>
      {fields.map(({ id }, place) => (
        <div key={id} className="flex min-w-0 flex-wrap items-end gap-2 sm:col-span-2">
          <Field.Select
            name={`columns.${place}.column`}
            label={t('column', { number: place + 1 })}
            required
            disabled={!maySave}
            className="min-w-40 flex-1"
            options={paymentColumns.map((value) => ({ value, label: t(`column_${value}`) }))}
          />
          <Field.Text
            name={`columns.${place}.heading`}
            label={t('heading')}
            required
            disabled={!maySave}
            className="min-w-40 flex-1"
          />
          {maySave && (
            <>
              <button
                type="button"
                className="btn btn-g flex-none"
                aria-label={t('raiseColumn', { number: place + 1 })}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              >
                <ArrowUp size={16} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="btn btn-g flex-none"
                aria-label={t('removeColumn', { number: place + 1 })}
                onClick={() => remove(place)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </>
          )}
        </div>
      ))}
      {maySave && next && (
        <button
          type="button"
          className="btn btn-s w-fit sm:col-span-2"
          onClick={() =>
            append(
              fields.length === 0
                ? usualColumns.map((each) => ({ ...each }))
                : { column: next, heading: t(`column_${next}`) },
            )
          }
        >
          <Plus size={16} aria-hidden="true" />
          {t('addColumn')}
        </button>
      )}
    </FormSection>
  );
}
