import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { Section } from './PartyFormFrame.tsx';
import { PlacesCredit } from './PlacesCredit.tsx';
import { PostalAddress } from './PostalAddress.tsx';

/** The two addresses of a company, the last sections of its step. */
export function PartyAddresses(): ReactNode {
  const t = useTexts(partyTexts);
  return (
    <>
      <Section title={t('physicalAddress')} hint={t('physicalAddressHint')}>
        <AddressFields name="physicalAddress" />
      </Section>
      <Section title={t('postalAddress')} hint={t('postalAddressHint')}>
        <PostalAddress />
      </Section>
      <PlacesCredit />
    </>
  );
}
