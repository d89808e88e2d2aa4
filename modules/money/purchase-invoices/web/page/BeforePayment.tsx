import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleDot, Clock, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { type Purchase, purchaseFailures, purchases, purchasesNoun, useMay } from '../calls.ts';
import { purchasePath } from '../paths.ts';

interface Step {
  readonly key: string;
  readonly state: 'done' | 'now' | 'waits';
  readonly title: string;
  readonly why: string;
}

const icons = { done: CircleCheck, now: CircleDot, waits: Clock } as const;
const tones = { done: 'text-ok', now: 'text-brand', waits: 'text-warn' } as const;

/** What is true and what is missing before the supplier is paid, what is taken off, and how much goes out then. */
export function BeforePayment({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const id = useId();
  const steps = useSteps(purchase);
  const { toPay, supplierPaid, supplierWaits, currency, kind } = purchase;
  return (
    <section aria-labelledby={id} className="px-4 py-4">
      <h2 id={id} className="mb-2 font-semibold">
        {t('beforePayment')}
      </h2>
      <ul>
        {steps.map(({ key, state, title, why }) => {
          const Icon = icons[state];
          return (
            <li key={key} className="flex gap-3 py-1.5">
              <Icon size={17} aria-hidden="true" className={`mt-0.5 flex-none ${tones[state]}`} />
              <div className="min-w-0">
                <p>
                  {title}
                  <span className="sr-only"> · {t(`step_${state}`)}</span>
                </p>
                {why !== '' && <p className="text-sm text-muted">{why}</p>}
              </div>
            </li>
          );
        })}
      </ul>
      <Deductions purchase={purchase} />
      <Answers purchase={purchase} />
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-2 tabular-nums">
        {kind === 'invoice' && (
          <>
            <dt className="font-semibold">{t('toPay')}</dt>
            <dd className="text-right font-semibold">{formats.money(toPay, currency)}</dd>
          </>
        )}
        {supplierPaid > 0 && (
          <>
            <dt className="text-muted">{t('supplierPaid')}</dt>
            <dd className="text-right text-muted">{formats.money(supplierPaid, currency)}</dd>
          </>
        )}
        {supplierWaits > 0 && (
          <>
            <dt className="text-muted">{t('supplierWaits')}</dt>
            <dd className="text-right text-muted">{formats.money(supplierWaits, currency)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function useSteps(purchase: Purchase): readonly Step[] {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const words = useCodeTexts([...purchaseFailures]);
  const { holds, near, claimGaps, vat, vatNumber, approvedBy, approvedAt, bankEnding, kind } = purchase;
  const held = (code: string) => holds.find((hold) => hold.code === code);
  const step = (key: 'pods' | 'supplier' | 'bank', codes: readonly string[], why: string): Step => {
    const hold = codes.map(held).find((each) => each !== undefined);
    return {
      key,
      state: hold ? 'waits' : 'done',
      title: t(`step_${key}`),
      why: hold ? (words(hold.code, hold.details) ?? hold.code) : why,
    };
  };
  const isSame = near.some(({ why }) => why === 'sameNumber');
  return [
    ...(kind === 'invoice' ? [step('pods', ['purchaseLoadOpen', 'purchasePodMissing'], '')] : []),
    step('supplier', ['purchaseSupplierOut', 'purchaseCoverEnded'], ''),
    {
      key: 'once',
      state: near.length === 0 || purchase.releasedBy !== '' ? 'done' : 'waits',
      title: t('step_once'),
      why: isSame ? t('near_sameNumber') : near.length > 0 ? t('nearSome', { count: near.length }) : t('onceWhy'),
    },
    {
      key: 'vat',
      state: claimGaps.length === 0 ? 'done' : 'waits',
      title: claimGaps.length === 0 ? t('step_vat') : t('vatNotClaimed'),
      why:
        vat === 0
          ? t('noVat')
          : claimGaps.length === 0
            ? vatNumber
            : claimGaps.map((gap) => t(`gap_${gap}`)).join(', '),
    },
    ...(kind === 'invoice'
      ? [
          step(
            'bank',
            ['purchaseBankMissing', 'purchaseBankHeld'],
            bankEnding && t('bankEnding', { ending: bankEnding }),
          ),
        ]
      : []),
    {
      key: 'approved',
      state: approvedAt ? 'done' : 'now',
      title: approvedAt ? t('step_approved') : t('step_approve'),
      why: approvedAt ? `${approvedBy} · ${formats.moment(approvedAt)}` : t('notBy', { name: purchase.createdBy }),
    },
  ];
}

/** Claims and advances that are taken off; a person who may takes one back. */
function Deductions({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const may = useMay('deletePurchaseInvoiceDeduction');
  const { mutate, isPending } = useMutation({
    mutationFn: (deductionId: string) =>
      purchases.deletePurchaseInvoiceDeduction({ id: purchase.id, deductionId }, { lockId: purchase.lockId }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: [purchasesNoun] }),
    onError: (error) => toast(failureText(error), { kind: 'danger' }),
  });
  if (purchase.deductions.length === 0) return null;
  return (
    <ul className="mt-2 border-t border-line pt-2">
      {purchase.deductions.map(({ id, kind, amount, answered, answeredBy, reason, madeBy, isPosted }) => (
        <li key={id} className="flex items-center gap-3 py-1">
          <div className="min-w-0 flex-1">
            <p>{t(`deduction_${kind}`)}</p>
            <p className="text-sm text-muted">{[reason, madeBy].filter(Boolean).join(' · ')}</p>
            {answeredBy.map((note) => (
              <p key={note.id} className="text-sm">
                <Link {...linkTo(purchasePath(note.id))} className="text-brand underline">
                  {t('answeredBy', {
                    number: note.supplierInvoiceNo,
                    amount: formats.money(note.amount, purchase.currency),
                  })}
                </Link>
              </p>
            ))}
          </div>
          <span className="tabular-nums">
            {formats.money(isPosted ? -amount : answered - amount, purchase.currency)}
          </span>
          {may && !isPosted && answered < amount && purchase.standing !== 'PAID' && (
            <button
              type="button"
              className="btn btn-g h-8"
              aria-label={t('removeDeduction', { name: t(`deduction_${kind}`) })}
              disabled={isPending}
              onClick={() => mutate(id)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of a credit note: the deductions whose place it takes, and that they are not taken off once more. */
function Answers({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const id = useId();
  const { answers, currency, journalId } = purchase;
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-2 border-t border-line pt-2">
      <h3 id={id} className="font-medium">
        {t(journalId ? 'answersTitle' : 'answersWill')}
      </h3>
      <ul>
        {answers.map(({ deductionId, purchaseInvoiceId, supplierInvoiceNo, kind, reason, amount, wasPaid }) => (
          <li key={deductionId} className="flex items-center gap-3 py-1">
            <div className="min-w-0 flex-1">
              <p>
                {t(`deduction_${kind}`)}
                {' · '}
                <Link {...linkTo(purchasePath(purchaseInvoiceId))} className="text-brand underline">
                  {supplierInvoiceNo}
                </Link>
              </p>
              <p className="text-sm text-muted">
                {[reason, wasPaid ? t('answersPaid') : ''].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="tabular-nums">{formats.money(amount, currency)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('answersWhy')}</p>
    </section>
  );
}
