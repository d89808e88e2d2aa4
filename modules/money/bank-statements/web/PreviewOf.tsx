import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankPreview } from '../answers.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';

/** What a file would bring: its statements, and what is wrong or worth knowing, each with its row. */
export function PreviewOf({ preview }: { readonly preview: BankPreview }): ReactNode {
  const t = useTexts(bankStatementTexts);
  const formats = useFormats();
  const { statements, findings, knownSince } = preview;
  return (
    <>
      {knownSince !== null && <p className="text-muted">{t('nothingNew', { time: formats.moment(knownSince) })}</p>}
      {statements.length > 0 && (
        <ul aria-label={t('statements')} className="divide-y divide-line border-y border-line">
          {statements.map((each, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- A file has its statements in one order.
            <li key={place} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <span className="font-medium">
                {each.accountName || [each.number, each.currency].filter(Boolean).join(' ') || '–'}
              </span>
              <span className="text-muted">
                {[each.fromDay, each.toDay].flatMap((day) => (day === null ? [] : [formats.date(day)])).join(' – ')}
              </span>
              {each.opening !== null && each.closing !== null && (
                <span className="tabular-nums">
                  {[each.opening, each.closing]
                    .map((amount) => formats.money(amount, each.currency || undefined))
                    .join(' → ')}
                </span>
              )}
              <span className="ml-auto tabular-nums">
                {t('linesFound', { count: each.lines, fresh: each.newLines })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 && (
        <ul aria-label={t('findings')} className="flex flex-col gap-1">
          {findings.map(({ code, statement, row, text, isRefusal }) => {
            const Icon = isRefusal ? CircleAlert : Info;
            return (
              <li
                key={`${code} ${statement} ${row}`}
                className={clsx('flex gap-2', isRefusal ? 'text-danger' : 'text-muted')}
              >
                <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
