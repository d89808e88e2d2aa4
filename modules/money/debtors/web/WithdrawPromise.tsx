import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { type Debtor, debtors, debtorsNoun, useMay } from './calls.ts';

const reasonForm = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof reasonForm>();

/** Takes an open promise back, with a reason. */
export function WithdrawPromise({ promise }: { readonly promise: Debtor['promises'][number] }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const queries = useQueryClient();
  const may = useMay('withdrawPaymentPromise');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <button type="button" className="link min-h-6 pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </button>
      {isOpen && (
        <FormDialog
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          schema={reasonForm}
          initial={{ reason: '' }}
          confirm={t('withdraw')}
          isNarrow
          intent={promise.lockId}
          submit={async ({ reason }, idempotencyKey) => {
            await debtors.withdrawPaymentPromise(
              { id: promise.id, reason },
              { lockId: promise.lockId, idempotencyKey },
            );
            await queries.invalidateQueries({ queryKey: [debtorsNoun] });
            toast(t('withdrawn'), { kind: 'ok' });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <Field.Textarea name="reason" label={t('reason')} rows={3} required />
        </FormDialog>
      )}
    </>
  );
}
