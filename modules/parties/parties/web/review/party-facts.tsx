import type { ReactNode } from 'react';
import { phoneText } from '#platform/phone-text.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Address } from '#modules/parties/parties/fields.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { AddressLines } from './AddressLines.tsx';
import { Fact, Facts } from './Facts.tsx';
import { MaskedNumber, type MaskedNumberProps } from './MaskedNumber.tsx';

/** A phone number that can be called. */
export function phone(number: string): ReactNode {
  return (
    number && (
      <a href={`tel:${number}`} className="tabular-nums">
        {phoneText(number)}
      </a>
    )
  );
}

interface ContactFactsProps {
  readonly record: {
    readonly email: string;
    readonly physicalAddress: Address;
    readonly sameAsPhysicalAddress: boolean;
    readonly postalAddress: Address;
  };
  /** The facts of its phone numbers, which each kind of party names in its own way. */
  readonly children: ReactNode;
}

/** How a party is reached, and where it is. */
export function ContactFacts({ record, children }: ContactFactsProps): ReactNode {
  const form = useTexts(partyTexts);
  const { email, physicalAddress, sameAsPhysicalAddress, postalAddress } = record;
  return (
    <Facts title={form('contact')} step="company">
      <Fact path="email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      {children}
      <Fact path="physicalAddress">
        <AddressLines of={physicalAddress} />
      </Fact>
      <Fact path="postalAddress">
        {sameAsPhysicalAddress ? form('sameAddress') : <AddressLines of={postalAddress} />}
      </Fact>
    </Facts>
  );
}

/** The account number of a party. */
export function AccountFact(number: Omit<MaskedNumberProps, 'label'>): ReactNode {
  const form = useTexts(partyTexts);
  return (
    <Fact path="bankAccountNo">{number.masked && <MaskedNumber {...number} label={form('bankAccountNo')} />}</Fact>
  );
}
