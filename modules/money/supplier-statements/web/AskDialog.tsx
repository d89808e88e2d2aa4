import type { ReactNode } from 'react';
import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import { statementFailures, statements } from './calls.ts';
import { emptyRecipient, recipientFields } from './recipient-form.ts';
import { RecipientFields } from './RecipientFields.tsx';

const askForm = z.strictObject({ supplierId: z.uuid({ error: 'required' }), ...recipientFields });
const Field = deskFieldsFor<typeof askForm>();

/** Sends a supplier the link by which it brings its invoices. */
export function AskDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  return (
    <FormDialog
      title={t('askTitle')}
      text={t('askText')}
      schema={askForm}
      initial={{ supplierId: '', ...emptyRecipient }}
      confirm={t('send')}
      failures={statementFailures}
      isNarrow
      submit={async (input, idempotencyKey) => {
        const { email } = await statements.sendPurchaseInvoiceRequest(input, { idempotencyKey });
        toast(t('asked', { email }), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required />
      <RecipientFields />
    </FormDialog>
  );
}
