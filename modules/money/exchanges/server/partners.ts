import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import { isPrivateAddress } from '#platform/server/private-addresses.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { exchangeService, PartnerRow } from '../contract.ts';
import type { ExchangeFailureCode } from '../messages/failures/index.ts';
import type { PartnerKind } from '../status.ts';
import { findPartner, type StoredPartner } from './queries.ts';
import './tables.ts';

const fail = failures<ExchangeFailureCode>();

const secretPlace = (partition: string, row: string) => ({
  table: 'exchange_partner',
  column: 'secret_sealed',
  row,
  partition,
});

export const sealedPartnerSecret: SealedColumn = {
  table: 'exchange_partner',
  column: 'secret_sealed',
  place: (partition, [id = '']) => secretPlace(partition, id),
};

/** The token that a system is called with; empty for none. */
export function secretOf({ sealer }: Pick<App, 'sealer'>, { partition, id, secret_sealed }: StoredPartner): string {
  return sealer.open(secret_sealed, secretPlace(partition, id));
}

const partners = record({
  noun: 'invoiceApiPartner',
  table: 'exchange_partner',
  channels: ['invoiceApiData'],
  bell: 'partner.',
  find: (context: Context, id: string) => findPartner(context, id),
  show: (context, stored) => shown(context, stored),
});

async function shown({ db, partition }: Pick<Context, 'db' | 'partition'>, stored: StoredPartner): Promise<PartnerRow> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(trade_name, ''), registered_name) as name from customer where partition = ${partition} and id = ${stored.customer_id}`.execute(
    db,
  );
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    companyId: stored.company_id,
    kind: stored.kind,
    name: stored.name,
    url: stored.url,
    customerId: stored.customer_id,
    customerName: rows[0]?.name ?? '',
    isActive: stored.is_active,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** The systems that invoices are exchanged with. */
export async function listPartners(context: Context): Promise<PartnerRow[]> {
  refuseWhenScoped(context);
  const rows = await context.db
    .selectFrom('exchange_partner')
    .selectAll()
    .where('partition', '=', context.partition)
    .where('kind', '<>', 'accounting')
    .orderBy('kind', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => shown(context, row)));
}

/** The active system of a kind, of a customer where it is theirs; undefined where none is set. */
export async function activePartner(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  wanted: { readonly kind: PartnerKind; readonly companyId: string; readonly customerId: string | null },
): Promise<StoredPartner | undefined> {
  return db
    .selectFrom('exchange_partner')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', wanted.companyId)
    .where('kind', '=', wanted.kind)
    .where('customer_id', 'is not distinct from', wanted.customerId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

type Operations = (typeof exchangeService)['operations'];
type New = z.output<Operations['postInvoiceApiPartner']['input']>;
type Changed = z.output<Operations['putInvoiceApiPartner']['input']>;

export async function createPartner(context: Context, input: New): Promise<PartnerRow> {
  refuseWhenScoped(context);
  const { app, db, partition, actor } = context;
  const { companyId, customerId, kind } = input;
  if ((customerId !== null) !== (kind === 'customer')) throw invalidFields({ customerId: { code: 'partnerCustomer' } });
  refuseWrongAddress(context, input.url);
  if (input.isActive) await refuseSecond(context, { kind, companyId, customerId });
  const id = crypto.randomUUID();
  const stored = await db
    .insertInto('exchange_partner')
    .values({
      id,
      partition,
      company_id: companyId,
      kind,
      name: input.name,
      url: input.url,
      customer_id: customerId,
      secret_sealed: app.sealer.seal(input.secret, secretPlace(partition, id)),
      is_active: input.isActive,
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await partners.announce(context, stored, { event: 'created', after: factsOf(stored) });
  return shown(context, stored);
}

export async function changePartner(context: Context, input: Changed): Promise<PartnerRow> {
  refuseWhenScoped(context);
  const stored = await partners.toChange(context, input.id);
  // Its settings have a screen and a second factor of their own.
  if (stored.kind === 'accounting') throw fail('partnerElsewhere', 'rule');
  refuseWrongAddress(context, input.url);
  if (input.isActive && !stored.is_active)
    await refuseSecond(context, { kind: stored.kind, companyId: stored.company_id, customerId: stored.customer_id });
  const columns = {
    name: input.name,
    url: input.url,
    is_active: input.isActive,
    ...(input.secret !== undefined && {
      secret_sealed: context.app.sealer.seal(input.secret, secretPlace(stored.partition, stored.id)),
    }),
  };
  const changed = await partners.change(context, stored, {
    columns,
    event: 'changed',
    before: factsOf(stored),
    after: { ...factsOf({ ...stored, ...columns }), ...(input.secret !== undefined && { hasNewToken: true }) },
  });
  return shown(context, { ...changed, ...columns });
}

const factsOf = ({ name, url, is_active }: Pick<StoredPartner, 'name' | 'url' | 'is_active'>) => ({
  name,
  url,
  isActive: is_active,
});

async function refuseSecond(context: Context, wanted: Parameters<typeof activePartner>[1]): Promise<void> {
  if (await activePartner(context, wanted)) throw fail('partnerTaken', 'rule');
}

function refuseWrongAddress({ app }: Context, url: string): void {
  const { protocol, hostname } = new URL(url);
  const isWritten = /^[\d.]+$|^\[/.test(hostname);
  if (app.config.NODE_ENV === 'production' && (protocol !== 'https:' || (isWritten && isPrivateAddress(hostname))))
    throw invalidFields({ url: { code: 'partnerAddress' } });
}
