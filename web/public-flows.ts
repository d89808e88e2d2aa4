import type { ComponentType } from 'react';
import type { LinkKindName } from '#modules/parties/links/contract.ts';
import type { LinkJourneyProps } from '#modules/parties/links/web/public.ts';

type LoadFlow = () => Promise<ComponentType<LinkJourneyProps>>;

/**
 * The screen of each public flow, fetched when its link is opened, from its module's front door for public pages.
 * The build reads this list, so that a flow's code is fetched together with the frame.
 */
export const publicFlows: Readonly<Partial<Record<LinkKindName, LoadFlow>>> = {
  carrierregister: async () => (await import('#modules/parties/suppliers/web/public.ts')).CarrierRegistration,
  creditlimitapprove: async () => (await import('#modules/parties/credit/web/public.ts')).CreditApproval,
  creditorapplicationform: async () =>
    (await import('#modules/parties/contractors/web/public.ts')).ContractorApplication,
  customerinvoice: async () => (await import('#modules/money/invoices/web/public.ts')).CustomerInvoice,
  drivertrip: async () =>
    (await import('#modules/work/trips/web/public.ts')).driverPageWith(
      async () => (await import('#modules/fleet/vehicle-inspections/web/public.ts')).TripCheck,
    ),
  gitcertificaterenewal: async () => (await import('#modules/parties/suppliers/web/public-renewal.ts')).GitRenewal,
  loadtracking: async () => (await import('#modules/work/tracking/web/public.ts')).TrackingPage,
  loadtender: async () => (await import('#modules/work/tenders/web/public.ts')).LoadTender,
  paperupload: async () => (await import('#modules/work/load-papers/web/public.ts')).PaperUpload,
  podpack: async () => (await import('#modules/work/pods/web/public.ts')).PodPack,
  podupload: async () => (await import('#modules/work/pods/web/public.ts')).PodUpload,
  vehiclecheck: async () => (await import('#modules/fleet/vehicle-inspections/web/public.ts')).CheckPage,
  shipperregister: async () => (await import('#modules/parties/customers/web/public.ts')).CustomerRegistration,
  supplierinvoice: async () => (await import('#modules/money/supplier-statements/web/public.ts')).SupplierInvoice,
  supplierstatement: async () => (await import('#modules/money/supplier-statements/web/public.ts')).SupplierStatement,
};
