import { recordContext } from '#platform/web/record/record-context.ts';
import type { Certificate, SupplierRecord } from '#modules/parties/suppliers/contract.ts';

/** Stands around everything that shows one supplier. */
export const [ReviewedSupplier, useReviewed] = recordContext<SupplierRecord>();

/** The certificate that is to be decided on, or that is in force: the newest that was not replaced. */
export function currentCertificate({ certificates }: Pick<SupplierRecord, 'certificates'>): Certificate | undefined {
  const newestFirst = certificates.toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt));
  return newestFirst.find(({ status }) => status !== 'superseded') ?? newestFirst[0];
}

/** The last day of approved cover; null without one. */
export function coverEnd({ certificates }: Pick<SupplierRecord, 'certificates'>): string | null {
  const ends = certificates.filter(({ status }) => status === 'approved').flatMap(({ to }) => to ?? []);
  return ends.toSorted().at(-1) ?? null;
}
