import type { OutputOf } from '#platform/operation.ts';
import type { linkService } from '#modules/parties/links/contract.ts';
import { links } from './link-calls.ts';

export type LinkStatus = OutputOf<(typeof linkService.operations)['getLinkStatus']>;

export const readStatus = (): Promise<LinkStatus> => links.getLinkStatus({});
