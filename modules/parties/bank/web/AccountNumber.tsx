import type { ReactNode } from 'react';
import { RevealedNumber } from '#platform/web/record/RevealedNumber.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bank, useMayBank } from './calls.ts';

interface AccountNumberProps {
  readonly bankVersionId: string;
  readonly masked: string;
}

/** The account number of a version of bank details. */
export function AccountNumber({ bankVersionId, masked }: AccountNumberProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const may = useMayBank('getBankAccountNumber');
  if (masked === '') return t('notGiven');
  const read = async () => (await bank.getBankAccountNumber({ bankVersionId })).bankAccountNo;
  return <RevealedNumber masked={masked} label={t('reveal', { number: masked.slice(-4) })} may={may} read={read} />;
}
