import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { checkCoverPeriod } from '#platform/insurance.ts';
import { text } from '#platform/operation.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { amount, dateText } from '#modules/parties/parties/fields.ts';

/** What the page asks for. Only the document is required: what else it says, the server reads in it. */
export const renewalForm = z
  .strictObject({
    gitCertificate: z
      .object({ name: z.string(), size: z.number(), blobName: z.string().optional() })
      .nullable()
      .refine((file) => file !== null, { error: 'required' }),
    gitCover: amount.min(1, { error: 'tooSmall' }).nullish(),
    gitInsurer: text(100).default(''),
    gitPolicyNumber: text(60).default(''),
    gitFrom: dateText.default(''),
    gitTo: dateText.default(''),
  })
  .superRefine(({ gitFrom, gitTo }, context) => {
    if (gitTo === '') return;
    const period = { from: gitFrom || '0001-01-01', to: gitTo };
    const { ok, code, findings } = checkCoverPeriod(period, { today: clientToday(), purpose: 'renewal' });
    if (!ok && code)
      context.addIssue({ code: 'custom', message: code, path: ['gitTo'], params: findings[0]?.details ?? {} });
  });

export type RenewalValues = z.output<typeof renewalForm>;

export const emptyRenewal: z.input<typeof renewalForm> = {
  gitCertificate: null,
  gitCover: null,
  gitInsurer: '',
  gitPolicyNumber: '',
  gitFrom: '',
  gitTo: '',
};

export const Field = fieldsFor<typeof renewalForm>();
