import type { Page } from '#platform/operation.ts';
import type { ListQuery } from '#platform/web/list/filters.ts';

/** Invented suppliers, and a server of them in memory. */
export interface SampleSupplier {
  readonly id: string;
  readonly name: string;
  readonly vendorNumber: string;
  readonly city: string;
  readonly region: string;
  readonly status: 'pending' | 'approved' | 'rejected' | 'review';
  readonly isTransporter: boolean;
  /** Rand. */
  readonly cover: number;
  /** Percent. */
  readonly rate: number;
  readonly updatedAt: string;
}

const names = [
  'Karoo Freight',
  'Limpopo Lines',
  'Cape Coast Haulage',
  'Drakensberg Haul',
  'Mopani Movers',
  'Baobab Bulk',
];
const places = [
  ['Johannesburg', 'Gauteng'],
  ['Durban', 'KwaZulu-Natal'],
  ['Cape Town', 'Western Cape'],
  ['Pretoria', 'Gauteng'],
] as const;
const statuses = ['approved', 'pending', 'approved', 'review', 'approved', 'rejected', 'approved'] as const;

const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

export const suppliers: readonly SampleSupplier[] = Array.from({ length: 1284 }, (_, index) => {
  const [city, region] = pick(places, index);
  return {
    id: `S${index + 1}`,
    name: `${pick(names, index)} ${index + 1}`,
    vendorNumber: `V${10_000 + index}`,
    city,
    region,
    status: pick(statuses, index),
    isTransporter: index % 3 !== 0,
    cover: 250_000 + index * 1750,
    rate: 80 + (index % 15),
    updatedAt: `2026-0${1 + (index % 9)}-1${index % 9}`,
  };
});

export interface SupplierQuery extends ListQuery {
  readonly sort?: 'name' | 'cover' | 'updatedAt' | undefined;
  readonly status?: readonly string[] | undefined;
  readonly region?: readonly string[] | undefined;
  readonly isTransporter?: boolean | undefined;
  readonly updatedSince?: string | undefined;
}

/** Answers as a list operation does; it stops counting at a thousand, as the server may. */
export async function getSuppliers(query: SupplierQuery): Promise<Page<SampleSupplier>> {
  const { search = '', page = 1, pageSize = 50, sort, descending = false } = query;
  const found = suppliers.filter(
    (row) =>
      `${row.name} ${row.vendorNumber} ${row.city}`.toLowerCase().includes(search.toLowerCase()) &&
      (query.status?.includes(row.status) ?? true) &&
      (query.region?.includes(row.region) ?? true) &&
      (query.isTransporter === undefined || row.isTransporter) &&
      row.updatedAt >= (query.updatedSince ?? ''),
  );
  if (sort) found.sort((left, right) => (left[sort] > right[sort] ? 1 : -1) * (descending ? -1 : 1));
  return {
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    total: Math.min(found.length, 1000),
    totalIsCapped: found.length > 1000,
  };
}
