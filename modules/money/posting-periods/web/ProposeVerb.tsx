import { useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { periodsNoun } from './calls.ts';

interface ProposeVerbProps {
  readonly title: string;
  readonly hint: string;
  readonly propose: (options: { readonly idempotencyKey: string }) => Promise<{ readonly id: string }>;
}

/** Lets the product make a proposal for a month, and opens it: nothing is posted before somebody approves. */
export function ProposeVerb({ title, hint, propose }: ProposeVerbProps): ReactNode {
  const failureText = useFailureText();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [tried, setTried] = useState(0);
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { id } = await propose({ idempotencyKey: keyFor([title, tried]) });
      await queries.invalidateQueries({ queryKey: [periodsNoun] });
      await navigate(linkTo(`/transactionproposals/${id}`));
    } catch (error) {
      setTried(tried + 1);
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <button type="button" className="btn btn-s w-full" disabled={isBusy} onClick={() => void run()}>
        <FilePlus2 size={16} aria-hidden="true" />
        {title}
      </button>
      <p className="mt-1 text-sm text-muted">{hint}</p>
    </div>
  );
}
