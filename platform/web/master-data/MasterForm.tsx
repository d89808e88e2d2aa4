import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { z } from 'zod';
import type { MasterData } from '#platform/master-data.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useFailureText } from '../failure-text.ts';
import { ChosenName } from '../fields/ChosenName.tsx';
import { FormScreen } from '../form/FormScreen.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { markSaved } from '../list/marks.ts';
import { lastPlace } from '../list/place.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { useChannel } from '../realtime/use-channel.ts';
import { RecordGate } from '../record/RecordGate.tsx';
import { Tabs } from '../record/Tabs.tsx';
import { NotAuthorised } from '../shell/NotAuthorised.tsx';
import { useTitleAt } from '../shell/page-title.ts';
import { useCan } from '../signed-in.ts';
import { type AnyCatalogue, useTexts } from '../texts.ts';
import { useWords } from '../words.ts';
import { codeOf, fieldsOf, type MasterDesk, nameOf, newRecord, recordRead, type RowOf } from './desk.ts';
import { RecordFrame } from './fields.tsx';
import { MasterHistory, type References, type Sources } from './MasterHistory.tsx';
import { limitsOf } from './schema-limits.ts';

interface MasterFormProps<D extends MasterData> {
  readonly of: MasterDesk<D>;
  /** Of the record, or `new`. */
  readonly id: string | undefined;
  /** What a record is called over its form, where that is not the title of the screen and the code. */
  readonly title?: (row: RowOf<D>) => string;
  /** Under a title that does not say which record it is. */
  readonly subtitle?: (row: RowOf<D>) => string;
  readonly failures?: readonly AnyCatalogue[];
  /** Fields that hold the id of a record of another noun. */
  readonly references?: References;
  /** Fields that hold the id of a record that is searched for. */
  readonly sources?: Sources;
  /** How the history writes a value that neither the words nor the references know. */
  readonly written?: (field: string, value: unknown) => string | undefined;
  /** How the history calls a field that the words do not know. */
  readonly labelled?: (field: string) => string | undefined;
  /** Buttons of its own beside Deactivate; of a record that is there and unchanged. */
  readonly actions?: (row: RowOf<D>) => ReactNode;
  /** Over the form, of a record that is there: what must be known of it, and what may be decided without the right to change it. */
  readonly above?: (row: RowOf<D>) => ReactNode;
  /** Between details and history, of a record that is there. */
  readonly parts?: readonly MasterPart<D>[];
  /** `FormSection`s; of a record that is there, or of a new one. */
  readonly children: (row: RowOf<D> | undefined) => ReactNode;
}

export interface MasterPart<D extends MasterData> {
  readonly id: string;
  readonly title: string;
  readonly content: (row: RowOf<D>) => ReactNode;
}

/** Creates or changes a record of a plain noun: everything but its own fields. */
export function MasterForm<D extends MasterData>(props: MasterFormProps<D>): ReactNode {
  const { of: desk, id = newRecord } = props;
  const mayCreate = useCan(desk.mayCreate);
  if (id !== newRecord) return <Opened key={id} {...props} id={id} />;
  if (!mayCreate) return <NotAuthorised />;
  return <Created {...props} />;
}

function Created<D extends MasterData>(props: MasterFormProps<D>): ReactNode {
  const { of: desk } = props;
  const words = useWords(desk.texts);
  return (
    <FormScreen
      title={words.t('newRecord')}
      schema={desk.data.fields}
      initial={desk.data.empty as never}
      noun={desk.data.channel}
      save={(values, options) => desk.create(values as never, options)}
      idOf={(answer) => (answer as { id: string }).id}
      backTo={desk.listPath}
      failures={props.failures ?? []}
    >
      <RecordFrame value={{ words, limits: limitsOf(desk.data.fields) }}>{props.children(undefined)}</RecordFrame>
    </FormScreen>
  );
}

/** The form is built on the record as it was first read; what changes meanwhile is settled when it is saved. */
function Opened<D extends MasterData>(props: MasterFormProps<D> & { readonly id: string }): ReactNode {
  const { of: desk, id } = props;
  const { data, error, refetch, isFetching } = useQuery(recordRead(desk, id));
  const [opened, setOpened] = useState<RowOf<D> | null>();
  if (opened === undefined && data !== undefined && !isFetching) setOpened(data);
  return (
    <RecordGate query={{ data: opened, error, refetch }} skeleton={<FormSkeleton />} listPath={desk.listPath}>
      {(row) => <Edited {...props} row={row} />}
    </RecordGate>
  );
}

function Edited<D extends MasterData>(props: MasterFormProps<D> & { readonly row: RowOf<D> }): ReactNode {
  const { of: desk, row, references = {}, sources = {}, written, labelled, parts = [] } = props;
  const { id, lockId, isActive, missing } = row;
  const t = useTexts(recordTexts);
  const words = useWords(desk.texts);
  const screenTitle = useTitleAt(desk.formPath(id));
  const mayChange = useCan(desk.mayChange);
  const [tab, setTab] = useState('details');
  useChannel(`${desk.data.channel}:${id}`);
  return (
    <FormScreen
      title={props.title?.(row) ?? `${screenTitle} ${codeOf(desk, row)}`}
      subtitle={[
        props.subtitle?.(row),
        isActive ? undefined : t('isInactive'),
        missing.length > 0 && t('stillMissing', { fields: missing.map(words.label).join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ')}
      schema={desk.data.fields}
      initial={fieldsOf(desk, row) as never}
      noun={desk.data.channel}
      id={id}
      lockId={lockId}
      save={(values, options) => desk.change({ ...(values as z.output<D['fields']>), id, isActive }, options)}
      conflictWords={{
        fieldName: (path) => labelled?.(path) ?? words.label(path),
        written: (path, value) =>
          sources[path] ? <ChosenName from={sources[path]} id={String(value)} /> : written?.(path, value),
      }}
      backTo={desk.listPath}
      failures={props.failures ?? []}
      readOnly={!mayChange}
      actions={(isDirty) =>
        !isDirty && (
          <>
            {props.actions?.(row)}
            {mayChange && <StateButton desk={desk} row={row} />}
          </>
        )
      }
    >
      {/* Their texts may come later than the form: it stays in sight meanwhile. */}
      <Suspense>{props.above?.(row)}</Suspense>
      <Tabs
        label={t('sections')}
        tabs={[{ id: 'details', title: t('details') }, ...parts, { id: 'history', title: t('history') }]}
        current={tab}
        onChoose={setTab}
      >
        {/* Hidden, not gone: what was typed stays. */}
        <fieldset disabled={!mayChange} hidden={tab !== 'details'} className="min-w-0">
          <RecordFrame value={{ words, limits: limitsOf(desk.data.fields) }}>{props.children(row)}</RecordFrame>
        </fieldset>
        <Suspense fallback={<div className="skeleton h-48" />}>
          {parts.find(({ id: each }) => each === tab)?.content(row)}
        </Suspense>
        {tab === 'history' && (
          <MasterHistory
            desk={desk}
            id={id}
            references={references}
            sources={sources}
            written={written}
            labelled={labelled}
          />
        )}
      </Tabs>
    </FormScreen>
  );
}

interface StateButtonProps<D extends MasterData> {
  readonly desk: MasterDesk<D>;
  readonly row: RowOf<D>;
}

/** Deactivates or activates the record as it was read, and leads back to its list. */
function StateButton<D extends MasterData>({ desk, row }: StateButtonProps<D>): ReactNode {
  const t = useTexts(recordTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** As it was before the press, unless somebody has changed it since. */
  async function back(): Promise<void> {
    try {
      const now = await queries.fetchQuery({ ...recordRead(desk, row.id), staleTime: 0 });
      if (!now) return;
      await desk.change({ ...fieldsOf(desk, now), id: row.id, isActive: row.isActive }, { lockId: now.lockId });
      void queries.invalidateQueries({ queryKey: [desk.data.channel] });
      snackbar(t('wasUndone'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  async function change(): Promise<void> {
    setBusy(true);
    try {
      const values = { ...fieldsOf(desk, row), id: row.id, isActive: !row.isActive };
      await desk.change(values, { lockId: row.lockId });
      markSaved(desk.data.channel, row.id);
      void queries.invalidateQueries({ queryKey: [desk.data.channel] });
      toast(t(row.isActive ? 'wasDeactivated' : 'wasActivated', { name: nameOf(desk, row) }), {
        kind: 'ok',
        action: { label: t('undo'), run: () => void back() },
      });
      await navigate({ to: desk.listPath, search: lastPlace(desk.listPath) as never });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void change()}>
      {t(row.isActive ? 'deactivate' : 'activate')}
    </button>
  );
}
