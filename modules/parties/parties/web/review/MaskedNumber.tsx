import type { ReactNode } from 'react';
import { authorisation } from '#platform/operation.ts';
import { RevealedNumber } from '#platform/web/record/RevealedNumber.tsx';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type PartyNoun, partyService } from '#modules/parties/parties/contract.ts';
import { partyReviewTexts } from '#modules/parties/parties/messages/review/index.ts';

const parties = client(partyService);
const right = authorisation(partyService.name, 'getPartyNumber');

export interface MaskedNumberProps {
  readonly masked: string;
  /** What the number is, for the button's name. */
  readonly label: string;
  /** Whose it is; without a director it is the account number. */
  readonly of: { readonly party: PartyNoun; readonly id: string; readonly directorId?: string | undefined };
}

/** An identity or account number of a party. */
export function MaskedNumber({ masked, label, of }: MaskedNumberProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const read = async () => (await parties.getPartyNumber(of)).number;
  return <RevealedNumber masked={masked} label={t('reveal', { label })} may={useCan(right)} read={read} />;
}
