import clsx from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import type { OutputOf } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';

const TraceView = lazy(async () => ({ default: (await import('#modules/prices/rates/web/desk.ts')).TraceView }));

type Readiness = OutputOf<(typeof loadService)['operations']['getLoadReadiness']>;

interface RatedPriceProps {
  readonly title: string;
  readonly price: Pick<NonNullable<Readiness['price']>, 'lines' | 'trace'>;
  /** What keeps the load from having a price. */
  readonly gap: Readiness['submit'][number] | undefined;
  /** Something is being typed: the answer is of before. */
  readonly isOld: boolean;
}

/** The lines of a side that nobody typed, and why; or why there are none. */
export function RatedPrice({ title, price: { lines, trace }, gap, isOld }: RatedPriceProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const find = useCodeTexts([loadFailureTexts]);
  const formats = useFormats();
  const language = useLanguage();
  if (lines.length === 0 && !gap) return null;
  const said = gap && (find(gap.code, gap.details as Record<string, string>) ?? gap.code);
  return (
    <section
      aria-label={title}
      className={clsx('rounded-card border border-line p-3 transition-opacity sm:col-span-6', isOld && 'opacity-50')}
    >
      <h3 className="text-sm font-medium">{title}</h3>
      {said && <p className="mt-1 text-sm text-warn">{said}</p>}
      {lines.length > 0 && (
        <table className="mt-1 w-full text-sm tabular-nums">
          <tbody>
            {lines.map((line, place) => (
              <tr key={place} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                  {line.description}
                </th>
                <td className="py-1.5 pr-3 text-right whitespace-nowrap text-muted">
                  {[formatDecimal(language, line.quantity, { decimals: 3 }), line.unit].filter(Boolean).join('\u00a0')}
                </td>
                <td className="py-1.5 text-right whitespace-nowrap">{formats.money(line.net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {trace && (
        <details className="mt-2">
          <summary className="w-fit cursor-pointer rounded-ctl py-1 text-sm text-muted hover:text-ink">
            {t('whyPrice')}
          </summary>
          <Suspense fallback={<div className="skeleton mt-2 h-24" />}>
            <div className="mt-2">
              <TraceView trace={trace} />
            </div>
          </Suspense>
        </details>
      )}
    </section>
  );
}
