import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { columnsOf } from '#platform/web/list/columns.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { RateRow, rateSorts } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { RateBadge, useLaneWord, useRateWord, useUnitPrice } from './words.tsx';

const rateColumns = columnsOf<RateRow, (typeof rateSorts)[number]>();

/** Which rate, for whom, on which lane, and what it costs. */
export function useRateColumns() {
  const [what, price] = [useWhatColumns(), usePriceColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(price)], [what, price]);
}

function useWhatColumns() {
  const t = useTexts(rateDeskTexts);
  const [word, lane] = [useRateWord(), useLaneWord()];
  return useMemo(
    () =>
      rateColumns({
        code: {
          title: t('code'),
          sort: 'code',
          card: 'title',
          cell: (row) => (row.revision > 1 ? `${row.code} v${row.revision}` : row.code),
          value: (row) => row.code,
        },
        status: { title: t('status'), card: 'badge', cell: (row) => <RateBadge of={row} />, value: (row) => word(row) },
        side: { title: t('side'), card: 'meta', cell: (row) => t(`short_${row.side}`) },
        partyName: { title: t('party'), card: 'subtitle', cell: (row) => row.partyName || t('everybody') },
        lane: { title: t('lane'), card: 'meta', cell: lane },
      }),
    [t, word, lane],
  );
}

function usePriceColumns() {
  const t = useTexts(rateDeskTexts);
  const formats = useFormats();
  const price = useUnitPrice();
  return useMemo(
    () =>
      rateColumns({
        rate: {
          title: t('rate'),
          align: 'right',
          card: 'meta',
          cell: (row) => price(row.rate),
          value: (row) => row.rate,
        },
        method: {
          title: t('method'),
          card: 'meta',
          // One method has a long name: party and lane beside it need the room more.
          cell: (row) => <Short words={t(`method_${row.method}`)} />,
          value: (row) => t(`method_${row.method}`),
        },
        minCharge: {
          title: t('minCharge'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => (row.minCharge === null ? '' : formats.wholeMoney(row.minCharge)),
          value: (row) => row.minCharge ?? '',
        },
        fuelClauseCode: { title: t('fuelShort'), hiddenByDefault: 'narrow', cell: (row) => row.fuelClauseCode },
        validFrom: {
          title: t('validFrom'),
          sort: 'validFrom',
          cell: (row) => formats.date(row.validFrom),
          value: (row) => row.validFrom,
        },
        validTo: { title: t('validTo'), cell: (row) => formats.date(row.validTo), value: (row) => row.validTo ?? '' },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats, price],
  );
}

function Short({ words }: { readonly words: string }): ReactNode {
  return (
    <span className="block truncate md:max-w-20" title={words}>
      {words}
    </span>
  );
}
