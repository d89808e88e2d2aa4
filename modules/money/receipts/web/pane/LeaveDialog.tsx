import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loads, loadsNoun } from '#modules/work/loads/web/desk.ts';
import { receiptPurposes } from '#modules/money/receipts/kinds.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { receiptFailures, type ReceiptLine } from '../calls.ts';
import type { LeftOnAccount } from './decision.ts';
import type { Payer } from './PaneHead.tsx';

export const purposeForm = z
  .strictObject({ purpose: z.enum(receiptPurposes), loadId: z.string() })
  .refine(({ purpose, loadId }) => purpose !== 'advance' || loadId !== '', { path: ['loadId'], error: 'required' });
const Field = deskFieldsFor<typeof purposeForm>();

interface LeaveDialogProps {
  readonly line: ReceiptLine;
  readonly payer: Payer | undefined;
  readonly left: number;
  readonly onLeave: (left: LeftOnAccount, idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Leaves the rest on account, and asks what it is. */
export function LeaveDialog({ line, payer, left, onLeave, onClose }: LeaveDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const money = formats.money(left, line.currency);
  return (
    <FormDialog
      title={payer ? t('leaveTitle', { amount: money, customer: payer.name }) : t('leaveUnknown')}
      text={payer ? t('leaveText') : t('leaveUnknownText', { amount: money })}
      schema={purposeForm}
      initial={{ purpose: 'unsaid', loadId: '' }}
      confirm={t('leaveVerb')}
      failures={receiptFailures}
      intent={line.id}
      isNarrow
      onClose={onClose}
      submit={async ({ purpose, loadId }, idempotencyKey) => {
        await onLeave({ purpose, loadId: purpose === 'advance' ? loadId : null }, idempotencyKey);
        onClose();
      }}
    >
      {payer ? <PurposeFields customerId={payer.id} /> : null}
    </FormDialog>
  );
}

/** What money on account is; in advance of a load, of which. */
export function PurposeFields({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const purpose: unknown = useWatch({ name: 'purpose' });
  return (
    <>
      <Field.Select
        name="purpose"
        label={t('purpose')}
        required
        options={receiptPurposes.map((each) => ({ value: each, label: t(`purpose_${each}`) }))}
      />
      {purpose === 'advance' && (
        <Field.Searched
          name="loadId"
          label={t('purposeLoad')}
          help={t('purposeLoadHelp')}
          from={loadsOf(customerId)}
          required
        />
      )}
    </>
  );
}

/** Loads of a customer, by their numbers. */
function loadsOf(customerId: string): ChoiceSource {
  return {
    key: [loadsNoun, 'ofPayer', customerId],
    find: async (search, pageSize, signal) =>
      (await loads.getLoads({ search, pageSize, customerId }, { signal })).rows.map(({ id, loadNumber }) => ({
        value: id,
        label: loadNumber,
      })),
    read: async (id, signal) => {
      const { loadNumber } = await loads.getLoad({ id }, { signal });
      return { value: id, label: loadNumber };
    },
  };
}
