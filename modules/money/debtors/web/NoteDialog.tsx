import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Debtor, debtorFailures, debtors, debtorsNoun } from './calls.ts';

const noteForm = z.strictObject({ text: text(1000), ringOn: z.union([z.literal(''), calendarDate]) });
const Field = deskFieldsFor<typeof noteForm>();

interface NoteDialogProps {
  readonly debtor: Debtor;
  readonly companyId: string | null;
  readonly onClose: () => void;
}

/** A note, or the day on which the customer is to be rung again. */
export function NoteDialog({ debtor, companyId, onClose }: NoteDialogProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  return (
    <FormDialog
      title={t('noteTitle', { name: debtor.customerName })}
      schema={noteForm}
      initial={{ text: '', ringOn: '' }}
      confirm={t('save')}
      failures={debtorFailures}
      isNarrow
      intent={debtor.notes.length}
      submit={async (value, idempotencyKey) => {
        const ringOn = value.ringOn || null;
        await debtors.postDebtorNote(
          { customerId: debtor.customerId, companyId, kind: ringOn ? 'ringAgain' : 'note', text: value.text, ringOn },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [debtorsNoun] });
        toast(t('noted'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Textarea name="text" label={t('noteText')} rows={4} />
      <Field.Date name="ringOn" label={t('ringOn')} min={debtor.today} />
    </FormDialog>
  );
}
