import { expect, test } from 'vitest';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { coverEnd, currentCertificate } from './reviewed.ts';

function certificate(status: Certificate['status'], uploadedAt: string, to: string | null = null): Certificate {
  const rest = {
    cover: 1,
    policyNumber: '',
    insurer: '',
    from: null,
    blobName: null,
    fileName: null,
    contentType: null,
  };
  const decision = {
    decidedBy: null,
    decidedAt: null,
    rejectReason: null,
    differenceReason: null,
    facts: {},
    uploadedBy: '',
    territory: [],
  };
  return {
    ...rest,
    ...decision,
    excludedCommodityTypes: [],
    listedVehicles: [],
    certificateId: uploadedAt,
    status,
    uploadedAt,
    to,
  };
}

test('the certificate in question is the newest that was not replaced', () => {
  const certificates = [
    certificate('approved', '2026-01-01'),
    certificate('superseded', '2026-03-01'),
    certificate('submitted', '2026-02-01'),
  ];
  expect(currentCertificate({ certificates })?.certificateId).toBe('2026-02-01');
  expect(currentCertificate({ certificates: [certificate('superseded', '2026-03-01')] })?.certificateId).toBe(
    '2026-03-01',
  );
  expect(currentCertificate({ certificates: [] })).toBeUndefined();
});

test('cover ends with the last approved certificate, whatever waits', () => {
  const certificates = [
    certificate('approved', '2026-01-01', '2026-12-31'),
    certificate('approved', '2026-02-01', '2027-06-30'),
    certificate('submitted', '2026-03-01', '2028-06-30'),
    certificate('approved', '2026-04-01'),
  ];
  expect(coverEnd({ certificates })).toBe('2027-06-30');
  expect(coverEnd({ certificates: [] })).toBeNull();
});
