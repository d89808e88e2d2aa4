import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { podService } from '#modules/work/pods/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const uploads = lightClient<typeof podService>('tripDirector', {
  getPodUpload: { guest: true },
});

export type UploadLink = OutputOf<(typeof podService.operations)['getPodUpload']>;
export type AskedPod = NonNullable<UploadLink['asked']>[number];

interface Nothing {
  readonly client: string;
}
export type UploadFlow = LinkFlow<UploadLink, never, Nothing>;
export type UploadFormProps = LinkFormProps<UploadLink, never, Nothing>;
