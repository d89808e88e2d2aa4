import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { useReplaceQuestion } from '#platform/web/leave-question.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { templateService, type TermsRow } from '#modules/base/companies/templates.ts';
import type { TermsKind, TermsPurpose, TermsStatus } from '#modules/base/companies/terms.ts';
import { companiesNoun, templates, termsRead, useMay } from './calls.ts';
import { PurposeSelect } from './PurposeSelect.tsx';
import { TermsVersion, type TermsView } from './TermsVersion.tsx';

const Field = namedFor<typeof draft>()({ Text: TextField });

const tones: Readonly<Record<TermsStatus, Tone>> = { draft: 'info', published: 'ok', retired: 'plain' };

/** The versions of a text beside each other, and the one that is read or written. */
export function TermsPanel({ kind }: { readonly kind: TermsKind }): ReactNode {
  const t = useTexts(templateTexts);
  const [purpose, setPurpose] = useState<TermsPurpose>('supplier');
  const query = useQuery(termsRead(kind, purpose));
  const [chosen, setChosen] = useState<string>();
  const [drafting, setDrafting] = useState(false);
  const [view, setView] = useState<TermsView>({ language: 'en', compared: '' });
  const mayDraft = useMay('postCompanyTerms');
  const mayReplace = useReplaceQuestion();
  const unlessUnsaved = (show: () => void) => void mayReplace().then((may) => may && show());
  return (
    <section aria-labelledby="panel-title">
      <header className="flex flex-wrap items-center gap-3">
        <h1 id="panel-title" className="text-xl font-semibold">
          {t(`title_${kind}`)}
        </h1>
        <PurposeSelect value={purpose} onChange={(next) => unlessUnsaved(() => setPurpose(next))} />
        {mayDraft && (
          <button type="button" className="btn btn-p ml-auto" onClick={() => unlessUnsaved(() => setDrafting(true))}>
            <Plus size={15} aria-hidden="true" />
            {t('newVersion')}
          </button>
        )}
      </header>
      <RecordGate query={query} skeleton={<FormSkeleton />}>
        {(versions) => {
          const shown = versions.find(({ termsId }) => termsId === chosen) ?? versions[0];
          return shown ? (
            <div className="mt-5 grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
              <VersionList
                versions={versions}
                shown={shown}
                onChoose={(next) => next !== shown.termsId && unlessUnsaved(() => setChosen(next))}
              />
              <TermsVersion
                key={`${shown.termsId} ${shown.lockId}`}
                shown={shown}
                versions={versions}
                view={view}
                onView={setView}
              />
            </div>
          ) : (
            <p className="card mt-5 px-4 py-10 text-center text-muted">{t('noVersions')}</p>
          );
        }}
      </RecordGate>
      {drafting && (
        <DraftDialog
          kind={kind}
          purpose={purpose}
          versions={query.data ?? []}
          onDone={setChosen}
          onClose={() => setDrafting(false)}
        />
      )}
    </section>
  );
}

interface VersionListProps {
  readonly versions: readonly TermsRow[];
  readonly shown: TermsRow;
  readonly onChoose: (termsId: string) => void;
}

function VersionList({ versions, shown, onChoose }: VersionListProps): ReactNode {
  const t = useTexts(templateTexts);
  const formats = useFormats();
  return (
    <ol aria-label={t('versions')} className="card divide-y divide-line/60 overflow-hidden">
      {versions.map((version) => (
        <li key={version.termsId}>
          <button
            type="button"
            aria-current={version.termsId === shown.termsId ? 'true' : undefined}
            className={clsx(
              'flex w-full flex-wrap items-center justify-between gap-x-2 gap-y-1 px-3 py-2.5 text-left hover:bg-sunken',
              version.termsId === shown.termsId && 'bg-sunken',
            )}
            onClick={() => onChoose(version.termsId)}
          >
            <span className="font-medium">{version.version}</span>
            <StatusBadge tone={tones[version.status]}>{t(`status_${version.status}`)}</StatusBadge>
            <span className="w-full text-sm text-muted">{formats.day(version.publishedAt ?? version.createdAt)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const draft = templateService.operations.postCompanyTerms.input.pick({ version: true });

interface DraftDialogProps {
  readonly kind: TermsKind;
  readonly purpose: TermsPurpose;
  readonly versions: readonly TermsRow[];
  readonly onDone: (termsId: string) => void;
  readonly onClose: () => void;
}

/** Names the next version; it begins with the words in force. */
function DraftDialog({ kind, purpose, versions, onDone, onClose }: DraftDialogProps): ReactNode {
  const t = useTexts(templateTexts);
  const source = versions.find(({ status }) => status === 'published') ?? versions[0];
  return (
    <FormDialog
      title={t('newVersion')}
      text={t('newVersionText')}
      schema={draft}
      initial={{ version: '' }}
      confirm={t('newVersion')}
      failures={[templateFailureTexts]}
      submit={async ({ version }, idempotencyKey) => {
        const row = await templates.postCompanyTerms(
          { kind, purpose, version, ...(source && { copyOf: source.termsId }) },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [companiesNoun, 'terms'] });
        onDone(row.termsId);
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Text name="version" label={t('version')} required autoComplete="off" className="sm:col-span-2" />
    </FormDialog>
  );
}
