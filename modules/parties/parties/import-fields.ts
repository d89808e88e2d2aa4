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
      alsoCalled: [
        'Name',
        'Customer name',
        'Supplier name',
        'Vendor name',
        'Customer description',
        'Supplier description',
        'Customer',
        'Supplier',
        'Vendor',
        'Company',
        '*ContactName',
        'Naam',
        'Nome',
        'Nom',
      ],
    },
    { name: 'tradeName', kind: 'text', label: ['tradeName'], alsoCalled: ['Trading as', 'Trading name', 'Company'] },
    {
      name: names.registration,
      kind: 'text',
      label: ['regNo'],
      alsoCalled: ['Company registration', 'Registration', 'Reg no', 'CK number', 'Company number'],
    },
    {
      name: names.vat,
      kind: 'digits',
      label: ['vatNo'],
      alsoCalled: [
        'VAT',
        'Tax number',
        'Tax reference',
        'VAT reference',
        'Tax reg ID',
        'Tax ID',
        'BTW',
        'IVA',
        'TVA',
        'NUIT',
      ],
    },
    { name: names.holding, kind: 'text', label: ['holdingCompany'] },
    { name: 'dateOfInc', kind: 'date', label: ['dateOfInc'] },
    { name: 'email', kind: 'text', label: ['email'], alsoCalled: ['Email', 'E-mail', 'Main email', 'E-pos'] },
    {
      name: names.mobile,
      kind: 'phone',
      label: ['mobile'],
      alsoCalled: ['Cell', 'Cellphone', 'Mobile', 'Selfoon', 'Telemóvel', 'Portable'],
    },
    {
      name: names.telephone,
      kind: 'phone',
      label: ['telephone'],
      alsoCalled: ['Phone', 'Tel', 'Phone number', 'Telephone number', 'Main phone'],
    },
    { name: 'fax', kind: 'phone', label: ['fax'], alsoCalled: ['Fax number'] },
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
        ...(part === 'region' && { isRegion: true as const }),
        alsoCalled: [...(which === 'physicalAddress' ? (addressNames[part] ?? []) : []), ...inBooks[which][part]],
      }),
    ),
  );
}

/** What lists call a line of an address that has no other name: `Physical 1`, `Physical address 1`, `Physical Address Line 1`. */
function linesOf(line: number, ...addresses: readonly string[]): readonly string[] {
  return addresses.flatMap((of) => [
    `${of}${line}`,
    `${of} ${line}`,
    `${of} address ${line}`,
    `${of} address line ${line}`,
  ]);
}

/** What the lists of accounting systems call the parts of the two addresses: Xero by their kind, Pastel and Sage by their lines. */
const inBooks = {
  physicalAddress: {
    addressLine1: [...linesOf(1, 'SAAddressLine', 'Delivery', 'Physical', 'Ship to')],
    addressLine2: [...linesOf(2, 'SAAddressLine', 'Delivery', 'Physical', 'Ship to')],
    suburb: [...linesOf(3, 'SAAddressLine', 'Delivery', 'Physical', 'Ship to')],
    city: ['SACity', 'Delivery city', 'Physical city'],
    region: ['SARegion', 'Delivery region', 'Physical region', 'Delivery province', 'Physical province'],
    postalCode: ['SAPostalCode', 'Delivery postal code', 'Physical postal code', 'Physical PC', 'Delivery code'],
    country: ['SACountry', 'Delivery country', 'Physical country'],
  },
  postalAddress: {
    addressLine1: [...linesOf(1, 'POAddressLine', 'Postal', 'Post', 'Bill to')],
    addressLine2: [...linesOf(2, 'POAddressLine', 'Postal', 'Post', 'Bill to')],
    suburb: [...linesOf(3, 'POAddressLine', 'Postal', 'Post', 'Bill to')],
    city: ['POCity', 'Postal city'],
    region: ['PORegion', 'Postal region', 'Postal province'],
    postalCode: ['POPostalCode', 'Post PC', 'Postal address postal code'],
    country: ['POCountry', 'Postal country'],
  },
} as const;

/**
 * Files of bookkeeping have one address and no country, where the form has two of both: what is missing is the same. A box in a
 * post office is no place, so the one address of goods is not made of that of letters.
 */
export function withImportedAddresses(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const physical = withCountry(values['physicalAddress'] ?? {});
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
