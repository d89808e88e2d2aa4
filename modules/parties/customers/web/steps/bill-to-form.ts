import { z } from 'zod';
import { address, emptyAddress } from '#modules/parties/parties/fields.ts';
import { refusing } from '#modules/parties/parties/rules.ts';
import { billToFindings } from '#modules/parties/customers/checks.ts';
import { billToParty } from '#modules/parties/customers/fields.ts';

const { addressLine1, addressLine2, suburb, country, region, city, postalCode, ...own } = billToParty.shape;
const places = { addressLine1, addressLine2, suburb, country, region, city, postalCode } as const;

/** What the checks find of a party, at the fields of its form. */
export function partyFindings({ address: where, ...party }: Readonly<Record<string, unknown>>) {
  return billToFindings({ ...party, ...(where as object | undefined) }).map((finding) =>
    finding.path in places ? { ...finding, path: `address.${finding.path}` } : finding,
  );
}

/** A bill-to party as its modal edits it: the address in one part, as all addresses are. */
export const billToForm = refusing(z.strictObject({ ...own, address }), partyFindings);
export type BillToValues = z.input<typeof billToForm>;

/** A party as the customer's form holds it. */
export type PartyToBill = z.input<typeof billToParty>;

export const emptyBillTo: BillToValues = {
  accountNumber: '',
  businessUnitName: '',
  vatNumber: '',
  emailAddress: '',
  debtorAccountNumber: '',
  isActive: true,
  address: emptyAddress,
};

export function billToValuesOf(party: PartyToBill): BillToValues {
  const where = Object.fromEntries(Object.entries(party).filter(([name]) => name in places));
  const rest = Object.fromEntries(Object.entries(party).filter(([name]) => name in own));
  return { ...emptyBillTo, ...rest, address: { ...emptyAddress, ...where } };
}

export function partyOf({ address: where, ...party }: z.output<typeof billToForm>): PartyToBill {
  const { province: _, ...rest } = where;
  return { ...party, ...rest };
}
