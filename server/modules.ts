import { failureTexts } from '#platform/messages/failures/index.ts';
import type { Catalogue } from '#platform/messages.ts';
import type { App } from '#platform/server/app.ts';
import type { Implementation } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import type { LinkKind } from '#platform/server/links.ts';
import { messageDelivery } from '#platform/server/messages.ts';
import { accessFailureTexts } from '#modules/access/messages/failures/index.ts';
import { basisOperations, keepaliveOperations, resetDelivery } from '#modules/access/server/index.ts';
import { companyOperations } from '#modules/companies/server/index.ts';
import { documentOperations } from '#modules/documents/server/index.ts';
import { linkOperations } from '#modules/links/server/index.ts';
import { lookupOperations } from '#modules/lookups/server/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { carrierRegisterLink, supplierOperations } from '#modules/suppliers/server/index.ts';

/** Every operation of the product. A slice is in the house once it stands in these lists. */
export const implementations: readonly Implementation[] = [
  basisOperations,
  keepaliveOperations,
  companyOperations,
  documentOperations,
  linkOperations,
  lookupOperations,
  supplierOperations,
];

/** The failure texts of every slice. */
export const failureCatalogues: readonly Catalogue[] = [failureTexts, accessFailureTexts, supplierFailureTexts];

/** The flows that an emailed link can open. */
export const linkKinds: readonly LinkKind[] = [carrierRegisterLink];

/** Work that is done after the transaction which asked for it. */
export function jobKinds(app: App): readonly JobKind<never>[] {
  return [messageDelivery(app), resetDelivery(app)];
}

/** Channel of the sockets → the authorisation that admits to reading that noun. */
export const channelRights: Readonly<Record<string, string>> = {
  carriers: 'tripDirector.getAllCarriersByClientName',
  approvals: 'tripDirector.getCarrierApplications',
};
