import { defaultCountry } from '#platform/africa.ts';
import type { ImportField } from '#platform/import-field.ts';

/** Columns of the two addresses of a party; who says only "City" means the physical one. */
export function addressImportFields(): readonly ImportField[] {
  return (['physicalAddress', 'postalAddress'] as const).flatMap((which) =>
    (['addressLine1', 'addressLine2', 'suburb', 'city', 'region', 'postalCode', 'country'] as const).map(
      (part): ImportField => ({
        name: `${which}.${part}`,
        kind: part === 'postalCode' ? 'digits' : 'text',
        label: [which, part],
        ...(which === 'physicalAddress' && { alsoCalled: alsoCalled[part] }),
        ...(which === 'physicalAddress' && requiredParts.has(part) && { isRequired: true as const }),
      }),
    ),
  );
}

const requiredParts: ReadonlySet<string> = new Set(['addressLine1', 'city', 'region', 'postalCode']);

const alsoCalled = {
  addressLine1: ['Address', 'Street', 'Adres', 'Endereço', 'Adresse'],
  addressLine2: ['Address 2'],
  suburb: [],
  city: ['Town', 'City', 'Dorp', 'Cidade', 'Ville'],
  region: ['Province', 'State', 'Provinsie', 'Província'],
  postalCode: ['Postcode', 'Zip', 'Code postal'],
  country: ['Land', 'País', 'Pays'],
} as const;

/** Files of bookkeeping have one address and no country, where the form has two of both: what is missing is the same. */
export function withImportedAddresses(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const physical = withCountry(values['physicalAddress']);
  const postal = values['postalAddress'] === undefined ? physical : withCountry(values['postalAddress']);
  return {
    ...values,
    physicalAddress: physical,
    postalAddress: postal,
    sameAsPhysicalAddress: values['sameAsPhysicalAddress'] ?? values['postalAddress'] === undefined,
  };
}

function withCountry(address: unknown): unknown {
  return typeof address === 'object' && address !== null ? { country: defaultCountry.name, ...address } : address;
}
