import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { Approver } from './Approver.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { ProposalDocuments } from '../ProposalDocuments.tsx';
import type { BatchField } from './lines.ts';
import type { Conditions, Reason } from './use-conditions.ts';
import type { Editor } from './use-editor.ts';
import type { Suggestion } from './use-suggestion.ts';

interface SideProps {
  readonly editor: Editor;
  readonly conditions: Conditions;
  readonly suggestion: Suggestion;
}

/** Where it is out and by how much, what must hold before it is submitted, who approves it, where it comes from. */
export function Side({ editor, conditions, suggestion }: SideProps): ReactNode {
  const t = useTexts(proposalTexts);
  const { record, groups } = editor;
  return (
    <aside
      aria-label={t('conditions')}
      className="flex-none overflow-y-auto border-line bg-surface max-lg:border-t lg:w-[320px] min-[1400px]:w-[372px] lg:border-l"
    >
      <BalanceCard suggestion={suggestion} />
      <ConditionList editor={editor} conditions={conditions} />
      <Approver
        status={record?.status ?? 'DRAFT'}
        record={record}
        total={groups.reduce((sum, { debit }) => sum + debit, 0n)}
        journals={groups.length}
        lines={groups.reduce((sum, { lines }) => sum + lines, 0)}
        date={editor.head.date}
        reverseOn={editor.head.reverseOn || null}
      />
      <ProposalDocuments record={record} />
      <Origin editor={editor} />
    </aside>
  );
}

const shownAtMost = 4;

function ConditionList({ editor, conditions }: Omit<SideProps, 'suggestion'>): ReactNode {
  const t = useTexts(proposalTexts);
  const { all, unmet } = conditions;
  return (
    <section aria-labelledby="conditions-title" className="border-b border-line px-4 py-4">
      <header className="flex items-baseline justify-between">
        <h2 id="conditions-title" className="font-semibold">
          {t('conditions')}
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {t('conditionsMet', { met: all.length - unmet.length, count: all.length })}
        </span>
      </header>
      <ul className="mt-2 space-y-2">
        {all.map(({ id, title, reasons, note, isWarning }) => (
          <li key={id} className="flex items-start gap-2.5">
            {reasons.length > 0 && isWarning ? (
              <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
            ) : reasons.length > 0 ? (
              <CircleX size={16} aria-hidden="true" className="mt-0.5 flex-none text-danger" />
            ) : (
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
            )}
            <div className="min-w-0 flex-1">
              <p>
                {title}
                {isWarning && reasons.length > 0 && <span className="text-sm text-warn"> · {t('warns')}</span>}
              </p>
              {reasons.length === 0 && note && <p className="text-sm text-muted">{note}</p>}
              {reasons.slice(0, shownAtMost).map((reason, place) => (
                <ReasonLine key={`${place} ${reason.text}`} reason={reason} onGo={editor.go} />
              ))}
              {reasons.length > shownAtMost && (
                <p className="text-sm text-muted">{t('more', { count: reasons.length - shownAtMost })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReasonLine({ reason, onGo }: { readonly reason: Reason; readonly onGo: Editor['go'] }): ReactNode {
  const t = useTexts(proposalTexts);
  const { text, at } = reason;
  if (!at) return <p className="text-sm text-muted">{text}</p>;
  return (
    <button
      type="button"
      className="block text-left text-sm text-muted underline decoration-line-strong underline-offset-3 hover:text-ink"
      onClick={() => onGo(at.place, at.field)}
    >
      {t('rowIs', { row: at.place + 1, what: text })}
    </button>
  );
}

function Origin({ editor: { origin } }: { readonly editor: Editor }): ReactNode {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const title = (field: BatchField) =>
    t(field === 'date' ? 'lineDate' : field)
      .replace(/ R$/, '')
      .toLowerCase();
  return (
    <section aria-labelledby="origin-title" className="px-4 py-4">
      <h2 id="origin-title" className="font-semibold">
        {t('origin')}
      </h2>
      <p className="mt-1 text-muted">
        {origin
          ? `${t('originPasted', { count: origin.count, at: formats.shortMoment(origin.at).slice(-5) })} ${
              origin.fields.length > 0
                ? t('originColumns', { columns: origin.fields.map(title).join(', ') })
                : t('originOrder')
            }`
          : t('originTyped')}
      </p>
    </section>
  );
}
