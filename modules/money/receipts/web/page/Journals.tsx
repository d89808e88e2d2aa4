import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { useAmount } from '../amounts.ts';
import type { ReceiptRecord } from '../calls.ts';
import { journalPath } from '../paths.ts';
import { Section } from './Section.tsx';

/** What it wrote into the books, with the sum of each journal. */
export function Journals({ receipt: { journals } }: { readonly receipt: ReceiptRecord }): ReactNode {
  const t = useTexts(receiptDeskTexts);
  const formats = useFormats();
  const amount = useAmount();
  return journals.map((journal) => {
    const sum = sumOf(journal.lines.map((line) => centsOfWire(line.amount)));
    const isEven = sum === noCents;
    const Icon = isEven ? CircleCheck : CircleX;
    return (
      <Section
        key={journal.id}
        title={t('journal')}
        beside={
          <>
            <Link
              {...linkTo(journalPath(journal.id))}
              className="text-brand underline decoration-brand/35 underline-offset-3"
            >
              J-{journal.number}
            </Link>{' '}
            · {formats.date(journal.postingDate as never)}
          </>
        }
      >
        {journal.text !== '' && <p className="mb-1 text-sm text-muted">{journal.text}</p>}
        <table className="w-full">
          <caption className="sr-only">{t('journal')}</caption>
          <tbody>
            {journal.lines.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines of a journal never change.
              <tr key={place} className="h-8">
                <th scope="row" className="pr-3 text-left font-normal">
                  {line.number} {line.name}
                </th>
                <td className="text-right whitespace-nowrap tabular-nums">{amount(line.amount)}</td>
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
              <td className="text-right font-semibold tabular-nums">{amount(wireOf(sum))}</td>
            </tr>
          </tfoot>
        </table>
      </Section>
    );
  });
}
