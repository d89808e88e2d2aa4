import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { readAllAgain, receiptFailures, type ReceiptRecord, receipts, useMay } from '../calls.ts';
import { documentPath } from '../paths.ts';
import { Section } from './Section.tsx';

type Settled = ReceiptRecord['settled'][number];
const reasoned = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof reasoned>();

/** What it settles, each with its undoing; what was undone stays in sight, struck through. */
export function Settles({ receipt }: { readonly receipt: ReceiptRecord }): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const queue = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const [undone, setUndone] = useState<Settled>();
  const mayUndo = useMay('unallocateReceipt') && receipt.status === 'POSTED';
  const { settled, left, currency } = receipt;
  return (
    <Section title={t('settles')} beside={left !== 0 && t('leftOver', { amount: formats.money(left, currency) })}>
      {settled.length === 0 && <p className="text-muted">{t('settlesNothing')}</p>}
      <ul className="grid gap-2.5">
        {settled.map((each) => {
          const path = documentPath(each.kind, each.documentId);
          const isUndone = each.undoneOn !== null;
          return (
            <li key={each.allocationId} className="flex items-start gap-3">
              <div className={clsx('min-w-0 flex-1', isUndone && 'text-muted line-through')}>
                {path && !isUndone ? (
                  <Link {...linkTo(path)} className="text-brand underline decoration-brand/35 underline-offset-3">
                    {each.number}
                  </Link>
                ) : (
                  each.number
                )}
                <p className="text-sm text-muted">
                  {[formats.date(each.day as never), each.customerName, each.madeBy].filter(Boolean).join(' · ')}
                </p>
              </div>
              <div className="text-right">
                <p className={clsx('whitespace-nowrap tabular-nums', isUndone && 'text-muted line-through')}>
                  {formats.money(each.amount, currency)}
                </p>
                {isUndone && (
                  <p className="text-sm text-muted">{t('undoneOn', { day: formats.date(each.undoneOn as never) })}</p>
                )}
              </div>
              {mayUndo && !isUndone && (
                <button
                  type="button"
                  className="btn btn-g h-7! px-2 pointer-coarse:h-11!"
                  aria-label={t('undoOf', { number: each.number })}
                  onClick={() => setUndone(each)}
                >
                  {queue('undo')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {undone && (
        <FormDialog
          title={t('undoOf', { number: undone.number })}
          text={t('undoText')}
          schema={reasoned}
          initial={{ reason: '' }}
          confirm={queue('undo')}
          failures={receiptFailures}
          intent={undone.allocationId}
          isNarrow
          onClose={() => setUndone(undefined)}
          submit={async ({ reason }, idempotencyKey) => {
            const input = { allocationIds: [undone.allocationId], reason };
            await receipts.unallocateReceipt(input, { idempotencyKey });
            readAllAgain();
            snackbar(queue('undone'), { kind: 'ok' });
            setUndone(undefined);
          }}
        >
          <Field.Textarea name="reason" label={queue('reason')} required rows={2} />
        </FormDialog>
      )}
    </Section>
  );
}
