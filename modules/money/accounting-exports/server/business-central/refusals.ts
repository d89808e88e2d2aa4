import { z } from 'zod';
import type { ExchangeProblem } from '#modules/money/exchanges/status.ts';
import { Unsuccessful } from '../port.ts';

const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** What a refusal is about, by the words in which Business Central says it. */
const problems: readonly (readonly [RegExp, ExchangeProblem])[] = [
  [/already exists/i, 'bcDuplicate'],
  [/blocked/i, 'vendorBlocked'],
  [/posting date|allowed posting dates|fiscal year|accounting period/i, 'periodClosed'],
  [/\(Vendor\)|Buy-from Vendor/i, 'vendorUnknown'],
  [/G\/L Account/i, 'accountUnknown'],
  [/Dimension/i, 'centreUnknown'],
  [/VAT|Tax Group/i, 'vatCodeUnknown'],
];

/** A refusal as it is to be taken: somebody was quicker, or it needs a person. */
export function readRefusal(status: number, body: string): Unsuccessful {
  const read = refusal.safeParse(parsed(body));
  const { code, message } = read.success ? read.data.error : { code: '', message: '' };
  const detail = message.replace(/\s*CorrelationId:.*$/s, '').trim();
  // Its state is read anew, and it goes on from there.
  if (status === 409 || status === 412) return new Unsuccessful('later', 'changedThere', detail, 1);
  if (status === 403) return new Unsuccessful('refused', 'notSignedIn', detail);
  if (status === 404) return new Unsuccessful('refused', 'wrongConnection', detail);
  if (code === 'Application_StringExceededLength') return new Unsuccessful('refused', 'numberTooLong', detail);
  const known = problems.find(([words]) => words.test(message))?.[1];
  return new Unsuccessful('refused', known ?? 'refused', detail);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
