import type { ReactNode } from 'react';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type JournalRecord, ledgerService } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { ledger, ledgerNoun } from '../calls.ts';
import { journalName } from '../words.ts';

const reversal = ledgerService.operations.reverseTransaction.input.pick({ reason: true });
const Field = namedFor<{ reason: string }>()({ Textarea: TextareaField });
const failures = [ledgerFailureTexts];

interface ReverseDialogProps {
  readonly journal: JournalRecord;
  /** Called with the mirror that was posted. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks why, and posts the mirror of a journal. */
export function ReverseDialog({ journal, onDone, onClose }: ReverseDialogProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  return (
    <FormDialog
      title={t('reverseTitle', { journal: journalName(journal.number) })}
      text={t('reverseText', { count: journal.lines.length })}
      schema={reversal}
      initial={{ reason: '' }}
      confirm={t('reverse')}
      danger
      isNarrow
      intent={journal.id}
      failures={failures}
      onClose={onClose}
      submit={async ({ reason }, idempotencyKey) => {
        const { id, number, postingDate } = await ledger.reverseTransaction(
          { id: journal.id, reason },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [ledgerNoun] });
        snackbar(t('reversed', { journal: journalName(number), date: formats.date(postingDate) }), { kind: 'ok' });
        onClose();
        onDone(id);
      }}
    >
      <Field.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}
