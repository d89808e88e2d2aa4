import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { minus, sumOf } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PaymentRunRecord } from '../contract.ts';
import { paymentRunLife } from '../status.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';

interface RunProps {
  readonly run: PaymentRunRecord;
}

/** What stands on the bank in the books, and what is left of it. */
export function WhatStays({ run }: RunProps): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const isPaid = run.status === 'POSTED';
  const rest = isPaid ? run.inBank : wireOf(minus(centsOfWire(run.inBank), centsOfWire(run.total)));
  return (
    <Part title={t('bankAndRest')}>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt className="text-muted">{t('inBooks')}</dt>
        <dd className="text-right">{formats.money(run.inBank, run.currency)}</dd>
        {!isPaid && (
          <>
            <dt className="text-muted">{t('thisRun')}</dt>
            <dd className="text-right">{formats.money(-run.total, run.currency)}</dd>
            {run.currency !== run.baseCurrency && (
              <>
                <dt className="text-muted">{t('worth')}</dt>
                <dd className="text-right text-muted">{formats.money(run.worth, run.baseCurrency)}</dd>
              </>
            )}
          </>
        )}
        <dt className="border-t border-line pt-1 font-semibold">{t('stays')}</dt>
        <dd className={`border-t border-line pt-1 text-right font-semibold ${rest < 0 ? 'text-danger' : ''}`}>
          {formats.money(rest, run.currency)}
        </dd>
      </dl>
    </Part>
  );
}

/** How much goes to which bank, the largest first. */
export function ByBank({ run }: RunProps): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const paid = run.paid.filter(({ hold }) => hold === null);
  const banks = [...Map.groupBy(paid, ({ bank }) => bank)]
    .map(([bank, own]) => ({ bank, amount: sumOf(own.map(({ amount }) => centsOfWire(amount))) }))
    .toSorted((one, other) => Number(other.amount - one.amount));
  if (banks.length === 0) return null;
  const most = Number(banks[0]!.amount);
  return (
    <Part title={t('byBank')}>
      <ul className="grid grid-cols-[1fr_4.5rem_auto] gap-x-3 gap-y-1.5">
        {banks.map(({ bank, amount }) => (
          <li key={bank} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="truncate">{bank}</span>
            <span aria-hidden="true" className="h-2.5">
              <span className="block h-full rounded-sm bg-brand" style={{ width: share(amount, most) }} />
            </span>
            <span className="text-right tabular-nums">{formats.money(wireOf(amount), run.currency)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How long a bar is: the part of the longest, in per cent. */
const share = (amount: bigint, most: number) => `${Number((amount * 1000n) / BigInt(most)) / 10}%`;

type StepState = 'done' | 'now' | 'later';
const looks = {
  done: { icon: CircleCheck, colour: 'text-ok' },
  now: { icon: CircleDot, colour: 'text-brand' },
  later: { icon: CircleDashed, colour: 'text-muted' },
} as const;

/** Who did what, and what is still to come. */
export function FourEyes({ run }: RunProps): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const missing = is(paymentRunLife, run.status, 'unsigned') ? Math.max(0, run.signersNeeded - run.signed.length) : 0;
  const isSent = run.fileTakenAt !== null;
  const isPosted = run.postedAt !== null;
  const remitted = run.paid.some(({ remittedAt }) => remittedAt !== null);
  const of = (isDone: boolean, isNow: boolean): StepState => (isDone ? 'done' : isNow ? 'now' : 'later');
  return (
    <Part title={t('fourEyes')} beside={run.signersNeeded === 2 ? t('signersTwo') : t('signersOne')}>
      <ol className="grid gap-2.5">
        <Step state="done" at={run.createdAt}>
          {t('stepMade', { name: run.createdBy })}
        </Step>
        {run.submittedAt && run.status !== 'DRAFT' && (
          <Step state="done" at={run.submittedAt}>
            {t('stepSubmitted', { name: run.submittedBy })}
          </Step>
        )}
        {run.signed.map(({ by, at }) => (
          <Step key={by} state="done" at={at}>
            {t('stepSigned', { name: by })}
          </Step>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <Step key={place} state={of(false, run.status === 'PENDING' && place === 0)} at={null}>
            {t('stepToSign')}
          </Step>
        ))}
        <Step state={of(isSent, run.status === 'APPROVED')} at={run.fileTakenAt}>
          {isSent
            ? t('stepFileTaken', { name: run.fileTakenBy })
            : t('stepFile', { format: t(`format_${run.format}`) })}
        </Step>
        <Step state={of(isPosted, run.status === 'SENT')} at={run.postedAt}>
          {isPosted ? t('stepPosted', { name: run.postedBy }) : t('stepToPost')}
        </Step>
        <Step state={of(remitted, isPosted)} at={null}>
          {t('stepRemit')}
        </Step>
      </ol>
    </Part>
  );
}

interface StepProps {
  readonly state: StepState;
  readonly at: string | null;
  readonly children: string;
}

function Step({ state, at, children }: StepProps): ReactNode {
  const formats = useFormats();
  const { icon: Icon, colour } = looks[state];
  return (
    <li className="flex gap-2.5">
      <Icon size={17} aria-hidden="true" className={`mt-0.5 flex-none ${colour}`} />
      <span className={`min-w-0 flex-1 ${state === 'later' ? 'text-muted' : ''}`}>{children}</span>
      {at && <span className="text-sm whitespace-nowrap text-muted">{formats.shortMoment(at)}</span>}
    </li>
  );
}

interface PartProps {
  readonly title: string;
  readonly beside?: string;
  readonly children: ReactNode;
}

function Part({ title, beside, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 last:border-b-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {beside && <span className="text-sm text-muted">{beside}</span>}
      </div>
      {children}
    </section>
  );
}
