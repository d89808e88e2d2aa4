import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import type { Address } from '#modules/parties/parties/fields.ts';

/** An address as it stands on a letter; the parts that are empty are left out. */
export function AddressLines({ of: address }: { readonly of: Address }): ReactNode {
  const { addressLine1, addressLine2, suburb, city, postalCode, region, country } = address;
  const formats = useFormats();
  const town = [city, postalCode].filter(Boolean).join(' ');
  const lines = [addressLine1, addressLine2, suburb, town, region, formats.country(country)];
  const given = lines.filter(Boolean);
  if (given.length === 0) return null;
  return given.map((line, index) => (
    <span key={index} className="block">
      {line}
    </span>
  ));
}
