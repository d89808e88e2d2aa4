import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { limits } from '../contract.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { debtors, ruleRead, useMay } from './calls.ts';
import type { Debtors } from './use-debtors.ts';

/** Sends the statements of the debtors that the filter shows, besides those that go out by themselves. */
export function SendStatements({ state }: { readonly state: Debtors }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const may = useMay('sendShipperStatements');
  const rule = useQuery({ ...ruleRead(state.companyId), enabled: may });
  if (!may || !rule.data) return null;
  const { statementDay } = rule.data;
  async function send(): Promise<void> {
    const customerIds = state.rows.slice(0, limits.statements).map(({ customerId }) => customerId);
    if (customerIds.length === 0) return;
    const isSure = await askConfirm({
      title: t('statementsTitle'),
      text: t('statementsText', { count: customerIds.length, day: statementDay }),
      yes: t('send'),
      cancel: t('cancel'),
    });
    if (!isSure) return;
    try {
      const { mails, withoutAddress } = await debtors.sendShipperStatements(
        { customerIds, companyId: state.companyId },
        { idempotencyKey: keyFor(customerIds) },
      );
      toast(
        [t('statementsSent', { count: mails }), withoutAddress > 0 && t('withoutAddress', { count: withoutAddress })]
          .filter(Boolean)
          .join(' '),
        { kind: withoutAddress > 0 ? 'warn' : 'ok' },
      );
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <button type="button" className="btn btn-s" onClick={() => void send()}>
      <Mail size={15} aria-hidden="true" />
      {t('statements')}
    </button>
  );
}
