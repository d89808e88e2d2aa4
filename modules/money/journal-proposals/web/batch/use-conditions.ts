import { useQuery } from '@tanstack/react-query';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { postingPeriodFailureTexts } from '#modules/money/posting-periods/messages/failures/index.ts';
import { monthsRead } from '#modules/money/posting-periods/web/desk.ts';
import { postingPeriodTexts } from '#modules/money/posting-periods/messages/desk/index.ts';
import { is } from '#platform/machine.ts';
import { postingLife } from '#modules/money/posting-periods/status.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { journalProposalFailureTexts } from '#modules/money/journal-proposals/messages/failures/index.ts';
import { dayOf } from './lines.ts';
import { type Condition, conditionOf, conditions, mainConditions } from './problems.ts';
import type { Editor } from './use-editor.ts';

export interface Reason {
  readonly text: string;
  /** Where it is mended; null where it is about a journal or the whole. */
  readonly at: { readonly place: number; readonly field: string } | null;
}
interface Held {
  readonly id: Condition;
  readonly title: string;
  readonly reasons: readonly Reason[];
  /** It is worth a look, and bars nothing. */
  readonly isWarning: boolean;
  /** What is well, where that says more than a tick. */
  readonly note?: string | undefined;
}
export interface Conditions {
  readonly all: readonly Held[];
  readonly unmet: readonly Held[];
  /** Whether it can be submitted as it stands. */
  readonly areMet: boolean;
}

/** What must hold before a proposal can be submitted, and why it does not. */
export function useConditions(editor: Editor): Conditions {
  const t = useTexts(proposalTexts);
  const { check, groups, unread, troubles, textOf } = editor;
  const heads = useHeadReasons(editor);
  const month = useMonthReasons(editor);
  const found: Readonly<Record<Condition, readonly Reason[]>> = {
    head: heads,
    date: month.reasons,
    cells: unread.map((cell) => ({ text: textOf.unread(cell), at: cell })),
    balance: groups
      .filter(({ difference }) => difference !== 0n)
      .map(({ group }) => ({ text: group === '' ? t('unnamedJournal') : t('journalHead', { group }), at: null })),
    account: [],
    centre: [],
    before: check.warnings.map((warning) => ({
      text: textOf.finding(warning),
      at: warning.place === null ? null : { place: warning.place, field: warning.field },
    })),
    other: [],
  };
  const ofCheck = Map.groupBy(check.findings, conditionOf);
  const held = conditions.map((id): Held => {
    const findings = (ofCheck.get(id) ?? []).map((finding) => ({
      text: textOf.finding(finding),
      at: finding.place === null ? null : { place: finding.place, field: finding.field },
    }));
    // What a journal is out by is counted here, before the server has said so.
    const others = id === 'balance' ? findings.filter(({ text }) => !isSaid(text)) : findings;
    return {
      id,
      title: t(`condition_${id}`),
      reasons: [...found[id], ...others],
      isWarning: id === 'before',
      ...(id === 'date' && { note: month.note }),
      ...(id === 'before' && { note: t('beforeNote') }),
    };
  });
  function isSaid(text: string): boolean {
    return check.findings.some((finding) => finding.code === 'groupUnbalanced' && textOf.finding(finding) === text);
  }
  // What hardly ever fails takes no room while it holds.
  const all = held.filter(
    ({ id, reasons }) => reasons.length > 0 || (mainConditions as readonly string[]).includes(id),
  );
  const unmet = all.filter(({ reasons, isWarning }) => reasons.length > 0 && !isWarning);
  const areMet =
    unmet.length === 0 && groups.length > 0 && troubles.length === 0 && !check.isStale && check.error === null;
  return { all, unmet, areMet };
}

function useHeadReasons({ head }: Editor): readonly Reason[] {
  const t = useTexts(proposalTexts);
  const language = useLanguage();
  const words = useCodeTexts([journalProposalFailureTexts]);
  const [date, reverseOn] = [dayOf(head.date, language), dayOf(head.reverseOn ?? '', language)];
  const isTooEarly = date && reverseOn && reverseOn <= date;
  return [
    ...(date ? [] : [{ text: t('date'), at: null }]),
    ...(head.reason.trim() === '' ? [{ text: t('reason'), at: null }] : []),
    ...(isTooEarly ? [{ text: words('reverseBeforePosting') ?? t('reverseOn'), at: null }] : []),
  ];
}

/** Whether journals are posted into the month of the day, as far as the person may see months. */
function useMonthReasons({ head }: Editor): { readonly reasons: readonly Reason[]; readonly note?: string } {
  const t = useTexts(postingPeriodTexts);
  const words = useCodeTexts([postingPeriodFailureTexts]);
  const formats = useFormats();
  const date = dayOf(head.date, useLanguage());
  const mayMonths = useCan('tripDirector.getAllFiscalMonths');
  const { data } = useQuery({ ...monthsRead(head.companyId ?? null), enabled: mayMonths });
  if (!data || !date) return { reasons: [] };
  const month = data.find(({ from, to, no }) => no < 13 && from <= date && date <= to);
  const held = month?.areas.find(({ area }) => area === 'journals');
  if (!held) return { reasons: [{ text: words('periodsMissing') ?? '', at: null }] };
  const said = `${t('area_journals')}, ${formats.date(date)}: ${t(`state_${held.state}`)}`;
  if (is(postingLife, held.state, 'postable')) return { reasons: [], note: said };
  const open = data.find(
    ({ from, areas }) =>
      from > date && areas.some(({ area, state }) => area === 'journals' && is(postingLife, state, 'postable')),
  );
  const refusal = open
    ? words('periodClosed', { date: formats.date(date), open: formats.date(open.from) })
    : words('periodNoneOpen', { date: formats.date(date) });
  return { reasons: [{ text: refusal ?? said, at: null }] };
}
