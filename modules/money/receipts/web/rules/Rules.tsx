import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CompanyMenu } from '#modules/money/posting-periods/web/desk.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type ReceiptRule, receipts, receiptsNoun, rulesRead, useMay } from '../calls.ts';

/** By which words lines decide themselves; each can be taken away. */
export function Rules(): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [companyId, setCompanyId] = useState<string>();
  const query = useQuery(rulesRead(companyId ?? null));
  return (
    <div className="list-edge min-h-0 flex-1 overflow-y-auto border-t border-line py-3 max-md:pb-24">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <CompanyMenu companyId={companyId} onChoose={setCompanyId} />
        <p className="text-muted">{t('rulesText')}</p>
      </div>
      <RecordGate query={query} skeleton={<div className="skeleton h-40" />}>
        {(rules) =>
          rules.length === 0 ? (
            <p className="py-5 text-muted">{t('rulesEmpty')}</p>
          ) : (
            <ul aria-label={t('tab_rules')} className="max-w-3xl border-y border-line">
              {rules.map((rule) => (
                <Rule key={rule.id} rule={rule} />
              ))}
            </ul>
          )
        }
      </RecordGate>
    </div>
  );
}

function Rule({ rule }: { readonly rule: ReceiptRule }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const mayDelete = useMay('deleteReceiptRule');
  const { id, lockId, contains, customerName, isCharge, accountName, used, createdBy, createdAt } = rule;
  const is = isCharge ? [t('bankCharge'), accountName].filter(Boolean).join(', ') : customerName;
  async function remove(): Promise<void> {
    const isSure = await askConfirm({
      title: t('deleteRule'),
      text: t('deleteRuleText', { words: contains }),
      yes: t('deleteRule'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await receipts.deleteReceiptRule({ id }, { lockId });
      void queries.invalidateQueries({ queryKey: [receiptsNoun] });
      snackbar(t('ruleDeleted'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="break-words">{t('ruleSays', { words: contains, is })}</p>
        <p className="text-sm text-muted">
          {[t('ruleUsed', { count: used }), createdBy, formats.day(createdAt)].join(' · ')}
        </p>
      </div>
      {mayDelete && (
        <button
          type="button"
          className="btn btn-g px-2"
          aria-label={t('deleteRuleOf', { words: contains })}
          onClick={() => void remove()}
        >
          <Trash2 size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
