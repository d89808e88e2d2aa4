import type { Db } from '#platform/server/database.ts';
import { buildRequiredDocument, buildTerms } from '#modules/base/companies/server/index.ts';
import { demoPrivacy, demoTerms } from './demo-terms.ts';

/** What the demonstration's company asks of its applicants: terms, privacy notices, and the papers that it wants. */
export async function seedTemplates(
  db: Db,
  { partition, companyId }: { readonly partition: string; readonly companyId: string },
): Promise<void> {
  await buildTerms(db, partition, {
    companyId,
    purpose: 'supplier',
    version: '2025-1',
    bodies: { en: demoTerms.en.split('\n\n').slice(0, -1).join('\n\n') },
    publishedAt: new Date('2025-02-03T07:30:00Z'),
  });
  await buildTerms(db, partition, { companyId, purpose: 'supplier', version: '2026-1', bodies: demoTerms });
  for (const purpose of ['supplier', 'customer', 'contractor'])
    await buildTerms(db, partition, {
      companyId,
      kind: 'privacy',
      purpose,
      version: 'POPIA 2026',
      bodies: demoPrivacy,
    });
  // Of drivers and vehicles it wants what every client begins with.
  const rules = [
    ['supplier', 'gitCertificate', true, null],
    ['supplier', 'companyRegistration', true, null],
    ['supplier', 'taxClearance', true, 12],
    ['supplier', 'bbbeeAffidavit', false, 12],
    ['customer', 'bankConfirmation', true, 12],
    ['customer', 'companyRegistration', true, null],
    ['contractor', 'signedApplication', true, null],
    ['contractor', 'gitCertificate', true, null],
  ] as const;
  for (const [position, [subjectType, code, isMandatory, maxAgeMonths]] of rules.entries())
    await buildRequiredDocument(db, partition, { companyId, subjectType, code, isMandatory, maxAgeMonths, position });
}
