import { lightClient } from '#platform/web/rpc.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';
import type { Sent } from '#modules/parties/links/web/public-form.ts';
import type { LinkFlow, LinkFormProps, OpenLink } from '#modules/parties/links/web/public.ts';
import type { customerService } from '#modules/parties/customers/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const customers = lightClient<typeof customerService>('tripDirector', {
  getShipperLink: { guest: true },
  getBlobFile: { reads: true },
});

type Content = Awaited<ReturnType<typeof customers.getShipperLink>>['content'];
type Input = Parameters<typeof customers.postShipperDetail>[0] | Parameters<typeof customers.putEditShipper>[0];
export type CustomerLink = LinkAnswer & Content;
export type OpenCustomerLink = OpenLink<CustomerLink>;

export type CustomerFlow = LinkFlow<CustomerLink, Input, Sent>;
export type CustomerFormProps = LinkFormProps<CustomerLink, Input, Sent>;

/** What a link of this flow leads to; the specification calls the client company `client` here. */
export async function readLink(key: string): Promise<CustomerLink> {
  const { content } = await customers.getShipperLink({ key });
  return { ...content, clientName: content.client };
}
