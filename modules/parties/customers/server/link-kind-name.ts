import type { LinkKindName } from '#modules/parties/links/contract.ts';

/** The flow of links that brings customers in. */
export const customerLinkKind = 'shipperregister' satisfies LinkKindName;
