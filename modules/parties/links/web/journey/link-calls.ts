import { lightClient } from '#platform/web/rpc.ts';
import type { linkService } from '#modules/parties/links/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const links = lightClient<typeof linkService>('tripDirector', {
  resendOTP: { guest: true },
  verifyOTP: { guest: true },
  isOTPValid: { guest: true },
  isCarrierOtpValid: { guest: true },
  sendLinkAgain: { guest: true },
  getLinkContact: { guest: true, reads: true },
  getLinkStatus: { reads: true },
  getLinkDraft: { reads: true },
  getLinkTerms: { reads: true },
});
