import { sql } from 'kysely';
import { africanCountries } from '#platform/africa.ts';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { registrationOf } from '../listed-vehicles.ts';

/** The cover of a policy besides its days and its amount; an absent field stays as it was. */
export interface Terms {
  readonly territory?: readonly string[] | undefined;
  readonly excludedCommodityTypeIds?: readonly string[] | undefined;
  readonly listedVehicles?: readonly string[] | undefined;
}
export interface TermColumns {
  readonly territory?: string[];
  readonly excluded_commodity_type_ids?: string[];
  readonly listed_vehicles?: string[];
}

const countries = new Set<string>(africanCountries.map(({ name }) => name));

/** The terms as the certificate's row keeps them; countries and goods that are not known are refused, all at once. */
export async function termColumns(
  { db, partition }: Context,
  { territory, excludedCommodityTypeIds: excluded, listedVehicles: vehicles }: Terms,
): Promise<TermColumns> {
  const problems: Record<string, FieldProblem & { readonly code: FailureCode }> = {};
  if (territory?.some((country) => !countries.has(country))) problems['territory'] = { code: 'notAnOption' };
  if (excluded && excluded.length > 0) {
    const { rows } = await sql<{ id: string }>`
      select id from commodity_type where partition = ${partition} and id = any (${excluded}::uuid[])`.execute(db);
    if (rows.length < new Set(excluded).size) problems['excludedCommodityTypeIds'] = { code: 'notAnOption' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...(territory && { territory: [...new Set(territory)].toSorted() }),
    ...(excluded && { excluded_commodity_type_ids: [...new Set(excluded)] }),
    ...(vehicles && { listed_vehicles: [...new Set(vehicles.map(registrationOf))].filter(Boolean).toSorted() }),
  };
}

/** The terms as the trail says them; goods by their names. */
export async function termFacts(
  { db, partition }: Context,
  { territory, excluded_commodity_type_ids: excluded, listed_vehicles: vehicles }: TermColumns,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ names: string }>`
    select coalesce(string_agg(name, ', ' order by name), '') as names from commodity_type
     where partition = ${partition} and id = any (${excluded ?? []}::uuid[])`.execute(db);
  return {
    ...(territory && { territory: territory.join(', ') }),
    ...(excluded && { excludedGoods: rows[0]!.names }),
    ...(vehicles && { listedVehicles: vehicles.join(', ') }),
  };
}
