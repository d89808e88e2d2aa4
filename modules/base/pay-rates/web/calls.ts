import { queryOptions } from '@tanstack/react-query';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { type PayRateKind, payRateService } from '../contract.ts';

export const payRates = client(payRateService);
export const useMay = rightsOf(payRateService);

/** A record that says by what somebody is paid, and the channel of its noun. */
export interface PaidRecord {
  readonly kind: PayRateKind;
  readonly id: string;
  readonly name: string;
  readonly channel: string;
}

export function versionsRead({ kind, id, channel }: Omit<PaidRecord, 'name'>) {
  return queryOptions({
    queryKey: [channel, id, 'payRates'],
    queryFn: ({ signal }) => payRates.getPayRateVersions({ kind, id }, { signal }),
  });
}
