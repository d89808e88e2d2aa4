import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { type Cents, cents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useSignedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { approversRead, useMay } from '../calls.ts';
import { approverOf } from './approver-of.ts';
import type { ProposalState } from '#modules/money/journal-proposals/status.ts';

interface ApproverProps {
  readonly status: ProposalState;
  readonly record: ProposalRecord | undefined;
  /** In cents. */
  readonly total: bigint;
  readonly journals: number;
  readonly lines: number;
  readonly date: string;
  readonly reverseOn: string | null;
}

const icons: Readonly<Record<'done' | 'now' | 'later', readonly [LucideIcon, string]>> = {
  done: [CircleCheck, 'text-ok'],
  now: [CircleDot, 'text-brand'],
  later: [CircleDashed, 'text-muted'],
};

/** Who has done what with a proposal, and what comes. */
export function Approver({ status, record, total, journals, lines, date, reverseOn }: ApproverProps): ReactNode {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const person = useSignedIn()?.userdetails;
  const isDraft = status === 'DRAFT' || status === 'REJECTED';
  const isPosted = status === 'POSTED';
  const own = person ? `${person.name} ${person.surname}` : '';
  const author = record?.submittedBy || record?.createdBy || own;
  const who = useWho({ record, total: cents(total), isAsked: !isPosted });
  const day = isCalendarDate(date) ? formats.date(date) : date;
  const steps = [
    {
      stage: isDraft ? 'now' : 'done',
      title: isDraft && author === own ? t('you', { name: own }) : author,
      note: isDraft ? t(author === own ? 'authorCannot' : 'authorWas') : t('submittedThen'),
      word: isDraft ? t('stepDraft') : t('stepDone'),
    },
    {
      stage: isPosted ? 'done' : isDraft ? 'later' : 'now',
      title: isPosted ? (record?.decidedBy ?? '') : who.title,
      note: isPosted ? (record?.decisionReason ?? '') : who.note,
      word: isPosted ? t('stepDone') : isDraft ? t('stepThen') : t('stepNow'),
    },
    {
      stage: isPosted ? 'done' : 'later',
      title: t('oneStep', {
        journals: t('journalCount', { count: journals }),
        lines: t('headLines', { count: lines }),
      }),
      note: [
        t('areaAndDate', { date: day }),
        reverseOn && t('reversedOn', { date: isCalendarDate(reverseOn) ? formats.date(reverseOn) : reverseOn }),
      ]
        .filter(Boolean)
        .join(', '),
      word: isPosted ? t('stepDone') : t('stepThen'),
    },
  ] as const;
  return (
    <section aria-labelledby="approver-title" className="border-b border-line px-4 py-4">
      <header className="flex items-baseline justify-between gap-2">
        <h2 id="approver-title" className="font-semibold">
          {t('approver')}
        </h2>
        <span className="text-sm text-muted">{t('whole')}</span>
      </header>
      <ol className="mt-2 space-y-2">
        {steps.map(({ stage, title, note, word }) => {
          const [Icon, colour] = icons[stage];
          return (
            <li key={title} className="flex items-start gap-2.5">
              <Icon size={16} aria-hidden="true" className={`mt-0.5 flex-none ${colour}`} />
              <div className="min-w-0 flex-1">
                <p>{title}</p>
                <p className="text-sm break-words text-muted">{note}</p>
              </div>
              <span className="text-sm text-muted">{word}</span>
            </li>
          );
        })}
      </ol>
      {record?.isAboveLimit && status === 'SUBMITTED' && record.decisionBarrier === null && (
        <p className="mt-3 text-sm text-warn">{t('aboveLimit')}</p>
      )}
    </section>
  );
}

interface Asked {
  readonly record: ProposalRecord | undefined;
  readonly total: Cents;
  /** Nobody decides about what is posted. */
  readonly isAsked: boolean;
}

/** Who of the colleagues may approve, and to which amount; for whom that is not shown, that somebody may. */
function useWho({ record, total, isAsked }: Asked): { readonly title: string; readonly note: string } {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const may = useMay('getTransactionApprovers');
  const { data } = useQuery({ ...approversRead(record?.id ?? null), enabled: may && isAsked });
  const amount = formats.money(wireOf(total));
  if (!data) return { title: t('colleague'), note: t('limitOf', { amount }) };
  const { first, below, others } = approverOf(data, total);
  const least = below && t('insteadTo', { name: below.name, amount: formats.money(below.limit) });
  if (first) {
    const title =
      first.limit === null
        ? t('mayApproveAll', { name: first.name })
        : t('mayApproveTo', { name: first.name, amount: formats.money(first.limit) });
    const more = others.map(({ name, limit }) =>
      limit === null ? t('mayApproveAll', { name }) : t('mayApproveTo', { name, amount: formats.money(limit) }),
    );
    return { title, note: [...more, least].filter(Boolean).join(', ') };
  }
  if (!below) return { title: t('nobodyApproves'), note: '' };
  return {
    title: t('nobodyReaches', { amount }),
    note: t('highestLimit', { amount: formats.money(below.limit), name: below.name }),
  };
}
