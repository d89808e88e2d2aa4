import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { authorisation } from '#platform/operation.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type PartyNoun, partyService } from '#modules/parties/contract.ts';
import { partyReviewTexts } from '#modules/parties/messages/review/index.ts';

const parties = client(partyService);
const right = authorisation(partyService.name, 'getPartyNumber');

export interface MaskedNumberProps {
  /** As the record has it: masked but for its end. */
  readonly masked: string;
  /** What the number is, for the button's name. */
  readonly label: string;
  /** Whose it is; without a director it is the account number. */
  readonly of: { readonly party: PartyNoun; readonly id: string; readonly directorId?: string | undefined };
}

/** An identity or account number: its end, and all of it when asked for. The server writes down who asked. */
export function MaskedNumber({ masked, label, of }: MaskedNumberProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const failureText = useFailureText();
  const mayShow = useCan(right);
  const [whole, setWhole] = useState<string>();
  async function show(): Promise<void> {
    try {
      setWhole((await parties.getPartyNumber(of)).number);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="break-all">{whole ?? masked}</span>
      {mayShow && whole === undefined && (
        <button
          type="button"
          className="-my-1 grid size-7 flex-none place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
          aria-label={t('reveal', { label })}
          title={t('reveal', { label })}
          onClick={() => void show()}
        >
          <Eye size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
