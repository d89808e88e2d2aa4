import { Link } from '@tanstack/react-router';
import { ShieldAlert, Undo2, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import type { PaidSupplier, PaymentRunRecord } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { paymentRuns, runFailures, runsNoun, useMay } from './calls.ts';

interface RunProps {
  readonly run: PaymentRunRecord;
}
const reasoned = z.strictObject({ reason: requiredText(500) });
const supplierPath = (id: string) => `/carrierApproval/${id}`;

/** What leaves the bank, a row for each supplier with its documents beneath. */
export function GoesOut({ run }: RunProps): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const paid = run.paid.filter(({ hold }) => hold === null);
  return (
    <section aria-label={t('goesOut')} className="px-4 py-4">
      <Head title={t('goesOut')} beside={t('goesOutHint')}>
        {t('goesOutCount', { suppliers: run.suppliers, items: run.items })}
      </Head>
      {paid.length === 0 && <p className="text-muted">{t('nothingGoesOut')}</p>}
      {paid.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What moves within its frame is reached with the keys too.
        <div className="overflow-x-auto" role="region" aria-label={t('suppliers')} tabIndex={0}>
          <table className="w-full">
            <thead>
              <tr className="h-8 border-b border-line text-left text-sm text-muted">
                <th scope="col" className="pr-4 font-normal">
                  {t('supplier')}
                </th>
                <th scope="col" className="pr-4 font-normal max-sm:hidden">
                  {t('firstDue')}
                </th>
                <th scope="col" className="pr-4 font-normal max-sm:hidden">
                  {t('bank')}
                </th>
                <th scope="col" className="text-right font-normal">
                  {t('total')}
                </th>
                <th scope="col">
                  <span className="sr-only">{t('takeOut')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {paid.map((supplier) => (
                <Row key={supplier.supplierId} run={run} supplier={supplier} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {paid.length > 0 && (
        <p className="flex justify-between border-t border-line py-2 pr-10 font-semibold">
          <span>{t('sum')}</span>
          <span className="tabular-nums">{formats.money(run.total, run.currency)}</span>
        </p>
      )}
    </section>
  );
}

function Row({ run, supplier }: RunProps & { readonly supplier: PaidSupplier }): ReactNode {
  const formats = useFormats();
  const deduction = useTexts(purchaseDeskTexts);
  const takeOut = useTakeOut(run, supplier);
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pr-4">
        <Link {...linkTo(supplierPath(supplier.supplierId))} className="font-medium hover:underline">
          {supplier.supplierName}
        </Link>
        <p className="text-sm text-muted">
          {supplier.items.map(({ number, amount }) => `${number} ${formats.money(amount, run.currency)}`).join(' · ')}
        </p>
        {supplier.items.flatMap(({ number, deductions }) =>
          deductions.map(({ id, kind, amount, reason }) => (
            <p key={id} className="text-sm text-warn">
              {[number, deduction(`deduction_${kind}`), formats.money(-amount, run.currency), reason].join(' · ')}
            </p>
          )),
        )}
      </td>
      <td className="py-2 pr-4 whitespace-nowrap max-sm:hidden">{formats.date(supplier.firstDue)}</td>
      <td className="py-2 pr-4 whitespace-nowrap max-sm:hidden">
        {supplier.bank} ·· {supplier.accountEnd}
      </td>
      <td className="py-2 text-right font-medium whitespace-nowrap tabular-nums">
        {formats.money(supplier.amount, run.currency)}
      </td>
      <td className="w-10 py-1 pl-3 text-right">
        {takeOut && (
          <Decisions
            record={{ noun: runsNoun, id: run.id, lockId: run.lockId }}
            decisions={[takeOut]}
            failures={runFailures}
            isPart
          />
        )}
      </td>
    </tr>
  );
}

function useTakeOut(run: PaymentRunRecord, { supplierId, supplierName }: PaidSupplier): Decision | undefined {
  const t = useTexts(paymentRunDeskTexts);
  const may = useMay('holdPaymentRunSupplier');
  if (run.status !== 'DRAFT' || !may) return undefined;
  return {
    event: 'takeOut',
    may,
    icon: X,
    title: t('takeOut'),
    does: asksReason({
      title: t('takeOutTitle', { name: supplierName }),
      schema: reasoned,
      label: t('reason'),
      required: true,
      done: t('takenOutDone', { name: supplierName }),
      decide: ({ reason }, options) => paymentRuns.holdPaymentRunSupplier({ id: run.id, supplierId, reason }, options),
    }),
  };
}

/** Suppliers that get nothing by this run, each with the reason and what mends it. */
export function Held({ run }: RunProps): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const letIn = useLetIn(run);
  const held = run.paid.filter(({ hold }) => hold !== null);
  if (held.length === 0) return null;
  const word = ({ hold, holdReason, holdDay }: PaidSupplier) =>
    t(`hold_${hold!}`, {
      reason: holdReason,
      until: hold === 'bankHeld' ? formats.moment(holdReason) : '',
      day: holdDay ? formats.date(holdDay) : '',
    });
  return (
    <section aria-label={t('held')} className="border-t border-line px-4 py-4">
      <Head title={t('held')} beside={t('heldHint')}>
        {String(held.length)}
      </Head>
      <ul>
        {held.map((supplier) => (
          <li
            key={supplier.heldItemId ?? supplier.supplierId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <ShieldAlert size={17} aria-hidden="true" className="flex-none text-danger" />
            <div className="min-w-0 flex-1 max-sm:basis-4/5">
              <p className="font-medium">
                {supplier.supplierName}
                {supplier.heldItemId !== null && (
                  <span className="font-normal text-muted">
                    {' '}
                    · {supplier.items.map(({ number }) => number).join(', ')}
                  </span>
                )}
              </p>
              <p className="text-sm text-danger">{word(supplier)}</p>
            </div>
            {supplier.hold === 'takenOut' && letIn ? (
              <Decisions
                record={{ noun: runsNoun, id: run.id, lockId: run.lockId }}
                decisions={[letIn(supplier)]}
                failures={runFailures}
                isPart
              />
            ) : (
              <Link {...linkTo(supplierPath(supplier.supplierId))} className="btn btn-g">
                {t('openSupplier')}
              </Link>
            )}
            <span className="w-32 text-right tabular-nums">{formats.money(supplier.amount, run.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLetIn(run: PaymentRunRecord): ((supplier: PaidSupplier) => Decision) | undefined {
  const t = useTexts(paymentRunDeskTexts);
  const may = useMay('releasePaymentRunSupplier');
  if (run.status !== 'DRAFT' || !may) return undefined;
  return ({ supplierId }) => ({
    event: 'letIn',
    may,
    icon: Undo2,
    title: t('letIn'),
    does: {
      run: (options) => paymentRuns.releasePaymentRunSupplier({ id: run.id, supplierId }, options),
      done: t('gathered'),
    },
  });
}

interface HeadProps {
  readonly title: string;
  readonly beside: string;
  readonly children: string;
}

function Head({ title, beside, children }: HeadProps): ReactNode {
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="font-semibold">{title}</h2>
      <span className="text-sm text-muted">{children}</span>
      <span className="text-sm text-muted lg:ml-auto">{beside}</span>
    </div>
  );
}
