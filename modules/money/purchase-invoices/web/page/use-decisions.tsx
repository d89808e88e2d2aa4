import { Check, GitCompareArrows, MessageCircleWarning, Minus, Pencil, Send, Trash2, X } from 'lucide-react';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { useFormats } from '#platform/web/formats.ts';
import { choicesOf } from '../choices.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { isFine } from '#modules/money/purchase-invoices/match.ts';
import { deductionKinds } from '#modules/money/purchase-invoices/kinds.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { purchaseInvoiceLife } from '#modules/money/purchase-invoices/status.ts';
import { type Purchase, purchaseFailures, purchases, useMay } from '../calls.ts';
import { changePath } from '../paths.ts';

const reasoned = z.strictObject({ reason: requiredText(500) });
const approval = z.strictObject({ comment: text(500), releasesDuplicate: z.boolean() });
const variance = z.strictObject({
  reason: requiredText(500),
  pays: z.enum(['invoiced', 'expected']),
  releasesDuplicate: z.boolean(),
});
const deduction = z.strictObject({
  kind: z.enum(deductionKinds),
  amount: amount.min(0.01, { error: 'required' }),
  reason: requiredText(500),
});
/** Nothing can be taken off any more. */
const ended: ReadonlySet<Purchase['standing']> = new Set(['PAID', 'REJECTED', 'VOID']);
const Approval = deskFieldsFor<typeof approval>();
const Variance = deskFieldsFor<typeof variance>();
const Deduction = deskFieldsFor<typeof deduction>();

/** What the person may do with the document now. */
export function usePurchaseDecisions(purchase: Purchase): readonly Decision[] {
  const [upkeep, refusals, approval, taken] = [
    useUpkeep(purchase),
    useRefusals(purchase),
    useApproval(purchase),
    useTaken(purchase),
  ];
  return [...possible(taken), ...offered(purchaseInvoiceLife, purchase.status, [...upkeep, ...refusals, approval])];
}

function useUpkeep(purchase: Purchase): readonly Decision<'edit' | 'void' | 'submit' | 'match'>[] {
  const t = useTexts(purchaseDeskTexts);
  const { id, status, supplierInvoiceNo: name } = purchase;
  return [
    {
      event: 'void',
      may: useMay('deletePurchaseInvoice'),
      place: 'menu',
      kind: 'danger',
      icon: Trash2,
      title: t('void'),
      does: asksReason({
        title: t('voidTitle', { name }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('voided'),
        decide: ({ reason }, options) => purchases.deletePurchaseInvoice({ id, reason }, options),
      }),
    },
    {
      event: 'edit',
      may: useMay('putPurchaseInvoice'),
      place: status === 'CAPTURED' ? 'bar' : 'menu',
      icon: Pencil,
      title: t('edit'),
      does: { path: changePath(id) },
    },
    {
      event: 'match',
      may: useMay('matchPurchaseInvoice'),
      place: 'menu',
      icon: GitCompareArrows,
      title: t('compareAgain'),
      does: { run: (options) => purchases.matchPurchaseInvoice({ id }, options), done: t('comparedDone') },
    },
    {
      event: 'submit',
      may: useMay('submitPurchaseInvoice'),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      does: { run: (options) => purchases.submitPurchaseInvoice({ id }, options), done: t('submittedDone') },
    },
  ];
}

function useRefusals(purchase: Purchase): readonly Decision<'reject' | 'dispute'>[] {
  const t = useTexts(purchaseDeskTexts);
  const words = useCodeTexts([...purchaseFailures]);
  const { id, status, supplierInvoiceNo: name, approvalBarrier } = purchase;
  const out = purchase.lines.filter(({ verdict }) => verdict !== '' && !isFine(verdict));
  return [
    {
      event: 'reject',
      may: useMay('rejectPurchaseInvoice'),
      kind: 'danger',
      place: 'menu',
      barrier: approvalBarrier === 'purchaseOwn' ? (words(approvalBarrier) ?? null) : null,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        text: t('rejectText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => purchases.rejectPurchaseInvoice({ id, reason }, options),
      }),
    },
    {
      event: 'dispute',
      may: useMay('disputePurchaseInvoice'),
      isPossible: status === 'VARIANCE' && out.length > 0,
      kind: 'danger',
      icon: MessageCircleWarning,
      title: t('dispute'),
      does: asksReason({
        title: t('disputeTitle', { name }),
        text: t('disputeText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('disputed'),
        decide: ({ reason }, options) => {
          const lines = out.flatMap(({ id: lineId, net, variance: above, expected }) => {
            const part = expected === null || expected <= 0 ? net : (above ?? 0);
            return part > 0 ? [{ lineId, net: Math.min(part, net) }] : [];
          });
          return purchases.disputePurchaseInvoice(
            { id, reason, lines: lines.length > 0 ? lines : [{ lineId: out[0]!.id, net: out[0]!.net }] },
            options,
          );
        },
      }),
    },
  ];
}

function useApproval(purchase: Purchase): Decision<'approve'> {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const words = useCodeTexts([...purchaseFailures]);
  const { id, status, supplierInvoiceNo: name, gross, currency, approvalBarrier, duplicateOfId, releasedBy } = purchase;
  const [mayApprove, mayVary] = [useMay('approvePurchaseInvoice'), useMay('approvePurchaseInvoiceVariance')];
  const hold = purchase.holds.find(({ code }) => code === approvalBarrier);
  const barrier = approvalBarrier === null ? null : (words(approvalBarrier, hold?.details) ?? t('aboveLimit'));
  const isTwice = duplicateOfId !== null && releasedBy === '';
  const title = t('approveTitle', { name });
  const own = formats.money(gross, currency);
  const amount = purchase.rate ? `${own} (${formats.money(purchase.baseGross, purchase.baseCurrency)})` : own;
  return {
    event: 'approve',
    may: status === 'VARIANCE' ? mayVary : mayApprove,
    kind: 'main',
    barrier,
    icon: Check,
    title: status === 'VARIANCE' ? t('approveVariance') : t('approve'),
    does:
      status === 'VARIANCE'
        ? asks({
            title,
            text: t('varianceText', { amount }),
            schema: variance,
            initial: { reason: '', pays: 'invoiced', releasesDuplicate: false },
            done: t('approved'),
            fields: (
              <>
                <Variance.Select
                  name="pays"
                  label={t('pays')}
                  required
                  options={[
                    { value: 'invoiced', label: t('pays_invoiced') },
                    { value: 'expected', label: t('pays_expected') },
                  ]}
                />
                <Variance.Textarea name="reason" label={t('reason')} required rows={3} />
                {isTwice && <Variance.Checkbox name="releasesDuplicate" label={t('releasesDuplicate')} />}
              </>
            ),
            decide: (value, options) => purchases.approvePurchaseInvoiceVariance({ id, ...value }, options),
          })
        : asks({
            title,
            text: t('approveText', { amount }),
            schema: approval,
            initial: { comment: '', releasesDuplicate: false },
            done: t('approved'),
            fields: (
              <>
                <Approval.Textarea name="comment" label={t('comment')} rows={2} />
                {isTwice && <Approval.Checkbox name="releasesDuplicate" label={t('releasesDuplicate')} />}
              </>
            ),
            decide: (value, options) => purchases.approvePurchaseInvoice({ id, ...value }, options),
          }),
  };
}

function useTaken(purchase: Purchase): readonly Decision[] {
  const t = useTexts(purchaseDeskTexts);
  const { id, kind, standing, toPay } = purchase;
  return [
    {
      event: 'deduct',
      may: useMay('postPurchaseInvoiceDeduction'),
      isPossible: kind === 'invoice' && toPay > 0 && !ended.has(standing),
      place: 'menu',
      icon: Minus,
      title: t('deduct'),
      does: asks({
        title: t('deductTitle'),
        text: t('deductText'),
        schema: deduction,
        initial: { kind: 'damage', amount: null as never, reason: '' },
        done: t('deducted'),
        fields: (
          <>
            <Deduction.Select
              name="kind"
              label={t('deductKind')}
              required
              options={choicesOf(t, 'deduction_', deductionKinds)}
            />
            <Deduction.Money name="amount" label={t('amount')} currency={purchase.currency} required />
            <Deduction.Textarea name="reason" label={t('reason')} required rows={2} />
          </>
        ),
        decide: (value, options) => purchases.postPurchaseInvoiceDeduction({ id, ...value }, options),
      }),
    },
  ];
}
