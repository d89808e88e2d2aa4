import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { expiringDays } from '#platform/insurance.ts';
import { counted } from '#platform/server/figures.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkStatus } from '#platform/server/link-tables.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { ownSuppliers } from '#modules/base/access/server/index.ts';
import type { supplierService } from '../contract.ts';
import { application, type ApplicationState, type CertificateState } from '../status.ts';

type Figures = z.input<(typeof supplierService)['operations']['getCarrierCounts']['output']>;

/** The figures of the dashboard's tiles, each counted along an index and no further than it is shown. */
export async function supplierFigures(context: Context): Promise<Figures> {
  const { db, partition, today } = context;
  const own = await ownSuppliers(context);
  const ofOwn = (column: string) => (own ? sql`and ${sql.raw(column)} = any (${own}::uuid[])` : sql``);
  const suppliers = (condition: ReturnType<typeof sql>) =>
    counted(sql`supplier where partition = ${partition} ${ofOwn('id')} and ${condition}`);
  const inState = (state: ApplicationState) => suppliers(sql`status = ${state}`);
  const { rows } = await sql<Figures>`select
    ${suppliers(sql`status <> ${literal<ApplicationState>('deleted')}`)} as total,
    ${inState(application.initial)} as pending,
    ${inState('infoRequested')} as "informationRequested",
    ${inState('approved')} as approved,
    ${inState('rejected')} as rejected,
    ${suppliers(sql`status <> ${literal<ApplicationState>('deleted')} and cover_ends between ${today} and ${addDays(today, expiringDays)} and not isempty(cover)`)} as "certificatesExpiring",
    ${counted(sql`git_certificate where partition = ${partition} ${ofOwn('supplier_id')} and status in ${literals<CertificateState>('submitted', 'pending')}`)} as "certificatesToReview",
    ${counted(sql`link where partition = ${partition} ${ofOwn('subject_id')} and kind = ${supplierLinkKind} and status = ${literal<LinkStatus>('pending')} and expires_at > now()`)} as "linksOpen",
    ${suppliers(sql`status <> ${literal<ApplicationState>('deleted')} and is_transporter`)} as transporters`.execute(
    db,
  );
  return rows[0]!;
}
