import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTitles } from '#platform/web/shell/desk.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { busyStates } from '../status.ts';
import { importRead, importsNoun } from './calls.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { deskKind } from './kinds.ts';
import { Outcome } from './Outcome.tsx';
import { Progress } from './Progress.tsx';
import { StateBadge } from './StateBadge.tsx';

/** One import: what its columns hold, what its rows would do, and what became of them. */
export function ImportScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  const query = useQuery({
    ...importRead(id),
    // A socket may be away; whoever waits for a piece of work still sees it move.
    refetchInterval: ({ state }) => (state.data && busyStates.includes(state.data.status) ? 3000 : false),
  });
  useChannel(`${importsNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-64 rounded-card" />}>
      {(record) => <Steps key={record.status} record={record} />}
    </RecordGate>
  );
}

function Steps({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const titles = useTitles();
  const desk = deskKind(record.kind);
  const title = t('importOf', { what: desk ? titles(desk.title) : record.kind });
  usePageTitle(title);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold break-words">{record.fileName}</h1>
          <p className="text-muted">{title}</p>
        </div>
        <StateBadge status={record.status} />
        {desk && (
          <Link {...linkTo(desk.path)} className="btn btn-g ml-auto">
            <ArrowLeft size={15} aria-hidden="true" />
            {t('newImport')}
          </Link>
        )}
      </header>
      <Body record={record} listPath={desk?.listPath ?? '/landing'} />
    </>
  );
}

function Body({ record, listPath }: { readonly record: ImportRecord; readonly listPath: string }): ReactNode {
  switch (record.status) {
    case 'UPLOADED':
      return <ColumnsForm record={record} />;
    case 'MAPPED':
    case 'COMMITTING':
    case 'UNDOING':
      return <Progress record={record} />;
    case 'VALIDATED':
      return <CheckedRows record={record} />;
    default:
      return <Outcome record={record} listPath={listPath} />;
  }
}
