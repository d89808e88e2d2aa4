import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatDecimal } from '#platform/decimal.ts';
import { lineNet, totalsOf } from '#platform/lines/totals.ts';
import { type Cents, decimalOf, noCents } from '#platform/money.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { ownVatAt } from '#platform/web/own-vat.ts';
import { useFormFrame } from '#platform/web/form.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { LineGrid } from '#platform/web/lines/LineGrid.tsx';
import { LineKeys } from '#platform/web/lines/LineKeys.tsx';
import { LineTotals } from '#platform/web/lines/LineTotals.tsx';
import { type Lines, useLines } from '#platform/web/lines/use-lines.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { itemMasterDesk } from '#modules/base/item-masters/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { limits } from '#modules/money/orders/fields.ts';
import { orderDeskTexts } from '#modules/money/orders/messages/desk/index.ts';
import type { OrderKind } from '#modules/money/orders/status.ts';
import { useOrderWords } from '../words.tsx';
import type { OrderValues } from './order-form.ts';

interface Line {
  readonly itemMasterId: string;
  readonly description: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly price: number | null;
  readonly vatCode: string;
  readonly profitCentreId: string;
  readonly quantityReceived: number;
}
const emptyLine: Line = {
  itemMasterId: '',
  description: '',
  quantity: null,
  unit: '',
  price: null,
  vatCode: 'standard',
  profitCentreId: '',
  quantityReceived: 0,
};

/** Between centres of one company there is no VAT. */
const internalLine: Line = { ...emptyLine, vatCode: 'outOfScope' };

interface Item {
  readonly id: string;
  readonly code: string;
  readonly description: string;
  readonly kind: string;
  readonly unit: string;
  readonly defaultPriceBuy: number | null;
  readonly vatCodeBuy: string;
}
interface Centre {
  readonly id: string;
  readonly name: string;
}

/** The lines of an order: typed, pasted from a spreadsheet, counted. */
export function OrderLinesField({ kind, order }: Pick<OrderLinesProps, 'kind' | 'order'>): ReactNode {
  const { data: items } = useQuery(choicesRead(itemMasterDesk));
  const { data: centres } = useQuery(choicesRead(profitCentreDesk));
  if (!items || !centres) return <div className="skeleton h-40" />;
  return <OrderLines kind={kind} order={order} items={items} centres={centres} />;
}

interface OrderLinesProps {
  readonly kind: OrderKind;
  readonly order: OrderRecord | undefined;
  readonly items: readonly Item[];
  readonly centres: readonly Centre[];
}

function OrderLines({ kind, order, items, centres }: OrderLinesProps): ReactNode {
  const t = useOrderWords(kind);
  const { getValues } = useFormContext<OrderValues>();
  const hasCome = order !== undefined && (order.sentRevision > 0 || order.receivedShare > 0);
  const currency = useWatch<OrderValues, 'currency'>({ name: 'currency' }) ?? 'ZAR';
  const createdAt = order?.createdAt;
  const rateOf = useMemo(() => ownVatAt(createdAt), [createdAt]);
  const columns = useColumns(kind, { items, centres, hasCome, currency, rateOf });
  const initial = useMemo(() => {
    const received = new Map(order?.lines.map((line) => [line.id, line.quantityReceived]));
    return getValues('lines').map(({ id, profitCentreId, unit, vatCode, ...line }) => ({
      key: id,
      line: {
        ...emptyLine,
        ...line,
        unit: unit ?? '',
        vatCode: vatCode ?? 'standard',
        profitCentreId: profitCentreId ?? '',
        quantityReceived: received.get(id) ?? 0,
      },
    }));
  }, [getValues, order]);
  const lines = useLines<Line>({
    columns,
    empty: kind === 'internal' ? internalLine : emptyLine,
    most: limits.lines,
    initial,
  });
  const problems = useBound(lines);
  const totals = useMemo(
    () =>
      totalsOf(
        lines.rows.map(({ line }) => ({ net: netOf(line), vatCode: line.vatCode })),
        rateOf,
      ),
    [lines.rows, rateOf],
  );
  return (
    <section aria-label={t('lines')} className="min-w-0 pb-6">
      <LineGrid of={lines} label={t('lines')} />
      {problems}
      <div className="mt-4 flex flex-wrap justify-between gap-6 px-4">
        <div className="max-w-md">
          <LineKeys />
        </div>
        <LineTotals totals={totals} currency={currency} />
      </div>
    </section>
  );
}

const netOf = ({ quantity, price }: Line): Cents =>
  quantity === null || price === null ? noCents : lineNet({ quantity, price });

interface Given {
  readonly items: readonly Item[];
  readonly centres: readonly Centre[];
  readonly hasCome: boolean;
  readonly currency: string;
  readonly rateOf: (vatCode: string) => number | undefined;
}

function useColumns(
  kind: OrderKind,
  { items, centres, hasCome, currency, rateOf }: Given,
): readonly GridColumn<Line>[] {
  const t = useOrderWords(kind);
  const language = useLanguage();
  const { percent } = useFormats();
  return useMemo<readonly GridColumn<Line>[]>(() => {
    const bought = items.filter(({ kind }) => kind !== 'revenue');
    const byId = new Map(bought.map((item) => [item.id, item]));
    const amount = (cents: Cents) => formatDecimal(language, Number(decimalOf(cents)), { fixed: true });
    const fill = (value: string): Partial<Line> => {
      const item = byId.get(value);
      if (!item) return {};
      const { description, unit, defaultPriceBuy: price, vatCodeBuy } = item;
      const vatCode = kind === 'internal' ? internalLine.vatCode : vatCodeBuy;
      return { description, unit: t(`unit_${unit}` as 'unit_each'), vatCode, ...(price !== null && { price }) };
    };
    const shownRate = (code: string) => {
      const rate = code === 'standard' ? rateOf(code) : undefined;
      return rate === undefined ? undefined : percent(rate);
    };
    const vat: GridColumn<Line> = {
      kind: 'choice',
      field: 'vatCode',
      title: t('vatCode'),
      width: 80,
      required: true,
      choices: vatCodes.map((value) => ({
        value,
        label: shownRate(value) ?? t(`vat_${value}`),
      })),
    };
    const centre: GridColumn<Line> = {
      kind: 'choice',
      field: 'profitCentreId',
      title: t('profitCentre'),
      width: 115,
      choices: centres.map(({ id, name }) => ({ value: id, label: name })),
    };
    return [
      {
        kind: 'choice',
        field: 'itemMasterId',
        title: t('item'),
        width: 110,
        required: true,
        choices: bought.map(({ id, code, description }) => ({ value: id, label: code, detail: description })),
        fill,
      },
      { kind: 'text', field: 'description', title: t('description'), maxLength: 120, required: true },
      number('quantity', t('quantity'), { width: 92, decimals: 3, min: 0.001, max: 99_999_999 }),
      { kind: 'text', field: 'unit', title: t('unit'), width: 70, maxLength: 20 },
      { ...number('price', t('price'), { width: 105, decimals: 4, min: 0, max: 999_999_999 }), fixed: true, currency },
      ...(kind === 'internal' ? [] : [vat, centre]),
      {
        kind: 'shown',
        field: 'net',
        title: t('net'),
        width: 110,
        isStrong: true,
        value: (line) => amount(netOf(line)),
      },
      ...(hasCome
        ? [
            {
              kind: 'shown' as const,
              field: 'quantityReceived',
              title: t('received'),
              width: 80,
              value: ({ quantityReceived }: Line) => formatDecimal(language, quantityReceived, { decimals: 3 }),
            },
          ]
        : []),
    ];
  }, [kind, items, centres, hasCome, currency, rateOf, t, language, percent]);
}

const number = (
  field: 'quantity' | 'price',
  title: string,
  bounds: { readonly width: number; readonly decimals: number; readonly min: number; readonly max: number },
) => ({ kind: 'number', field, title, required: true, ...bounds }) as const;

/** A line as the form has it; what is missing yet is refused there. */
function sentLine(id: string, line: Line): OrderValues['lines'][number] {
  const { itemMasterId, description, quantity, unit, price, vatCode, profitCentreId } = line;
  return { id, itemMasterId, description, quantity, unit, price, vatCode, profitCentreId } as never;
}

/** Hands the lines to the form as they are typed, and says what the form and the server refuse of them. */
function useBound({ rows, isChanged }: Lines<Line>): ReactNode {
  const t = useTexts(orderDeskTexts);
  const { setValue, control } = useFormContext<OrderValues>();
  const { errors } = useFormState<OrderValues>({ control, name: 'lines' });
  const { problemText } = useFormFrame();
  useEffect(() => {
    if (isChanged)
      setValue(
        'lines',
        rows.map(({ key, line }) => sentLine(key, line)),
        { shouldDirty: true },
      );
  }, [rows, isChanged, setValue]);
  const found = get(errors, 'lines') as unknown;
  const texts = problemsIn(found).map(([line, problem]) => {
    const words = problemText(problem) ?? problem;
    return line === null ? words : t('problemOfLine', { line: line + 1, problem: words });
  });
  if (texts.length === 0) return null;
  return (
    <ul className="px-4" role="alert">
      {[...new Set(texts)].slice(0, 5).map((text) => (
        <li key={text} className="err mt-1.5">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Each problem with the place of its line; null for what is about all of them. */
function problemsIn(found: unknown): (readonly [number | null, string])[] {
  if (typeof found !== 'object' || found === null) return [];
  const own = typeOf(found);
  const root = typeOf((found as { readonly root?: unknown }).root);
  const ofAll = own ?? root;
  const ofLines = Array.isArray(found)
    ? found.flatMap((row: unknown, place) =>
        Object.values((row ?? {}) as object).flatMap((each: unknown) => {
          const type = typeOf(each);
          return type === undefined ? [] : [[place, type] as const];
        }),
      )
    : [];
  return [...(ofAll === undefined ? [] : [[null, ofAll] as const]), ...ofLines];
}

function typeOf(problem: unknown): string | undefined {
  const type = (problem as { readonly type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : undefined;
}
