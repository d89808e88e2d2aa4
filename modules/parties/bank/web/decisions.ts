import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import type { BankChange } from '../contract.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';

export const bankFailures = [accessFailureTexts, bankFailureTexts];

/** A change as its decision knows it: the party's record is read again. */
export function bankRecord({ change, channel }: { readonly change: BankChange; readonly channel: string }) {
  return { noun: channel, id: change.keyIdentifier, lockId: change.lockId };
}
