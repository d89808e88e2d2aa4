import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { namesFor } from '#platform/web/fields/named.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { commodityTypeDesk } from '#modules/base/commodity-types/web/desk.ts';
import { packingTypeDesk } from '#modules/base/packing-types/web/desk.ts';
import { limits } from '#modules/work/loads/fields.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { FormLines } from './FormLines.tsx';
import type { GoodsRow, LoadFormValues } from './load-form.ts';

const nameOf = namesFor<LoadFormValues>();

type Line = Omit<GoodsRow, 'key'>;
const empty: Line = { stopKey: '', reference: '', commodityTypeId: '', packingTypeId: '', quantity: null, note: '' };

/** What is picked up or handed over at which stop, line by line. */
export function GoodsLines(): ReactNode {
  const t = useTexts(loadFormTexts);
  const stops = useWatch<LoadFormValues, 'stops'>({ name: 'stops' });
  // Only what the choice shows: a table whose columns change begins anew.
  const places = JSON.stringify(stops.map(({ stopKey, type }) => [stopKey, type]));
  const { data: commodities } = useQuery(choicesRead(commodityTypeDesk));
  const { data: packings } = useQuery(choicesRead(packingTypeDesk));
  const columns = useMemo<readonly GridColumn<Line>[]>(() => {
    const coded = (rows: readonly { id: string; code: string; name: string }[] | undefined) =>
      (rows ?? []).map(({ id, code, name }) => ({ value: id, label: code, detail: name }));
    const known = JSON.parse(places) as [string, LoadFormValues['stops'][number]['type']][];
    return [
      {
        kind: 'choice',
        field: 'stopKey',
        title: t('stop'),
        width: 104,
        required: true,
        choices: known.map(([value, type], place) => ({ value, label: `${place + 1} ${t(`type_${type}`)}` })),
      },
      { kind: 'text', field: 'reference', title: t('reference'), width: 100, maxLength: 60 },
      { kind: 'choice', field: 'commodityTypeId', title: t('commodity'), width: 96, choices: coded(commodities) },
      { kind: 'choice', field: 'packingTypeId', title: t('packing'), width: 80, choices: coded(packings) },
      {
        kind: 'number',
        field: 'quantity',
        title: t('quantity'),
        width: 72,
        decimals: 3,
        min: 0,
        max: 1e9,
        required: true,
      },
      { kind: 'text', field: 'note', title: t('note'), width: 120, maxLength: 200 },
    ];
  }, [t, places, commodities, packings]);
  return (
    <FormLines
      name={nameOf('goods')}
      problems={nameOf('goodsProblems')}
      label={t('goodsLines')}
      columns={columns}
      empty={empty}
      most={limits.goodsLines}
    />
  );
}
