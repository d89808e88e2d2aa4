import { BadgePercent, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import { invoiceFailures, invoices, useMay } from '../calls.ts';
import { changed } from './changed.ts';
import type { QueueState } from './use-queue.ts';

const mended = { zeroRateReasonNeeded: 'explain', buyerVatNumberMissing: 'noVendor' } as const;
type Verb = (typeof mended)[keyof typeof mended];

/** What the billing desk itself can mend of the loads that are shown; undefined where others mend it. */
function useVerb({ gap }: QueueState): Verb | undefined {
  const may = { explain: useMay('putZeroRateReason'), noVendor: useMay('putBuyerWithoutVat') };
  const verb = gap !== undefined && gap in mended ? mended[gap as keyof typeof mended] : undefined;
  return verb && may[verb] ? verb : undefined;
}

/** Whether loads that wait are chosen to be mended here. */
export function useMayMend(state: QueueState): boolean {
  return useVerb(state) !== undefined;
}

/** Mends tax data of the chosen loads: why VAT is 0 %, or that their customers are not registered for VAT. */
export function TaxDataVerbs({ state }: { readonly state: QueueState }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const verb = useVerb(state);
  const [isAsked, ask] = useState(false);
  if (!verb) return null;
  const close = () => ask(false);
  return (
    <>
      <button type="button" className="btn btn-p" onClick={() => ask(true)}>
        {verb === 'explain' ? (
          <BadgePercent size={15} aria-hidden="true" />
        ) : (
          <ReceiptText size={15} aria-hidden="true" />
        )}
        {t(verb)}
      </button>
      {isAsked &&
        (verb === 'explain' ? <Explain state={state} onClose={close} /> : <NoVendor state={state} onClose={close} />)}
    </>
  );
}

interface DialogProps {
  readonly state: QueueState;
  readonly onClose: () => void;
}

const reasoned = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof reasoned>();

function Explain({ state, onClose }: DialogProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const loadIds = state.selected.map(({ id }) => id);
  return (
    <FormDialog
      title={t('explainTitle', { count: loadIds.length })}
      text={t('explainText')}
      schema={reasoned}
      initial={{ reason: '' }}
      confirm={t('explain')}
      failures={invoiceFailures}
      intent={loadIds}
      isNarrow
      onClose={onClose}
      submit={async ({ reason }, idempotencyKey) => {
        const { changed: count } = await invoices.putZeroRateReason({ loadIds, reason }, { idempotencyKey });
        state.choose([]);
        changed();
        snackbar(t('billingChanged', { count }), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}

const nothing = z.strictObject({});

function NoVendor({ state, onClose }: DialogProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const customers = new Map(state.selected.map(({ customerId, customerName }) => [customerId, customerName]));
  const customerIds = [...customers.keys()];
  return (
    <FormDialog
      title={t('noVendorTitle', { count: customerIds.length })}
      text={t('noVendorText')}
      schema={nothing}
      initial={{}}
      confirm={t('noVendor')}
      failures={invoiceFailures}
      intent={customerIds}
      isNarrow
      onClose={onClose}
      submit={async (_, idempotencyKey) => {
        const { changed: count } = await invoices.putBuyerWithoutVat({ customerIds }, { idempotencyKey });
        state.choose([]);
        changed();
        snackbar(t('noVendorSaid', { count }), { kind: 'ok' });
        onClose();
      }}
    >
      <ul className="list-disc pl-5">
        {[...customers].map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
