import { useWatch } from 'react-hook-form';
import { africanCountry, defaultCountry, type AfricanCountryCode } from '#platform/africa.ts';

/** The country of an address, the physical one unless another field is named, for numbers without a calling code. */
export function useCountryCode(field = 'physicalAddress.country'): AfricanCountryCode {
  const name: unknown = useWatch({ name: field });
  return (typeof name === 'string' ? africanCountry(name)?.code : undefined) ?? defaultCountry.code;
}
