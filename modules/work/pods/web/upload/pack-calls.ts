import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { podPackService } from '#modules/work/pods/pack-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const packs = lightClient<typeof podPackService>('tripDirector', {
  getPodPackLink: { guest: true },
});

export type PackLink = OutputOf<(typeof podPackService.operations)['getPodPackLink']>;
export type PackFlow = LinkFlow<PackLink, never, { readonly client: string }>;
export type PackFormProps = LinkFormProps<PackLink, never, { readonly client: string }>;
