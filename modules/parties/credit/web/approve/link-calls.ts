import { lightClient } from '#platform/web/rpc.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';
import type { LinkFlow, LinkFormProps } from '#modules/parties/links/web/public.ts';
import type { creditService } from '#modules/parties/credit/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const credit = lightClient<typeof creditService>('tripDirector', {
  getShipperCreditChange: { guest: true },
});

type Content = Awaited<ReturnType<typeof credit.getShipperCreditChange>>['content'];
type Input = Parameters<typeof credit.putShipperCreditAcknowledgement>[0];
export type CreditLink = LinkAnswer & Content;

/** What the last page shows. */
export interface CreditAnswered {
  readonly client: string;
  readonly support: string;
  readonly status: 'accept' | 'decline';
  /** Rand. */
  readonly limit: number;
  /** The first day of a limit that does not hold yet; empty of one that holds at once. */
  readonly laterFrom: string;
}

export type CreditFlow = LinkFlow<CreditLink, Input, CreditAnswered>;
export type CreditFormProps = LinkFormProps<CreditLink, Input, CreditAnswered>;

/** What a link of this flow leads to; customers' links call the client company `client`. */
export async function readLink(key: string): Promise<CreditLink> {
  const { content } = await credit.getShipperCreditChange({ key });
  return { ...content, clientName: content.client };
}
