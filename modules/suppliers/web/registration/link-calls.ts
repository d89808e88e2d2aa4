import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { linkService } from '#modules/links/contract.ts';
import type { supplierService } from '#modules/suppliers/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const suppliers = lightClient<typeof supplierService>('tripDirector', {
  getCarrierLink: { guest: true },
});
export const links = lightClient<typeof linkService>('tripDirector', {
  resendOTP: { guest: true },
  isOTPValid: { guest: true },
  getLinkDraft: { reads: true },
  getLinkTerms: { reads: true },
});

export type CarrierLink = OutputOf<(typeof supplierService.operations)['getCarrierLink']>;

/** The link once the code was accepted: only then does the answer say whose form it is. */
export type OpenCarrierLink = CarrierLink & {
  readonly [Key in 'clientName' | 'email' | 'isEdit' | 'scope' | 'support']: NonNullable<CarrierLink[Key]>;
};

export function isOpen(link: CarrierLink): link is OpenCarrierLink {
  return link.clientName !== undefined && link.scope !== undefined;
}
