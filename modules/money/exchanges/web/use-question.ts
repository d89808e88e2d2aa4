import { useState } from 'react';
import { toast } from '#platform/web/notices/notices.ts';
import { useFailureText } from '#platform/web/failure-text.ts';

/** A question that a person asks another system, and its answer as long as it is looked at. */
export function useQuestion<Answer>(ask: () => Promise<Answer>) {
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  async function put(): Promise<void> {
    setBusy(true);
    try {
      setAnswer(await ask());
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, answer, ask: () => void put() };
}
