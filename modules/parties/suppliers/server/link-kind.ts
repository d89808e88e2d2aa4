import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import type { LinkKind, LinkRecordStatus } from '#platform/server/links.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { readLink } from '#modules/parties/links/server/index.ts';
import { directorNames, withoutNumbers } from '#modules/parties/parties/numbers.ts';
import { speakTo } from '#modules/parties/parties/server/index.ts';
import type { supplierService } from '../contract.ts';
import type { ApplicationState } from '../status.ts';
import { linkLetter } from './mails.ts';
import { findSupplier, getSupplier } from './queries.ts';
import { detailOf } from './supplier-details.ts';

const stateOf: Readonly<Record<ApplicationState, LinkRecordStatus>> = {
  pending: { state: 'received' },
  infoRequested: { state: 'asked' },
  approved: { state: 'decided', decision: 'approved' },
  rejected: { state: 'decided', decision: 'declined' },
  deleted: { state: 'decided', decision: 'withdrawn' },
};

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
  async status({ db }, link) {
    const supplier = link.subject_id ? await findSupplier(db, link.partition, link.subject_id) : undefined;
    return supplier && { ...stateOf[supplier.status], decidedAt: supplier.decided_at };
  },
  speaks: (context, link, language) => speakTo(context, 'supplier', link, language),
  async letter(context, link, client) {
    const supplier = link.subject_id ? await getSupplier(context.db, link.partition, link.subject_id) : undefined;
    return linkLetter(context, link, client, supplier && { registeredName: supplier.registered_name, isEdit: true });
  },
};

type LinkAnswer = z.input<(typeof supplierService)['operations']['getCarrierLink']['output']>;

/** Reads the link of a supplier: with the accepted code comes the record that it edits. */
export async function readSupplierLink(context: Context): Promise<LinkAnswer> {
  const { link, isOpen, answer } = await readLink(context, supplierLinkKind);
  const { db, app } = context;
  const supplier = isOpen && link.subject_id ? await findSupplier(db, link.partition, link.subject_id) : undefined;
  if (!supplier) return answer;
  const { detail, maskedNumbers } = withoutNumbers(detailOf(supplier, app.sealer), directorNames);
  return {
    ...answer,
    vendorNumber: supplier.vendor_number,
    carrierDetail: detail,
    maskedNumbers,
    blobName: supplier.certificates[0]?.blob_name ?? '',
  };
}
