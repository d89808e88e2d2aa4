import { defaultCountry } from '#platform/africa.ts';
import { addressNames, type ImportField } from '#platform/import-field.ts';

/** What the fields of a kind of party are called on the wire. */
interface PartyFieldNames {
  readonly registration: string;
  readonly vat: string;
  readonly holding: string;
  readonly mobile: string;
  readonly telephone: string;
}

/** Columns that the books of a client have of every company it deals with. */
export function companyImportFields(names: PartyFieldNames): readonly ImportField[] {
  return [
    {
      name: 'registeredName',
      kind: 'text',
      label: ['registeredName'],
      isRequired: true,
      alsoCalled: ['Name', 'Company', 'Customer name', 'Supplier name', '*ContactName', 'Naam', 'Nome', 'Nom'],
    },
    { name: 'tradeName', kind: 'text', label: ['tradeName'], alsoCalled: ['Trading as', 'Trading name'] },
    {
      name: names.registration,
      kind: 'text',
      label: ['regNo'],
      isRequired: true,
      alsoCalled: ['Company registration', 'Registration', 'Reg no', 'CK number', 'Company number'],
    },
    {
      name: names.vat,
      kind: 'digits',
      label: ['vatNo'],
      alsoCalled: ['VAT', 'Tax number', 'Tax reference', 'VAT reference', 'BTW', 'IVA', 'TVA', 'NUIT'],
    },
    { name: names.holding, kind: 'text', label: ['holdingCompany'] },
    { name: 'dateOfInc', kind: 'date', label: ['dateOfInc'] },
    { name: 'email', kind: 'text', label: ['email'], isRequired: true, alsoCalled: ['Email', 'E-mail', 'E-pos'] },
    {
      name: names.mobile,
      kind: 'phone',
      label: ['mobile'],
      alsoCalled: ['Cell', 'Mobile', 'Selfoon', 'Telemóvel', 'Portable'],
    },
    { name: names.telephone, kind: 'phone', label: ['telephone'], alsoCalled: ['Phone', 'Tel', 'Phone number'] },
    { name: 'fax', kind: 'phone', label: ['fax'] },
    ...addressImportFields(),
  ];
}

/** Columns of the two addresses of a party; who says only "City" means the physical one. */
function addressImportFields(): readonly ImportField[] {
  return (['physicalAddress', 'postalAddress'] as const).flatMap((which) =>
    (['addressLine1', 'addressLine2', 'suburb', 'city', 'region', 'postalCode', 'country'] as const).map(
      (part): ImportField => ({
        name: `${which}.${part}`,
        kind: part === 'postalCode' ? 'digits' : 'text',
        label: [which, part],
        ...(part === 'country' && { isCountry: true as const }),
        alsoCalled: [...(which === 'physicalAddress' ? (addressNames[part] ?? []) : []), ...inBooks[which][part]],
        ...(which === 'physicalAddress' && requiredParts.has(part) && { isRequired: true as const }),
      }),
    ),
  );
}

/** What the lists of accounting systems call the parts of the two addresses: Xero by their kind, Pastel and Sage by their lines. */
const inBooks = {
  physicalAddress: {
    addressLine1: ['SAAddressLine1', 'Delivery address 1', 'Physical address 1', 'Delivery 1'],
    addressLine2: ['SAAddressLine2', 'Delivery address 2', 'Physical address 2', 'Delivery 2'],
    suburb: ['SAAddressLine3', 'Delivery address 3', 'Physical address 3', 'Delivery 3'],
    city: ['SACity', 'Delivery city', 'Physical city'],
    region: ['SARegion', 'Delivery region', 'Physical region'],
    postalCode: ['SAPostalCode', 'Delivery postal code', 'Physical postal code'],
    country: ['SACountry', 'Delivery country', 'Physical country'],
  },
  postalAddress: {
    addressLine1: ['POAddressLine1', 'Postal address 1', 'Postal 1', 'Post 1'],
    addressLine2: ['POAddressLine2', 'Postal address 2', 'Postal 2', 'Post 2'],
    suburb: ['POAddressLine3', 'Postal address 3', 'Postal 3', 'Post 3'],
    city: ['POCity', 'Postal city'],
    region: ['PORegion', 'Postal region'],
    postalCode: ['POPostalCode'],
    country: ['POCountry', 'Postal country'],
  },
} as const;

const requiredParts: ReadonlySet<string> = new Set(['addressLine1', 'city', 'region', 'postalCode']);

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
