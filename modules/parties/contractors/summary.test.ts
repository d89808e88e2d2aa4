import { expect, test } from 'vitest';
import { translator } from '#platform/messages.ts';
import { texts as common } from '#platform/messages/public/en.ts';
import { texts as party } from '#modules/parties/parties/messages/fields/en.ts';
import { texts } from './messages/application/en.ts';
import { contractorSummary } from './summary.ts';

const words = {
  language: 'en' as const,
  common: translator<typeof common>('en', common),
  t: translator<typeof texts>('en', texts),
  party: translator<typeof party>('en', party),
};

test('says what was filled in, step by step, and leaves out what was not', () => {
  const sections = contractorSummary(
    {
      registeredName: 'Richtersveld Kontrakte (Pty) Ltd',
      dateOfInc: '2016-03-04',
      isVatRegistered: false,
      cellNo: '+27821234567',
      physicalAdd: '5 Copper Road',
      city: 'Springbok',
      country: 'South Africa',
      directors: [
        { directorName: 'Katriena Cloete', directorIdNumber: '8001015009087', directorAddress: '' },
        { directorName: '', directorIdNumber: '', directorAddress: '' },
      ],
    },
    { ...words, number: (text) => (text ? `<${text}>` : '') },
    { certificate: 'git.pdf', suretyshipDeed: '' },
  );
  expect(sections.map(({ step }) => step)).toEqual(['company', 'directors', 'bank', 'certificate']);
  expect(sections[0]!.lines).toEqual([
    ['Full registered name', 'Richtersveld Kontrakte (Pty) Ltd'],
    ['Date of incorporation', '04 Mar 2016'],
    ['Registered for VAT', 'No'],
    ['Cell number', '+27 82 123 4567'],
    ['Physical address', '5 Copper Road, Springbok, South Africa'],
  ]);
  expect(sections[1]!.lines).toEqual([['Director 1', 'Katriena Cloete, <8001015009087>']]);
  expect(sections[2]!.lines).toEqual([]);
  expect(sections[3]!.lines).toEqual([['GIT certificate', 'git.pdf']]);
});
