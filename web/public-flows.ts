import type { ComponentType } from 'react';
import type { LinkKindName } from '#modules/links/contract.ts';

/** What the frame gives to a flow; everything else it reads with the token. */
export interface PublicFlowProps {
  readonly token: string;
  /** To be called when the link was used up, with the outcome's page already on the screen. */
  readonly onFinished: () => void;
}

type LoadFlow = () => Promise<ComponentType<PublicFlowProps>>;

/**
 * The screen of each public flow, fetched when its link is opened, from its module's front door for public pages.
 * The build reads this list, so that a flow's code is fetched together with the frame.
 */
export const publicFlows: Readonly<Partial<Record<LinkKindName, LoadFlow>>> = {
  carrierregister: async () => (await import('#modules/suppliers/web/public.ts')).CarrierRegistration,
};
