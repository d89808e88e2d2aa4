import { Check, GitBranchPlus, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { addDays } from '#platform/dates.ts';
import { requiredText, text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DayField } from '#platform/web/form/DayField.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { masterFieldsFor, RecordFrame } from '#platform/web/master-data/fields.tsx';
import { limitsOf } from '#platform/web/master-data/schema-limits.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import { type ClauseVersions, clauseVersion, fuelClauses } from '../contract.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { clauseChangeLife } from '../status.ts';
import { clauses, useMay } from './calls.ts';
import { TermDifferences } from './TermDifferences.tsx';
import { Formula } from './TermFields.tsx';

const Version = namedFor<typeof clauseVersion>()({ Date: DayField, Textarea: TextareaField });

const Field = masterFieldsFor<typeof fuelClauses.fields>();
const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });

interface Asked {
  readonly clause: { readonly id: string; readonly code: string; readonly isUsed: boolean };
  readonly versions: ClauseVersions;
  readonly waiting: ClauseVersions['changes'][number] | undefined;
}

/** What the person may do about the versions of a clause now. */
export function useVersionDecisions(asked: Asked): readonly Decision[] {
  const [ask, verdicts] = [useAsking(asked), useVerdicts(asked)];
  return [...possible([ask]), ...offered(clauseChangeLife, asked.waiting?.status ?? null, verdicts)];
}

function useAsking({ clause: { id, code }, versions, waiting }: Asked): Decision {
  const { t } = useWords(fuelClauseTexts);
  const [newest] = versions.versions;
  return {
    event: 'version',
    may: useMay('postFuelClauseVersion'),
    isPossible: versions.isUsed && waiting === undefined,
    icon: GitBranchPlus,
    title: t('newVersion'),
    does: asks({
      title: t('newVersionOf', { code }),
      text: t('newVersionText'),
      confirm: t('askVersion'),
      width: 760,
      schema: clauseVersion,
      initial: { ...newest?.terms, clauseId: id, effectiveFrom: addDays(today(), 1), reason: '' },
      done: t('asked'),
      decide: (version, options) => clauses.postFuelClauseVersion(version, options),
      fields: <VersionFields />,
    }),
  };
}

function VersionFields(): ReactNode {
  const words = useWords(fuelClauseTexts);
  const { t } = words;
  return (
    <RecordFrame value={{ words: words as never, limits: limitsOf(fuelClauses.fields) }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version.Date name="effectiveFrom" label={t('effectiveFrom')} required />
        <div />
        <Formula />
        <Field.Select name="appliesTo" />
        <Field.Checkbox name="showAsLine" className="sm:col-span-2" />
        <Version.Textarea name="reason" label={t('reason')} required rows={2} className="sm:col-span-2" />
      </div>
    </RecordFrame>
  );
}

function useVerdicts({
  clause: { code },
  versions,
  waiting,
}: Asked): readonly Decision<'cancel' | 'reject' | 'approve'>[] {
  const { t } = useWords(fuelClauseTexts);
  const formats = useFormats();
  const refusals = useTexts(fuelClauseFailureTexts);
  const own = waiting?.decisionBarrier ? refusals('ownClause') : null;
  const id = waiting?.id ?? '';
  return [
    {
      event: 'cancel',
      may: useMay('cancelFuelClauseVersion'),
      icon: Undo2,
      title: t('cancelVersion'),
      does: { run: (options) => clauses.cancelFuelClauseVersion({ id }, options), done: t('cancelled') },
    },
    {
      event: 'reject',
      may: useMay('rejectFuelClauseVersion'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { code }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => clauses.rejectFuelClauseVersion({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveFuelClauseVersion'),
      kind: 'main',
      barrier: own,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { code }),
        text: t('approveText', { day: formats.date(waiting?.effectiveFrom ?? null) }),
        schema: commented,
        field: 'comment',
        label: t('comment'),
        note: waiting && <TermDifferences before={versions.versions[0]?.terms} after={waiting.terms} />,
        done: t('approved'),
        decide: ({ comment }, options) => clauses.approveFuelClauseVersion({ id, comment }, options),
      }),
    },
  ];
}
