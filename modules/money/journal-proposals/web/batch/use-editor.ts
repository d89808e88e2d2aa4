import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useLanguage } from '#platform/web/language.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';
import { proposalFailures } from '../calls.ts';
import { type Choices, useShownColumns, useTypedColumns } from './columns.ts';
import { headForm, headOf, type HeadValues } from './form.ts';
import { groupsOf, linesOf } from './lines.ts';
import { inOrder, unreadCells } from './problems.ts';
import { useTroubleTexts } from './trouble-texts.ts';
import { useBatch } from './use-batch.ts';
import { useCheck } from './use-check.ts';
import { useKeeping, useTypedBefore } from './use-kept.ts';
import { usePasting } from './use-pasting.ts';

/** A proposal while somebody types it: its head, its lines, and what is wrong with them. */
export function useEditor(record: ProposalRecord | undefined, company: string | null, choices: Choices) {
  const language = useLanguage();
  const [initial] = useState(() => ({
    head: headOf(record, company),
    lines: record ? linesOf(record.rows, language) : [],
  }));
  const typedBefore = useTypedBefore(record);
  const schemaForm = useSchemaForm({ schema: headForm, initial: initial.head, failures: proposalFailures });
  const { form } = schemaForm;
  useEffect(() => {
    if (typedBefore) form.reset(typedBefore.head, { keepDefaultValues: true });
  }, [form, typedBefore]);
  const head = useWatch({ control: schemaForm.form.control }) as HeadValues;
  const kind = head.kind ?? 'journal';
  const [hasMore, setMore] = useState(() =>
    initial.lines.some(({ line }) => line.vatCode !== '' || line.loadNumber !== ''),
  );
  const [goTo, setGoTo] = useState<{ readonly place: number; readonly field: string }>();
  const typed = useTypedColumns(choices);
  const shown = useShownColumns(typed, choices, { kind, hasMore });
  const batch = useBatch(typed, shown, initial.lines, typedBefore?.rows);
  const { rows } = batch;
  const groups = useMemo(() => groupsOf(rows), [rows]);
  const unread = useMemo(() => unreadCells(rows, language), [rows, language]);
  const check = useCheck(rows, { companyId: head.companyId ?? null, kind, date: head.date });
  const textOf = useTroubleTexts();
  const troubles = [
    ...unread.map((cell) => ({ place: cell.place, field: cell.field as string, text: textOf.unread(cell) })),
    ...check.findings.flatMap((finding) =>
      finding.place === null ? [] : [{ place: finding.place, field: finding.field, text: textOf.finding(finding) }],
    ),
  ];
  const pasting = usePasting({ batch, choices, form: schemaForm.form, showMore: () => setMore(true) });
  const isDirty = schemaForm.form.formState.isDirty || batch.isChanged;
  useKeeping(record, isDirty, { head, rows });
  return {
    record,
    isRestored: typedBefore !== undefined && rows === typedBefore.rows,
    schemaForm,
    head,
    kind,
    batch,
    groups,
    check,
    unread,
    troubles: inOrder(
      troubles,
      shown.map(({ field }) => field),
    ),
    textOf,
    goTo,
    hasMore,
    setMore,
    isDirty,
    go: (place: number, field: string) => setGoTo({ place, field }),
    ...pasting,
  };
}
export type Editor = ReturnType<typeof useEditor>;
