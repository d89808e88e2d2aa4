import { lightClient } from '#platform/web/rpc.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { tenderService } from '#modules/work/tenders/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const tenders = lightClient<typeof tenderService>('tripDirector', {
  getLoadTenderLink: { guest: true },
  getLoadTenderResources: { reads: true },
});

type Answer = Awaited<ReturnType<typeof tenders.getLoadTenderLink>>;
export type TenderLink = LinkAnswer & Answer;
export type Offer = NonNullable<Answer['offer']>;
export type Resources = Awaited<ReturnType<typeof tenders.getLoadTenderResources>>;
type Input = Parameters<typeof tenders.acceptLoadTender>[0];

export type TenderFlow = LinkFlow<TenderLink, Input, { readonly client: string }>;
export type TenderPageProps = LinkFormProps<TenderLink, Input, { readonly client: string }>;

export function readLink(key: string): Promise<TenderLink> {
  return tenders.getLoadTenderLink({ key });
}
