import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Difference, ExportRecord } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { type TheirState, theirStates } from '../status.ts';

/** Ours beside theirs, as far as they differ. */
export function Compared({ record }: { readonly record: ExportRecord }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const formats = useFormats();
  const { differences, comparedAt, currency } = record;
  const shown = (field: Difference['field'], value: string) => {
    if (field === 'gross' || field === 'net') return value === '' ? '' : formats.money(Number(value), currency);
    if (field === 'dueDate' || field === 'invoiceDate') return value === '' ? '' : formats.date(value);
    const state = theirStates.find((each) => each !== '' && each === value) as Exclude<TheirState, ''> | undefined;
    return field === 'status' && state ? t(`there_${state}`) : value;
  };
  return (
    <section aria-labelledby="export-compared">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 id="export-compared" className="font-semibold">
          {t('comparison')}
        </h3>
        <span className="text-sm text-muted">
          {comparedAt ? t('comparedAt', { moment: formats.shortMoment(comparedAt) }) : t('neverCompared')}
        </span>
      </header>
      {differences.length === 0 ? (
        comparedAt && <p className="text-muted">{t('agrees')}</p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-1 font-normal">{t('field')}</th>
              <th className="py-1 text-right font-normal">{t('ours')}</th>
              <th className="py-1 text-right font-normal">{t('theirsHead')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, ours, theirs }) => (
              <tr key={field} className="border-t border-line">
                <th className="py-1.5 font-normal">{t(`field_${field}`)}</th>
                <td className="py-1.5 text-right tabular-nums">{shown(field, ours)}</td>
                <td className="py-1.5 text-right font-medium text-danger tabular-nums">{shown(field, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
