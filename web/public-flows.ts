import type { ComponentType } from 'react';
import type { LinkKindName } from '#modules/links/contract.ts';
import type { LinkJourneyProps } from '#modules/links/web/public.ts';

type LoadFlow = () => Promise<ComponentType<LinkJourneyProps>>;

/**
 * The screen of each public flow, fetched when its link is opened, from its module's front door for public pages.
 * The build reads this list, so that a flow's code is fetched together with the frame.
 */
export const publicFlows: Readonly<Partial<Record<LinkKindName, LoadFlow>>> = {
  carrierregister: async () => (await import('#modules/suppliers/web/public.ts')).CarrierRegistration,
  creditlimitapprove: async () => (await import('#modules/credit/web/public.ts')).CreditApproval,
  creditorapplicationform: async () => (await import('#modules/contractors/web/public.ts')).ContractorApplication,
  drivertrip: async () => (await import('#modules/trips/web/public.ts')).DriverPage,
  gitcertificaterenewal: async () => (await import('#modules/suppliers/web/public-renewal.ts')).GitRenewal,
  loadtracking: async () => (await import('#modules/tracking/web/public.ts')).TrackingPage,
  loadtender: async () => (await import('#modules/tenders/web/public.ts')).LoadTender,
  paperupload: async () => (await import('#modules/load-papers/web/public.ts')).PaperUpload,
  podpack: async () => (await import('#modules/pods/web/public.ts')).PodPack,
  podupload: async () => (await import('#modules/pods/web/public.ts')).PodUpload,
  shipperregister: async () => (await import('#modules/customers/web/public.ts')).CustomerRegistration,
};
