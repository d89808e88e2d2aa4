import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { currencies } from '#platform/currencies.ts';
import { divideRounded, minus, sumOf } from '#platform/calculations.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { type Cents, centsOfWire, decimalOf, defaultCurrency, inRand, formatMoney } from '#platform/money.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { ownVatAt } from '#platform/web/own-vat.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineKeys } from '#platform/web/lines/LineKeys.tsx';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { namedFor, namesFor } from '#platform/web/fields/named.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { typedSources } from '#modules/work/loads/charge-kinds.ts';
import { limits } from '#modules/work/loads/fields.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '../calls.ts';
import { type ChargeRow, emptyCharge, isPriceTyped, mayBeRatedAgain, netOf, otherCharges } from './charge-rows.ts';
import { FormLines } from './FormLines.tsx';
import type { LoadFormValues } from './load-form.ts';
import { LoadBlock } from './LoadBlock.tsx';
import { RatedPrice } from './RatedPrice.tsx';
import { useDraft } from './use-draft.ts';

const nameOf = namesFor<LoadFormValues>();
const Field = namedFor<LoadFormValues>()({ Select: SelectField });

type Line = Omit<ChargeRow, 'key'>;

/** With one decimal; empty without a price for the customer. */
function marginOf(sell: Cents, buy: Cents): number | undefined {
  return sell === 0n ? undefined : Number(divideRounded((sell - buy) * 1000n, sell)) / 10;
}

/** What the customer pays and the supplier gets, line by line, without VAT. */
export function PriceBlock({ load }: { readonly load: Load | undefined }): ReactNode {
  const t = useTexts(loadFormTexts);
  const columns = useChargeColumns();
  const { data, isOld } = useDraft(load);
  const hasOthers = load?.charges.some(({ source }) => !typedSources.includes(source)) ?? false;
  const notes = [
    'typedPrices' as const,
    ...(hasOthers ? [mayBeRatedAgain(load) ? ('otherChargesAgain' as const) : ('otherCharges' as const)] : []),
  ];
  return (
    <LoadBlock title={t('priceBlock')} hint={t('priceHint')} isWide>
      <Field.Select
        name="sellCurrency"
        label={t('sellCurrency')}
        help={t('sellCurrencyHelp')}
        placeholder={t('companyCurrency')}
        options={currencies.map((code) => ({ value: code, label: code }))}
        className="sm:col-span-2"
      />
      <FormLines
        name={nameOf('charges')}
        problems={nameOf('chargeProblems')}
        label={t('charges')}
        columns={columns}
        empty={emptyCharge}
        most={limits.charges / 2}
      />
      {data?.price && (
        <RatedPrice
          title={t('priceByRates')}
          price={data.price}
          gap={data.submit.find(({ field }) => field === 'charges')}
          isOld={isOld}
        />
      )}
      {data?.price?.buy && (
        <RatedPrice title={t('supplierGets')} price={data.price.buy} gap={undefined} isOld={isOld} />
      )}
      <div className="flex flex-wrap justify-between gap-4 sm:col-span-6">
        <div className="max-w-sm">
          <LineKeys />
        </div>
        <PriceTotals load={load} rated={isOld ? undefined : data?.price} />
      </div>
      {notes.length > 0 && <p className="text-sm text-muted sm:col-span-6">{notes.map((note) => t(note)).join(' ')}</p>}
    </LoadBlock>
  );
}

function useChargeColumns(): readonly GridColumn<Line>[] {
  const t = useTexts(loadFormTexts);
  const language = useLanguage();
  const { percent } = useFormats();
  const { data: items } = useQuery(choicesRead(itemMasterDesk));
  const sellCurrency = useWatch<LoadFormValues, 'sellCurrency'>({ name: 'sellCurrency' });
  return useMemo(() => {
    const rateOf = ownVatAt();
    const shownRate = (code: (typeof vatCodes)[number]) => {
      const rate = code === 'standard' || code === 'zeroRated' ? rateOf(code) : undefined;
      return rate === undefined ? undefined : percent(rate);
    };
    const price = { kind: 'number', decimals: 4, min: -1e9, max: 1e9, width: 84, currency: defaultCurrency } as const;
    return [
      {
        kind: 'choice',
        field: 'itemMasterId',
        title: t('item'),
        width: 92,
        choices: (items ?? []).map(({ id, code, description }) => ({ value: id, label: code, detail: description })),
        fill: (id) => {
          const item = items?.find((each) => each.id === id);
          if (!item) return {};
          return {
            description: item.description,
            unit: item.unit,
            vatCode: item.vatCodeSell,
            ...(item.defaultPriceSell !== null && { sell: item.defaultPriceSell }),
            ...(item.defaultPriceBuy !== null && { buy: item.defaultPriceBuy }),
          };
        },
      },
      { kind: 'text', field: 'description', title: t('description'), width: 132, maxLength: 200, required: true },
      {
        kind: 'number',
        field: 'quantity',
        title: t('quantity'),
        width: 64,
        decimals: 3,
        min: 0,
        max: 1e9,
        required: true,
      },
      { kind: 'text', field: 'unit', title: t('unit'), width: 56, maxLength: 20 },
      { ...price, field: 'sell', title: t('sell'), currency: sellCurrency || defaultCurrency },
      { ...price, field: 'buy', title: t('buy') },
      {
        kind: 'choice',
        field: 'vatCode',
        title: t('vat'),
        width: 60,
        required: true,
        choices: vatCodes.map((value) => ({
          value,
          label: shownRate(value) ?? t(`vat_${value}`),
          detail: t(`vat_${value}`),
        })),
      },
      {
        kind: 'shown',
        field: 'net',
        title: t('netSell'),
        width: 92,
        value: (line) => formatDecimal(language, Number(decimalOf(netOf(line, line.sell))), { fixed: true }),
      },
      {
        kind: 'shown',
        field: 'margin',
        title: t('margin'),
        width: 62,
        value: (line) => {
          // What is left of dollars after rand is reckoned by the server.
          if (sellCurrency) return '';
          const margin = marginOf(netOf(line, line.sell), netOf(line, line.buy));
          return margin === undefined ? '' : percent(margin);
        },
      },
    ];
  }, [t, language, percent, items, sellCurrency]);
}

interface PriceTotalsProps {
  readonly load: Load | undefined;
  /** Both sides as the server reckons them, with what the rates say; undefined while it is asked. */
  readonly rated:
    | { readonly sell: number; readonly sellBase: number | null; readonly buy: { readonly net: number } | null }
    | null
    | undefined;
}

/** With the charges that are not typed here: they belong to the price as well. */
function PriceTotals({ load, rated }: PriceTotalsProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const language = useLanguage();
  const { percent } = useFormats();
  const rows = useWatch<LoadFormValues, 'charges'>({ name: 'charges' });
  const { data: items } = useQuery(choicesRead(itemMasterDesk));
  const groupOf = (id: string) => items?.find((item) => item.id === id)?.itemGroup ?? '';
  const sumOfSide = (side: 'sell' | 'buy'): Cents =>
    sumOf([otherCharges(load, side, isPriceTyped(rows, side, groupOf)), ...rows.map((row) => netOf(row, row[side]))]);
  const sellCurrency = useWatch<LoadFormValues, 'sellCurrency'>({ name: 'sellCurrency' });
  const sell = rated ? centsOfWire(rated.sell) : sumOfSide('sell');
  const isForeign = sellCurrency !== '';
  const inBooks = !isForeign ? sell : typeof rated?.sellBase === 'number' ? centsOfWire(rated.sellBase) : undefined;
  const buy = rated?.buy ? centsOfWire(rated.buy.net) : sumOfSide('buy');
  // An amount that nobody has agreed yet leaves no margin of 100 %.
  const margin = buy === 0n || inBooks === undefined ? undefined : marginOf(inBooks, buy);
  const figures = [
    [t('sell'), formatMoney({ cents: sell, currency: sellCurrency || defaultCurrency }, language)],
    ...(isForeign && inBooks !== undefined
      ? [[t('sellInBooks'), formatMoney(inRand(inBooks), language)] as const]
      : []),
    [t('buy'), formatMoney(inRand(buy), language)],
    [
      t('margin'),
      margin === undefined ? '–' : `${formatMoney(inRand(minus(inBooks!, buy)), language)} · ${percent(margin)}`,
    ],
  ] as const;
  return (
    <dl aria-label={t('totalWithoutVat')} className="grid grid-cols-[auto_auto] gap-x-8 gap-y-1 tabular-nums">
      {figures.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-medium">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
