import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { contractorService } from '#modules/parties/contractors/contract.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';

// The first screen fetches neither contract nor validator: types only.

export const contractors = lightClient<typeof contractorService>('tripDirector', {
  creditorAccountProfileSet: { guest: true },
  getSignedApplication: { reads: true },
});

/** What the last page shows. */
export interface Done {
  readonly client: string;
  readonly support: string;
}

type Link = OutputOf<(typeof contractorService.operations)['creditorAccountProfileSet']>;
type Input = Parameters<typeof contractors.submitCreditorApplication>[0];

export type ContractorFlow = LinkFlow<Link, Input, Done>;
export type ContractorFormProps = LinkFormProps<Link, Input, Done>;
