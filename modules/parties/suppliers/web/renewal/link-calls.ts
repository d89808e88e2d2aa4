import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const renewals = lightClient<typeof renewalService>('tripDirector', { getGitLink: { guest: true } });

export type RenewalLink = OutputOf<(typeof renewalService.operations)['getGitLink']>;
type Input = Parameters<typeof renewals.submitGitRenewal>[0];

/** What the last page shows. */
export interface RenewalSent {
  readonly client: string;
  readonly support: string;
}

export type RenewalFlow = LinkFlow<RenewalLink, Input, RenewalSent>;
export type RenewalFormProps = LinkFormProps<RenewalLink, Input, RenewalSent>;
