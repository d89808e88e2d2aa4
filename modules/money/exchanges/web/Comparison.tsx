import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Comparison as Compared } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { Message } from './Message.tsx';

interface ComparisonProps {
  readonly compared: Compared;
  readonly currency: string;
}

type Field = Compared['fields'][number];
const amounts: readonly Field['field'][] = ['net', 'vatTotal', 'gross'];
const days: readonly Field['field'][] = ['issuedOn', 'dueOn'];

/** What they hold of a document beside ours: every field, and what differs in red. */
export function Comparison({ compared, currency }: ComparisonProps): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const { at, outcome, fields, request, answer } = compared;
  const isFound = outcome === 'found';
  const count = fields.filter(({ isDifferent }) => isDifferent).length;
  const shown = (field: Field['field'], value: string) => {
    if (value === '') return '';
    if (amounts.includes(field) && Number.isFinite(Number(value))) return formats.money(Number(value), currency);
    if (days.includes(field) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.date(value as never);
    return value;
  };
  return (
    <section aria-labelledby="ours-and-theirs" className="border-b border-line">
      <div className="p-4">
        <header className="mb-2 flex flex-wrap items-baseline gap-x-3">
          <h2 id="ours-and-theirs" className="font-semibold">
            {t('oursAndTheirs')}
          </h2>
          <p role="status" className={clsx(isFound && count === 0 ? 'text-ok' : 'text-danger')}>
            {isFound ? (count === 0 ? t('nothingDiffers') : t('differences', { count })) : t(`outcome_${outcome}`)}
          </p>
          <span className="ml-auto text-sm text-muted">{t('comparedAt', { moment: formats.shortMoment(at) })}</span>
        </header>
        {isFound && (
          <table className="w-full table-fixed text-left">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="py-1 font-normal">
                  {t('compareField')}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {t('ours')}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {t('theirsHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, ours, theirs, isDifferent }) => (
                <tr key={field} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 font-normal text-muted">
                    {t(`field_${field}`)}
                  </th>
                  <td className="py-1.5 pl-2 text-right break-words tabular-nums">{shown(field, ours)}</td>
                  <td
                    className={clsx(
                      'py-1.5 pl-2 text-right break-words tabular-nums',
                      isDifferent ? 'font-medium text-danger' : theirs === null && 'text-muted',
                    )}
                  >
                    {theirs === null ? t('notSaid') : shown(field, theirs)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className="border-t border-line">
        <Message
          title={t('compare')}
          at={at}
          text={[request, answer].filter(Boolean).join('\n\n')}
          size={answer.length}
        />
      </div>
    </section>
  );
}
