import clsx from 'clsx';
import type { ReactNode } from 'react';
import { minus } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import type { Invoice } from '../calls.ts';

/** What was received, credited and is open of a document, as one bar; of a draft what it comes to. */
export function AmountBar({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { status, kind, net, vat, gross, credited, open, currency } = invoice;
  const money = (value: number) => formats.money(value, currency);
  if (status !== 'POSTED')
    return (
      <Figures
        figures={[
          [t('net'), money(net)],
          [t('vat'), money(vat)],
          [t('gross'), money(gross)],
        ]}
      />
    );
  const isNote = kind === 'creditNote';
  const left = Math.abs(open);
  const received = wireOf(minus(minus(centsOfWire(gross), centsOfWire(credited)), centsOfWire(left)));
  const parts = [
    { key: 'received', title: isNote ? t('setOff') : t('received'), amount: received, colour: 'bg-ok' },
    { key: 'credited', title: t('credited'), amount: credited, colour: 'bg-faint' },
    { key: 'open', title: t('open'), amount: left, colour: 'bg-brand' },
  ].filter(({ key, amount }) => key !== 'credited' || amount > 0 || !isNote);
  return (
    <div>
      <Figures
        figures={[
          ...parts.map(({ title, amount, colour }) => [title, money(amount), colour] as const),
          [isNote ? t('gross') : t('invoiced'), money(gross)],
        ]}
      />
      <div aria-hidden="true" className="mt-2.5 flex h-2 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          ({ key, amount, colour }) =>
            amount > 0 && <span key={key} className={clsx('h-full', colour)} style={{ flexGrow: amount }} />,
        )}
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly figures: readonly (readonly [title: string, amount: string, colour?: string])[];
}

function Figures({ figures }: FiguresProps): ReactNode {
  return (
    <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {figures.map(([title, amount, colour]) => (
        <div key={title} className="last:text-right max-sm:last:text-left max-sm:w-[45%]">
          <dt className="flex items-center gap-1.5 text-sm text-muted">
            {colour && <span aria-hidden="true" className={clsx('size-2 flex-none rounded-xs', colour)} />}
            {title}
          </dt>
          <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
