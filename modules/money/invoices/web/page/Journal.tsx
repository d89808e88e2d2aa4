import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, noCents, wireOf } from '#platform/money.ts';

import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import type { Invoice } from '../calls.ts';
import { journalPath } from '../paths.ts';
import { link, Section } from './Section.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
}

/** What it wrote into the books, with its sum. */
export function Journal({ invoice }: InvoiceProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { journal } = invoice;
  const lines = journal?.lines ?? [];
  const sum = sumOf(lines.map(({ amount }) => centsOfWire(amount)));
  const isEven = sum === noCents;
  const Icon = isEven ? CircleCheck : CircleX;
  return (
    <Section
      title={t('journal')}
      beside={
        journal && (
          <>
            <Link {...linkTo(journalPath(journal.id))} className={link}>
              J-{journal.number}
            </Link>{' '}
            · {formats.date(journal.postingDate as never)}
          </>
        )
      }
    >
      {!journal && <p className="text-muted">{t('noJournal')}</p>}
      {journal && (
        <table className="w-full">
          <caption className="sr-only">{t('journal')}</caption>
          <tbody>
            {lines.map(({ number, name, centre, amount }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines of a journal never change.
              <tr key={place} className="h-8">
                <th scope="row" className="pr-3 text-left font-normal">
                  {number} {name}
                  {centre && <span className="text-sm text-muted"> · {centre}</span>}
                </th>
                <td className="text-right whitespace-nowrap tabular-nums">
                  {formats.money(amount).replace(/R\s/, '').replace('-', '−')}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={clsx('h-8 *:border-t *:border-line', isEven ? 'text-ok' : 'text-danger')}>
              <th scope="row" className="text-left font-normal">
                <span className="flex items-center gap-1.5">
                  <Icon size={16} aria-hidden="true" />
                  {t('sum')}
                </span>
              </th>
              <td className="text-right font-semibold tabular-nums">{formats.money(wireOf(sum)).replace(/R\s/, '')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Section>
  );
}
