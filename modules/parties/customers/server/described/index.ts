import { described } from '#platform/server/described.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { decisionsDescribed } from './decisions.ts';
import { formsDescribed } from './forms.ts';
import { readingDescribed } from './reading.ts';

export const customersDescribed = described(customerService, {
  ...readingDescribed,
  ...formsDescribed,
  ...decisionsDescribed,
});
