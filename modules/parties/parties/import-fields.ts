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
      alsoCalled: ['Name', 'Company', 'Customer name', 'Supplier name', 'Naam', 'Nome', 'Nom'],
    },
    { name: 'tradeName', kind: 'text', label: ['tradeName'], alsoCalled: ['Trading as', 'Trading name'] },
    {
      name: names.registration,
      kind: 'text',
      label: ['regNo'],
      isRequired: true,
      alsoCalled: ['Company registration', 'Registration', 'Reg no', 'CK number'],
    },
    { name: names.vat, kind: 'digits', label: ['vatNo'], alsoCalled: ['VAT', 'BTW', 'IVA', 'TVA', 'NUIT'] },
    { name: names.holding, kind: 'text', label: ['holdingCompany'] },
    { name: 'dateOfInc', kind: 'date', label: ['dateOfInc'] },
    { name: 'email', kind: 'text', label: ['email'], isRequired: true, alsoCalled: ['Email', 'E-mail', 'E-pos'] },
    {
      name: names.mobile,
      kind: 'phone',
      label: ['mobile'],
      alsoCalled: ['Cell', 'Mobile', 'Selfoon', 'Telemóvel', 'Portable'],
    },
    { name: names.telephone, kind: 'phone', label: ['telephone'], alsoCalled: ['Phone', 'Tel'] },
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
        ...(which === 'physicalAddress' && { alsoCalled: addressNames[part] ?? [] }),
        ...(which === 'physicalAddress' && requiredParts.has(part) && { isRequired: true as const }),
      }),
    ),
  );
}

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
