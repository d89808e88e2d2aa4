import { FileText, Send, Undo2 } from 'lucide-react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { StatementRecord } from '../contract.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import { supplierStatementLife, type SupplierStatementEvent } from '../status.ts';
import { statements, useMay } from './calls.ts';
import { recipientForm } from './recipient-form.ts';
import { RecipientFields } from './RecipientFields.tsx';

const reasoned = z.strictObject({ reason: requiredText(500) });

/** What the person may do with a statement now. */
export function useStatementDecisions(statement: StatementRecord): readonly Decision[] {
  const t = useTexts(supplierStatementDeskTexts);
  const { id, supplierName, status, purchaseInvoiceId } = statement;
  const decisions: readonly Decision<SupplierStatementEvent>[] = [
    {
      event: 'withdraw',
      may: useMay('deleteSupplierStatement'),
      kind: 'danger',
      icon: Undo2,
      title: t('withdraw'),
      does: asksReason({
        title: t('withdrawTitle', { name: supplierName }),
        text: t('withdrawText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('withdrawn'),
        decide: ({ reason }, options) => statements.deleteSupplierStatement({ id, reason }, options),
      }),
    },
    {
      event: 'send',
      may: useMay('sendSupplierStatement'),
      kind: 'main',
      icon: Send,
      title: t(status === 'SENT' ? 'sendAgain' : 'send'),
      does: asks({
        title: t('sendTitle', { name: supplierName }),
        text: t('sendText'),
        schema: recipientForm,
        initial: {
          recipientName: statement.recipientName,
          email: statement.recipientEmail,
          mobileNumber: statement.recipientMobile,
        },
        fields: <RecipientFields />,
        done: t('sent'),
        decide: (recipient, options) => statements.sendSupplierStatement({ id, ...recipient }, options),
      }),
    },
  ];
  return [
    ...offered<string, SupplierStatementEvent>(supplierStatementLife as never, status, decisions),
    ...(purchaseInvoiceId === null
      ? []
      : [
          {
            event: 'invoice',
            may: true,
            kind: 'main' as const,
            icon: FileText,
            title: t('invoice'),
            does: { path: `/editPurchaseInvoice/${purchaseInvoiceId}` },
          },
        ]),
  ];
}
