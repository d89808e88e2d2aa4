import { useWatch } from 'react-hook-form';
import { hasPostalCodes, postalCodesAreDigits } from '#platform/identifiers/postal-code.ts';
import { africanCountry, defaultCountry, type AfricanCountryCode } from '#platform/africa.ts';

/** The country of the form's first address, by its name; undefined until the address has one. */
function useCountryName(): string | undefined {
  const [physical, only]: readonly unknown[] = useWatch({ name: ['physicalAddress.country', 'country'] });
  const name = physical ?? only;
  return typeof name === 'string' ? name : undefined;
}

/** The country that phone numbers without a calling code belong to. */
export function useCountryCode(): AfricanCountryCode {
  const name = useCountryName();
  return (name !== undefined ? africanCountry(name)?.code : undefined) ?? defaultCountry.code;
}

/** How the country of an address has its postal codes. */
export function usePostalCodes(name: string): { readonly hasCodes: boolean; readonly isDigits: boolean } {
  const country = String(useWatch({ name }) ?? '');
  return { hasCodes: hasPostalCodes(country), isDigits: postalCodesAreDigits(country) };
}

/** True while the form is about a South African company, whose numbers have known forms. */
export function useIsSouthAfrican(): boolean {
  return useCountryName() === defaultCountry.name;
}
