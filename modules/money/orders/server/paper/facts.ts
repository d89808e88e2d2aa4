import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { formatDecimal, formatUnitPrice } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import { orderTotals } from '#modules/money/orders/fields.ts';
import type { texts } from '#modules/money/orders/messages/paper/en.ts';
import type { Translate } from '#platform/messages.ts';
import { cents, formatMoney } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { linesOf, type StoredOrder } from '../queries.ts';
import { vatPlaceOf } from '../vat-place.ts';

export type Words = Translate<typeof texts>;

export interface OrderPaper {
  readonly company: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  /** Item, description, quantity, unit, price, amount. */
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly (readonly [string, string])[];
}

/** An order as it is printed, in the language of whoever gets it. */
export async function paperOf(
  context: Context,
  stored: StoredOrder,
  { t, language }: { readonly t: Words; readonly language: Language },
): Promise<OrderPaper> {
  const [lines, company, supplier, place] = await Promise.all([
    linesOf(context, stored.id),
    addressOf(context, 'company', stored.company_id),
    stored.supplier_id === null ? [] : supplierOf(context, stored.supplier_id),
    vatPlaceOf(context, stored),
  ]);
  const { byCode } = orderTotals(
    lines.map((line) => ({
      quantity: Number(line.quantity),
      price: Number(line.price),
      vatCode: line.vat_code as never,
    })),
    place,
  );
  const { currency } = stored;
  const money = (amount: number | bigint) => formatMoney({ cents: cents(BigInt(amount)), currency }, language);
  const facts: readonly (readonly [string, string])[] = [
    [t('supplier'), supplier.join(' · ')],
    [t('performing'), stored.performing_name ?? ''],
    [t('deliverTo'), stored.deliver_to],
    [t('requiredBy'), stored.required_by === null ? '' : formatDate(stored.required_by, language)],
    [t('terms'), stored.terms],
    [t('vehicle'), stored.registration_number ?? ''],
    [t('odometer'), stored.odometer_km === null ? '' : t('km', { km: formatDecimal(language, stored.odometer_km) })],
    [t('defects'), stored.defects.map(({ text }) => text).join(' · ')],
    [t('load'), stored.load_number ?? ''],
    [t('centre'), stored.centre_name],
    [t('asked'), stored.requester_name],
  ];
  return {
    company,
    facts: facts.filter(([, value]) => value !== ''),
    lines: lines.map((line) => [
      line.item_code,
      line.description,
      formatDecimal(language, Number(line.quantity), { decimals: 3 }),
      line.unit,
      formatUnitPrice(language, Number(line.price)),
      money(line.net),
    ]),
    totals: [
      ...(stored.kind === 'internal' ? [] : [[t('total'), money(stored.net)] as const]),
      ...byCode
        .filter(({ rate }) => rate !== 0)
        .map(({ rate, vat }) => [t('vat', { rate: `${formatDecimal(language, rate)} %` }), money(vat)] as const),
      [t(stored.kind === 'internal' ? 'totalInternal' : 'gross'), money(stored.gross)],
    ],
  };
}

async function addressOf({ db, partition }: Context, table: 'company', id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ lines: (string | null)[] }>`
    select array[name, concat_ws(', ', nullif(address ->> 'addressLine1', ''), nullif(address ->> 'city', ''), nullif(address ->> 'country', '')),
      concat_ws(' · ', nullif(registration_number, ''), nullif(telephone, ''))] as lines
      from ${sql.table(table)} where partition = ${partition} and id = ${id}`.execute(db);
  return filled(rows[0]?.lines);
}

async function supplierOf({ db, partition }: Context, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ lines: (string | null)[] }>`
    select array[registered_name, nullif(vat_no, ''), nullif(email, '')] as lines
      from supplier where partition = ${partition} and id = ${id}`.execute(db);
  return filled(rows[0]?.lines);
}

const filled = (lines: readonly (string | null)[] | undefined) =>
  (lines ?? []).filter((line): line is string => line !== null && line !== '');
