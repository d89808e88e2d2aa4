import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { numberCell } from '#platform/import-cell.ts';
import { severalParted } from '#platform/import-field.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, decimalOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { rateService } from '#modules/prices/rates/contract.ts';
import { noneOfThem, rateImportFields } from '#modules/prices/rates/import-fields.ts';
import { rateDeskTexts } from '#modules/prices/rates/messages/desk/index.ts';
import type { RateFailureCode } from '#modules/prices/rates/messages/failures/index.ts';
import { rateImportTexts } from '#modules/prices/rates/messages/import/index.ts';
import { lineagesOf } from '../list-rates.ts';
import { newestFirst, ratesOfFile } from './rate-import.ts';

const fail = failures<FailureCode | RateFailureCode>();
type Asked = z.output<(typeof rateService)['operations']['getRateFile']['input']>;
type File = z.input<(typeof rateService)['operations']['getRateFile']['output']>;

/** A column of the file by the name of its field. */
type Cells = Readonly<Record<string, unknown>>;
interface FileRate {
  readonly cells: Cells;
  readonly bands: readonly Cells[];
  readonly extras: readonly Cells[];
}
type Texts = Readonly<Record<string, string>>;

/** Rates as a file brings them in: a row for each, and further rows for further bands and extras of the same code. */
export async function rateFile(context: Context, asked: Asked): Promise<File> {
  refuseWhenLimited(context);
  const lineages = await lineagesOf(context, asked, ratesOfFile + 1);
  if (lineages.length > ratesOfFile) throw fail('rateFileTooLong', 'rule', { most: ratesOfFile });
  const [own, desk] = await Promise.all(
    [rateImportTexts, rateDeskTexts].map(async ({ load }) => (await load[context.language]()).texts as Texts),
  );
  const texts: Texts = { ...desk, ...own };
  const rates = await ratesOf(context, lineages);
  return {
    fileName: `${texts['fileOfRates']} ${context.today}`,
    rows: [rateImportFields.map(({ name }) => texts[name]!), ...rates.flatMap((rate) => rowsOf(rate, texts))],
  };
}

function rowsOf({ cells, bands, extras }: FileRate, texts: Texts): string[][] {
  // A list that is empty says so: what goes out comes in, also where somebody has filled the list meanwhile.
  const first = {
    ...cells,
    ...(bands.length === 0 && { bandMode: noneOfThem }),
    ...(extras.length === 0 && { extraMethod: noneOfThem }),
  };
  const rows = Math.max(1, bands.length, extras.length);
  return Array.from({ length: rows }, (_, place) =>
    written(
      {
        ...(place === 0 ? first : { code: cells['code'] }),
        ...bands[place],
        ...extras[place],
      },
      texts,
    ),
  );
}

function written(values: Cells, texts: Texts): string[] {
  return rateImportFields.map(({ name, kind }) => {
    const value = values[name];
    if (value === null || value === undefined || value === '') return '';
    if (Array.isArray(value)) return value.join(severalParted);
    if (kind === 'flag') return texts[value === true ? 'yes' : 'no']!;
    if (kind === 'choice') return texts[`${name}_${String(value)}`] ?? String(value);
    return kind === 'number' ? numberCell(Number(value)) : String(value);
  });
}

const amounts = ['minCharge', 'maxCharge', 'extraStop', 'standingRate'] as const;
const figures = ['massFrom', 'massTo', 'rate', 'minUnits'] as const;

/** Everything of all rates by one statement, in the order of their codes; numbers without zeros that say nothing. */
async function ratesOf({ db, partition }: Context, lineages: readonly string[]): Promise<readonly FileRate[]> {
  const code = (table: string, id: string) =>
    sql`(select n.code from ${sql.table(table)} n where n.partition = t.partition and n.id = ${sql.ref(id)})`;
  const codes = (table: string, ids: string) =>
    sql`(select coalesce(jsonb_agg(n.code order by e.place), '[]') from unnest(t.${sql.ref(ids)}) with ordinality e(id, place)
          join ${sql.table(table)} n on n.partition = t.partition and n.id = e.id)`;
  const end = (of: 'origin' | 'destination') => {
    const [scope, value] = [sql`t.${sql.ref(`${of}_scope`)}`, sql`t.${sql.ref(`${of}_value`)}`];
    const coded = (table: string) =>
      sql`(select n.code from ${sql.table(table)} n where n.partition = t.partition and n.id = ${value}::uuid)`;
    const name = (column: string) => sql.lit(`${of}${column}`);
    return sql`${name('Scope')}, ${scope}, ${name('LocationId')}, case ${scope} when 'location' then ${coded('location')} end,
        ${name('City')}, case ${scope} when 'city' then ${value} end, ${name('ZoneId')}, case ${scope} when 'zone' then ${coded('rate_zone')} end,
        ${name('Region')}, case ${scope} when 'region' then ${value} end, ${name('Country')}, t.${sql.ref(`${of}_country`)}`;
  };
  const { rows } = await sql<FileRate>`
    select jsonb_build_object(
        'code', t.code, 'side', t.side, 'partyKind', t.party_kind,
        'customerId', (select coalesce(nullif(n.account_number, ''), n.registered_name) from customer n where n.partition = t.partition and n.id = t.customer_id),
        'billToPartyId', (select n.account_number from bill_to_party n where n.partition = t.partition and n.id = t.bill_to_party_id),
        'supplierId', (select coalesce(nullif(n.vendor_number, ''), n.registered_name) from supplier n where n.partition = t.partition and n.id = t.supplier_id),
        'bothWays', t.both_ways, 'orderTypeIds', ${codes('order_type', 'order_type_ids')},
        'equipmentTypeIds', ${codes('equipment_type', 'equipment_type_ids')}, 'commodityTypeIds', ${codes('commodity_type', 'commodity_type_ids')},
        'massFrom', t.mass_from, 'massTo', t.mass_to, 'method', t.method, 'rate', t.rate, 'bandMode', t.band_mode,
        'minUnits', t.min_units, 'unitRounding', t.unit_rounding, 'minCharge', t.min_charge, 'maxCharge', t.max_charge
      ) || jsonb_build_object(${end('origin')}, ${end('destination')}
      ) || jsonb_build_object(
        'includedStops', t.included_stops, 'extraStop', t.extra_stop, 'freeStandingMinutes', t.free_standing_minutes,
        'standingRate', t.standing_rate, 'fuelClauseId', ${code('fuel_clause', 't.fuel_clause_id')}, 'currency', t.currency,
        'vatCode', t.vat_code, 'priority', t.priority, 'validFrom', t.valid_from, 'validTo', t.valid_to, 'note', t.note) as cells,
      (select coalesce(jsonb_agg(jsonb_build_object('bandFrom', e.band -> 'from', 'bandRate', e.band -> 'rate') order by e.place), '[]')
         from jsonb_array_elements(t.bands) with ordinality e(band, place)) as bands,
      (select coalesce(jsonb_agg(jsonb_build_object('extraItemId', n.code, 'extraMethod', e.extra -> 'method',
              'extraRate', e.extra -> 'rate', 'extraPassThrough', e.extra -> 'passThrough') order by e.place), '[]')
         from jsonb_array_elements(t.extras) with ordinality e(extra, place)
         left join item_master n on n.partition = t.partition and n.id = (e.extra ->> 'itemMasterId')::uuid) as extras
      from (select distinct on (t.lineage_id) t.* from rate t
             where t.partition = ${partition} and t.lineage_id = any (${lineages}::uuid[]) order by t.lineage_id, ${newestFirst}) t
     order by t.code`.execute(db);
  return rows.map(({ cells, ...rate }) => {
    const own: Record<string, unknown> = { ...cells };
    for (const name of amounts) own[name] = cells[name] === null ? null : decimalOf(cents(Number(cells[name])));
    for (const name of figures) own[name] = cells[name] === null ? null : Number(cells[name]);
    return { ...rate, cells: own };
  });
}
