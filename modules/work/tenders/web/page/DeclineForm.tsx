import type { ReactNode } from 'react';
import type { z } from 'zod';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { tenderFailureTexts } from '#modules/work/tenders/messages/failures/index.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import { declineFields } from '#modules/work/tenders/answer-fields.ts';
import { declineReasons } from '#modules/work/tenders/status.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { tenders, type TenderPageProps } from './link-calls.ts';

const Field = namedFor<typeof declineFields>()({ Select: SelectField, Textarea: TextareaField });

interface DeclineFormProps {
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly onDone: () => Promise<void>;
}

/** Why the carrier does not take it: the planner asks better the next time. */
export function DeclineForm({ whenOpen, onDone }: DeclineFormProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const schemaForm = useSchemaForm({
    schema: declineFields,
    initial: { reasonCode: '' as never, reason: '' },
    failures: [tenderFailureTexts],
  });
  async function submit(answer: z.output<typeof declineFields>): Promise<void> {
    await whenOpen(() => tenders.declineLoadTender(answer));
    await onDone();
  }
  return (
    <AnswerForm of={schemaForm} send={t('sendDecline')} className="card space-y-4 p-4" onSubmit={submit}>
      <Field.Select
        name="reasonCode"
        label={t('why')}
        required
        options={declineReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
      <Field.Textarea name="reason" label={t('note')} rows={2} />
    </AnswerForm>
  );
}
