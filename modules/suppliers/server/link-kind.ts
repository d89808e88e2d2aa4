import { sql } from 'kysely';
import type { z } from 'zod';
import { maskPhone } from '#platform/mask.ts';
import type { Context } from '#platform/server/implement.ts';
import { heldLink, type LinkKind } from '#platform/server/links.ts';
import { Failure } from '#platform/failure.ts';
import { companyById } from '#modules/companies/server/index.ts';
import { openedLink } from '#modules/links/server/index.ts';
import type { supplierService } from '../contract.ts';
import { findSupplier, lockIdOf } from './queries.ts';
import { supplierLinkKind } from './submit-supplier.ts';
import { detailOf, withoutNumbers } from './supplier-details.ts';

/** What the holder of a supplier link learns with the accepted code, besides what every flow learns. */
export const carrierRegisterLink: LinkKind = {
  name: supplierLinkKind,
  async opened({ db }, link) {
    const supplier = link.subject_id ? await findSupplier(db, link.partition, link.subject_id) : undefined;
    if (!supplier) return { carrierName: link.recipient_name, tradingName: '' };
    return {
      carrierName: supplier.registered_name,
      tradingName: supplier.trade_name,
      keyIdentifier: supplier.id,
      lockId: lockIdOf(supplier),
    };
  },
};

type LinkAnswer = z.input<(typeof supplierService)['operations']['getCarrierLink']['output']>;

/** Reads a link. It changes nothing but the time at which it was opened: mail scanners open links too. */
export async function readLink(context: Context): Promise<LinkAnswer> {
  const { db, actor, app } = context;
  const link = await heldLink(context, [supplierLinkKind]);
  if (!link.opened_at) {
    await db
      .updateTable('link')
      .set({ opened_at: sql<Date>`now()` })
      .where('partition', '=', link.partition)
      .where('id', '=', link.id)
      .execute();
    await context.publish('approvals', 'linkOpened', link.id);
  }
  const company = await companyById(db, link.partition, link.company_id);
  const outside = {
    clientTradeName: company.trade_name,
    mobileNumber: maskPhone(link.recipient_mobile),
    language: link.language,
  };
  const isVerified = actor.kind === 'guest' && actor.link?.isVerified === true;
  if (!isVerified) return outside;
  const opened = { ...(await openedLink(context, link)), ...outside };
  const supplier = link.subject_id ? await findSupplier(db, link.partition, link.subject_id) : undefined;
  if (!supplier) return opened;
  const { detail, maskedNumbers } = withoutNumbers(detailOf(supplier, app.sealer));
  return {
    ...opened,
    vendorNumber: supplier.vendor_number,
    carrierDetail: detail,
    maskedNumbers,
    blobName: supplier.certificates[0]?.blob_name ?? '',
  };
}

/** Whether the link that the guest names or holds can still be used. */
export async function isLinkValid(context: Context): Promise<boolean> {
  try {
    await heldLink(context, [supplierLinkKind]);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
