import type { ReactNode } from 'react';
import { minus } from '#platform/calculations.ts';
import type { LineDifference } from '#platform/lines/differences.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { type Cents, formatMoney } from '#platform/money.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';

interface LineDifferencesProps<Line> {
  /** `Changed since revision 1`. */
  readonly title: string;
  readonly differences: readonly LineDifference<Line>[];
  /** What people call a line. */
  readonly nameOf: (line: Line) => string;
  readonly fieldName: (field: keyof Line & string) => string;
  readonly written: (field: keyof Line & string, line: Line) => string;
  /** The field whose value stands beside a line that is new or was removed: its quantity. */
  readonly measure: keyof Line & string;
  /** Nets of both revisions. */
  readonly nets: readonly [before: Cents, after: Cents];
  readonly currency: string;
}

/** What a revision changes, line by line, and what it adds to the net. */
export function LineDifferences<Line>(props: LineDifferencesProps<Line>): ReactNode {
  const { title, differences, nets, currency } = props;
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const change = minus(nets[1], nets[0]);
  if (differences.length === 0) return <p className="text-muted">{t('noDifferences')}</p>;
  return (
    <div
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="card overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            {[t('line'), t('before'), t('after'), t('change')].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.flatMap((difference) => (
            <DifferenceRows key={difference.id} {...props} difference={difference} />
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="px-4 py-2 text-left">
              {t('net')}
            </th>
            <td className="px-2 text-right font-normal whitespace-nowrap text-muted">
              {formatMoney({ cents: nets[0], currency }, language)}
            </td>
            <td className="px-2 text-right whitespace-nowrap">{formatMoney({ cents: nets[1], currency }, language)}</td>
            <td className="px-4 text-right whitespace-nowrap">
              {signed(formatMoney({ cents: change, currency }, language), change)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const signed = (text: string, amount: Cents) => (amount > 0 ? `+${text}` : text);

function DifferenceRows<Line>(
  props: LineDifferencesProps<Line> & { readonly difference: LineDifference<Line> },
): ReactNode {
  const { difference, nameOf, fieldName, written, measure, currency } = props;
  const { before, after, fields, net } = difference;
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const line = after ?? before;
  if (!line) return null;
  const rows = before && after ? fields : [measure];
  const what = before && after ? fieldName : () => t(after ? 'addedLine' : 'removedLine');
  return rows.map((field, index) => (
    <tr key={field} className="border-b border-line">
      <th scope="row" className="px-4 py-2 text-left font-normal">
        {nameOf(line)}, {what(field)}
      </th>
      <td className="px-2 text-right whitespace-nowrap text-muted">
        {before && written(field, before)} <span aria-hidden="true">→</span>
      </td>
      <td className="px-2 text-right whitespace-nowrap">{after && written(field, after)}</td>
      {/* A line has one amount, however many of its fields changed. */}
      <td className="px-4 text-right whitespace-nowrap">
        {index === 0 && signed(formatMoney({ cents: net, currency }, language), net)}
      </td>
    </tr>
  ));
}
