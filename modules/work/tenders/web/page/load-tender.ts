import { linkJourney } from '#modules/parties/links/web/public.ts';
import { tenderPageTitle } from '#modules/work/tenders/messages/page/title.ts';
import { readLink, tenders, type TenderFlow } from './link-calls.ts';

/** Nothing uses the link up: the page stays, and shows what became of the offer. */
const flow: TenderFlow = {
  title: tenderPageTitle,
  read: readLink,
  accepts: 'verifyOTP',
  form: async () => (await import('./OfferPage.tsx')).OfferPage,
  send: ({ input }, { idempotencyKey }) => tenders.acceptLoadTender(input, { idempotencyKey }),
  outcome: async () => () => null,
  outcomePath: () => '/errorpage',
};

/** `/loadtender`: a carrier accepts or declines a load, names another price, and then who drives it. */
export const LoadTender = linkJourney(flow);
