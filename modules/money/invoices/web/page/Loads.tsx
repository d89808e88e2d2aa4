import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';

import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoiceFailures, invoices, invoicesNoun, useMay } from '../calls.ts';
import { link, Section } from './Section.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
}

interface LoadsProps extends InvoiceProps {
  readonly marked: number | undefined;
  readonly onMark: ((line: number) => void) | undefined;
}

/** The loads with what each comes to; of a draft they can be taken out. */
export function Loads({ invoice, marked, onMark }: LoadsProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const mayEdit = useMay('putInvoice') && invoice.status === 'DRAFT' && invoice.kind === 'invoice';
  const loads = [...Map.groupBy(invoice.lines, ({ loadId }) => loadId)];
  return (
    <Section title={t('loads')} beside={String(loads.length)}>
      <ul className="grid gap-2">
        {loads.map(([loadId, lines]) => {
          const [first] = lines;
          const net = wireOf(sumOf(lines.map((line) => centsOfWire(line.net))));
          return (
            <li key={loadId}>
              <div className="flex items-center justify-between gap-2">
                <Link {...linkTo(loadPath(loadId))} className={link}>
                  {first!.loadNumber}
                </Link>
                <span className="flex items-center gap-1 whitespace-nowrap tabular-nums">
                  {formats.money(net, invoice.currency)}
                  {mayEdit && loads.length > 1 && (
                    <Decisions
                      record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
                      decisions={[takeOut(invoice.id, loadId, first!.loadNumber, t)]}
                      failures={invoiceFailures}
                      isPart
                    />
                  )}
                </span>
              </div>
              <ul>
                {lines.map((line) => (
                  <li key={line.id} className="flex justify-between gap-3 text-sm">
                    {onMark ? (
                      <button
                        type="button"
                        aria-pressed={marked === line.line}
                        title={t('linePointer', { line: line.line })}
                        className={clsx(
                          'min-w-0 text-left break-words hover:underline',
                          marked === line.line ? 'font-medium' : 'text-muted',
                        )}
                        onClick={() => onMark(line.line)}
                      >
                        {line.description}
                      </button>
                    ) : (
                      <span className="min-w-0 break-words text-muted">{line.description}</span>
                    )}
                    <span className="whitespace-nowrap text-muted tabular-nums">
                      {formats.money(line.net, invoice.currency)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const nothing = z.strictObject({});

function takeOut(
  id: string,
  loadId: string,
  load: string,
  t: ReturnType<typeof useTexts<typeof import('#modules/money/invoices/messages/desk/en.ts').texts>>,
): Decision {
  return {
    event: `takeOut ${loadId}`,
    may: true,
    icon: Trash2,
    title: t('takeOutTitle'),
    does: asks({
      title: t('takeOut', { load }),
      text: t('takeOutQuestion', { load }),
      schema: nothing,
      initial: {},
      done: t('takenOut', { load }),
      decide: (_, options) => invoices.putInvoice({ id, withoutLoadIds: [loadId] }, options),
    }),
  };
}
