import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { chosenRead } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import type { Payer } from './PaneHead.tsx';

interface PayerDialogProps {
  readonly title: string;
  readonly text: string;
  readonly except: readonly string[];
  readonly onChoose: (payer: Payer) => void;
  readonly onClose: () => void;
}

/** Asks for a customer. */
export function PayerDialog({ title, text, except, onChoose, onClose }: PayerDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const queries = useQueryClient();
  const form = z.strictObject({
    customerId: z
      .string()
      .min(1, { error: 'required' })
      .refine((id) => !except.includes(id), { error: 'invalidValue' }),
  });
  const Field = deskFieldsFor<typeof form>();
  return (
    <FormDialog
      title={title}
      text={text}
      schema={form}
      initial={{ customerId: '' }}
      confirm={t('choose')}
      isNarrow
      onClose={onClose}
      submit={async ({ customerId }) => {
        const choice = await queries.fetchQuery(chosenRead(customerSource, customerId));
        onChoose({ id: customerId, name: choice?.label ?? '' });
        onClose();
      }}
    >
      <Field.Searched name="customerId" label={t('customer')} from={customerSource} required />
    </FormDialog>
  );
}
