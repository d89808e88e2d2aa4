import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { InspectionAnswer } from '../answers.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { itemResults } from '../status.ts';
import { inspectionFailures, inspections, inspectionsNoun } from './calls.ts';

const schema = z.strictObject({
  result: z.union([z.enum(itemResults), z.literal('')]).refine((result) => result !== '', { error: 'required' }),
  value: z.number().min(-1000).max(100_000).nullable(),
  hasProperty: z.boolean(),
  note: text(300),
});
const Field = deskFieldsFor<typeof schema>();

interface AnswerFormProps {
  readonly inspection: VehicleInspectionRecord;
  readonly item: InspectionAnswer;
  readonly onSaved: () => void;
}

/** Answers one item; what was answered stands in it, to be answered otherwise. */
export function AnswerForm({ inspection, item, onSaved }: AnswerFormProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<unknown>();
  const { result, value, hasProperty, note } = item;
  const schemaForm = useSchemaForm({
    schema,
    initial: { result, value, hasProperty, note },
    failures: inspectionFailures,
  });
  const chosen = schemaForm.form.watch('result');
  async function save(answer: z.output<typeof schema>): Promise<void> {
    setFailure(undefined);
    const { id, lockId } = inspection;
    const told = { ...answer, result: answer.result || 'pass', unitId: item.unitId, code: item.code } as const;
    await inspections.putVehicleInspection({ id, answers: [told] }, { lockId, idempotencyKey: keyFor([lockId, told]) });
    await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
    onSaved();
  }
  const results = itemResults.filter((each) => each !== 'na' || item.canBeNa);
  return (
    <FormFrame of={schemaForm} onSubmit={save} onFailure={setFailure} className="grid gap-3">
      {item.unit !== '' && <Field.Number name="value" label={t('measured', { unit: item.unit })} decimals={2} />}
      {item.property !== '' && <Field.Checkbox name="hasProperty" label={t('hasIndicator')} />}
      <Field.RadioCards
        name="result"
        label={item.name}
        options={results.map((each) => ({ value: each, label: t(each) }))}
      />
      <Field.Textarea name="note" label={t('note')} rows={2} />
      {chosen === 'fail' && item.severity === 'critical' && (
        <p className="rounded-card bg-danger-soft p-3 text-danger">{t('criticalNow')}</p>
      )}
      {failure !== undefined && (
        <p role="alert" className="err">
          {failureText(failure)}
        </p>
      )}
      <button type="submit" className="btn btn-s justify-self-start">
        {t('save')}
      </button>
    </FormFrame>
  );
}
