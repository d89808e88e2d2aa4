import { useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { loadSortColumns } from '#modules/work/loads/queries.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { LoadRow } from '../calls.ts';

type LoadColumn = Column<LoadRow, (typeof loadSortColumns)[number]>;

/** What it brings and costs, in whole rand, and how far its papers are. Who sees no customers has no column of theirs. */
export function useMoneyColumns(seesCustomers: boolean): readonly LoadColumn[] {
  const t = useTexts(loadDeskTexts);
  const b = useTexts(loadListTexts);
  const formats = useFormats();
  return useMemo(() => {
    const amount = (
      id: 'sell' | 'buy' | 'margin' | 'loadValue',
      title: string,
      hiddenByDefault?: true | 'narrow',
    ): LoadColumn => ({
      id,
      title,
      align: 'right',
      ...(hiddenByDefault && { hiddenByDefault }),
      cell: (row) => {
        const value = row[id];
        return value ? formats.wholeMoney(value).replace(/^R\s?/u, '') : '';
      },
      value: (row) => row[id] ?? '',
    });
    const own: readonly LoadColumn[] = [
      amount('sell', b('sellR')),
      amount('buy', b('buyR'), true),
      {
        id: 'marginPercent',
        title: t('margin'),
        align: 'right',
        cell: (row) => (typeof row.marginPercent === 'number' ? formats.percent(Math.round(row.marginPercent)) : ''),
        value: (row) => row.marginPercent ?? '',
      },
      amount('margin', b('marginR'), true),
    ];
    return [
      ...(seesCustomers ? own : [amount('buy', b('buyR'))]),
      {
        id: 'podStatus',
        title: t('pod'),
        hiddenByDefault: true,
        cell: (row) => (row.podStatus === 'NOT_REQUIRED' ? '' : t(`pod_${row.podStatus}`)),
        value: (row) => t(`pod_${row.podStatus}`),
      },
      amount('loadValue', b('value'), true),
    ];
  }, [t, b, formats, seesCustomers]);
}
