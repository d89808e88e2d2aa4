import { centsOfWire, decimalOf, noCents, parseMoney } from '#platform/money.ts';
import { checkInsuredName } from '#platform/insurance.ts';
import { sameNameKey } from '#platform/names.ts';
import type { CarrierDetail } from './fields.ts';
import type { SupplierFinding } from './findings.ts';
import type { SupplierFailureCode } from './messages/failures/index.ts';

/** What was read from the text of a certificate; what could not be found is absent. */
export interface CertificateText {
  readonly insuredName?: string;
  readonly policyNumber?: string;
  readonly insurer?: string;
  /** Rand, as a plain decimal. */
  readonly cover?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What differs between the document and what was typed beside it. A document that says nothing is checked by eye. */
export function certificateFindings(read: CertificateText, detail: CarrierDetail): SupplierFinding[] {
  if (Object.keys(read).length === 0)
    return [
      { path: 'gitCertificate', level: 'I', code: 'certificateNotReadable' satisfies SupplierFailureCode, facts: {} },
    ];
  const insured = read.insuredName ? checkInsuredName(read.insuredName, detail.registeredName) : [];
  const typedCover = decimalOf(centsOfWire(detail.gitCover));
  const readCover = read.cover === undefined ? undefined : decimalOf(parseMoney(read.cover) ?? noCents);
  return [
    ...insured.map(({ level, code, details = {} }) => ({ path: 'registeredName', level, code, facts: details })),
    ...differing('gitCover', 'certificateCoverDiffers', readCover, typedCover),
    ...differing('gitPolicyNumber', 'certificatePolicyDiffers', read.policyNumber, detail.gitPolicyNumber, plain),
    ...differing('gitInsurer', 'certificateInsurerDiffers', read.insurer, detail.gitInsurer, sameNameKey),
    ...differing('gitFrom', 'certificateFromDiffers', read.from, detail.gitFrom),
    ...differing('gitTo', 'certificateToDiffers', read.to, detail.gitTo),
  ];
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What was left empty differs from nothing: the document's word stands alone then. */
function differing(
  path: string,
  code: SupplierFailureCode,
  read: string | undefined,
  typed: string,
  key: (text: string) => string = (text) => text,
): SupplierFinding[] {
  if (!read || !typed || key(read) === key(typed)) return [];
  return [{ path, level: 'W', code, facts: { read, typed } }];
}
