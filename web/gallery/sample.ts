import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import type { FileValue } from '#platform/web/fields/index.ts';

const file = z.custom<FileValue>().nullable();

/** One field of every kind. */
export const sampleSchema = z.object({
  name: requiredText(120),
  email: requiredText(100).refine((value) => z.email().safeParse(value).success, { error: 'invalidEmail' }),
  identity: requiredText(15).refine((value) => /^\d*$/.test(value), { error: 'digitsOnly' }),
  notes: text(500),
  password: requiredText(30).refine((value) => value.length >= 8, { error: 'tooShort', params: { minimum: 8 } }),
  founded: z.string(),
  weight: z.number().optional(),
  cover: z.number().min(1),
  rate: z.number().optional(),
  phone: requiredText(30).refine((value) => /^\+\d{9,}$/.test(value), { error: 'phoneInvalid' }),
  region: z.enum(['Gauteng', 'Western Cape', 'KwaZulu-Natal']),
  tender: z.enum(['email', 'integration']),
  bank: requiredText(60),
  accepts: z.literal(true, { error: 'required' }),
  document: file.refine((value) => value !== null, { error: 'required' }),
});
export type Sample = z.input<typeof sampleSchema>;

export const filled: Sample = {
  name: 'Karoo Freight (Pty) Ltd',
  email: 'accounts@karoofreight.example',
  identity: '8001015009087',
  notes: 'Deliveries from the back gate.\nRing twice.',
  password: 'Long-enough-1',
  founded: '2011-03-02',
  weight: 28.5,
  cover: 1_500_000,
  rate: 82.5,
  phone: '+27821234567',
  region: 'Gauteng',
  tender: 'email',
  bank: 'NEDBANK',
  accepts: true,
  document: { name: 'GIT certificate 2026.pdf', size: 155_320 },
};

export const banks = [
  { value: 'ABSA', detail: '632005' },
  { value: 'CAPITEC', detail: '470010' },
  { value: 'FNB', detail: '250655' },
  { value: 'INVESTEC', detail: '580105' },
  { value: 'NEDBANK', detail: '198765' },
  { value: 'STANDARD BANK', detail: '051001' },
];
