import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { useCodeTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { type Load, loads, loadsNoun } from '../calls.ts';
import { useLoadClock } from '../use-load-clock.ts';

const historyRead = (id: string) =>
  queryOptions({
    queryKey: [loadsNoun, id, 'history'],
    queryFn: ({ signal }) => loads.getLoadHistory({ id }, { signal }),
  });

/** Facts of the trail that have another name on the screen. */
const names: Readonly<Record<string, string>> = {
  orderTypeName: 'orderType',
  customerName: 'customer',
  equipmentName: 'equipment',
  commodityName: 'commodity',
  loadAt: 'loading',
  lateMinutes: 'minutesLate',
};
const amounts: readonly string[] = ['sell', 'buy', 'loadValue', 'stake', 'sellPerHour', 'buyPerHour'];

/** Who changed what of the load, from what, to what. */
export function HistoryPart({ load }: { readonly load: Load }): ReactNode {
  const words = useCodeTexts([loadFormTexts, loadDeskTexts]);
  const documentNames = useCodeTexts([documentTypeTexts]);
  const formats = useFormats();
  const clock = useLoadClock(load.timeZone);
  function value(path: string, held: unknown): string {
    const written = String(held);
    if (amounts.includes(path) && Number.isFinite(Number(held))) return formats.money(Number(held));
    if (path === 'loadAt' || path === 'tripUntil') return clock.moment(written);
    if (path === 'status' || path === 'tenderStatus') return words(`${path}_${written}`) ?? written;
    const listed = (nameOf: (each: string) => string | undefined) =>
      written
        .split(', ')
        .map((each) => nameOf(each) ?? each)
        .join(', ');
    if (path === 'holds') return listed((type) => words(`hold_${type}`));
    if (path === 'papers') return listed(documentNames);
    if (path === 'askedOf') return words(`askedOf_${written}`) ?? written;
    return typeof held === 'boolean' ? (words(held ? 'yes' : 'no') ?? written) : written;
  }
  return (
    <RecordHistory
      query={useQuery(historyRead(load.id))}
      words={words}
      label={(path) => words(names[path] ?? path) ?? path}
      value={value}
      // The events already tell in words who carries it and why it was held.
      isSaid={(path) => !path.endsWith('Id') && path !== 'findings'}
    />
  );
}
