import type { OutputOf } from '#platform/operation.ts';
import { lightClient } from '#platform/web/rpc.ts';
import type { Sent } from '#modules/parties/links/web/public-form.ts';
import type { LinkFlow, LinkFormProps, OpenLink } from '#modules/parties/links/web/public.ts';
import type { supplierService } from '#modules/parties/suppliers/contract.ts';

// The first screen fetches neither contract nor validator: types only.

export const suppliers = lightClient<typeof supplierService>('tripDirector', {
  getCarrierLink: { guest: true },
});

type CarrierLink = OutputOf<(typeof supplierService.operations)['getCarrierLink']>;
type Input = Parameters<typeof suppliers.postCarrier>[0] | Parameters<typeof suppliers.putCarrier>[0];
export type OpenCarrierLink = OpenLink<CarrierLink>;

export type CarrierFlow = LinkFlow<CarrierLink, Input, Sent>;
export type CarrierFormProps = LinkFormProps<CarrierLink, Input, Sent>;
