import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { paperRequestService } from '#modules/work/load-papers/request-contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const papers = lightClient<typeof paperRequestService>('tripDirector', {
  getPaperUpload: { guest: true },
});

export type PaperLink = OutputOf<(typeof paperRequestService.operations)['getPaperUpload']>;
export type AskedPaper = NonNullable<PaperLink['papers']>[number];

interface Nothing {
  readonly client: string;
}
export type PaperFlow = LinkFlow<PaperLink, never, Nothing>;
export type PaperFormProps = LinkFormProps<PaperLink, never, Nothing>;
