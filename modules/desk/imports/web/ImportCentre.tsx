import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { ErrorPage } from '#platform/web/shell/ErrorPage.tsx';
import { useTitles } from '#platform/web/shell/desk.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRow } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports, importsNoun, useMay } from './calls.ts';
import { deskKind } from './kinds.ts';
import { StateBadge } from './StateBadge.tsx';
import { UploadCard } from './UploadCard.tsx';

/** `/importdebtor`, `/importcreditor`, `/importloads`, `/loadImport`, `/import/{kind}`: a new file, and what was brought in before. */
export function ImportCentre({ params }: ScreenProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const titles = useTitles();
  const mayImport = useMay('postImport');
  const kind = params['kind'] ?? kindAt(location.pathname);
  const desk = deskKind(kind);
  const what = desk ? titles(desk.title) : '';
  usePageTitle(desk && t('importOf', { what }));
  if (!desk) return <ErrorPage />;
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">{t('importOf', { what })}</h1>
        <Link {...linkTo(desk.listPath)} className="btn btn-g ml-auto">
          <ArrowLeft size={15} aria-hidden="true" />
          {what}
        </Link>
      </header>
      {mayImport && <UploadCard kind={kind} path={desk.path} what={what} save={desk.save} />}
      <div className="mt-8">
        <ListScreen<
          ImportRow,
          { sort?: 'createdAt'; search?: string; page?: number; pageSize?: number; descending?: boolean }
        >
          id={`imports-${kind}`}
          title={t('earlier')}
          isPart
          channel={importsNoun}
          load={(query, options) => imports.getImports({ ...query, kind }, options)}
          rowId={({ importId }) => importId}
          rowPath={({ importId }) => `${desk.path}/${importId}`}
          searchIn={t('file')}
          emptyHint={t('noEarlier')}
          columns={[
            { id: 'file', title: t('file'), card: 'title', cell: (row) => row.fileName },
            {
              id: 'state',
              title: t('state'),
              card: 'meta',
              cell: (row) => <StateBadge status={row.status} />,
              value: (row) => t(`status_${row.status}`),
            },
            { id: 'rows', title: t('rows'), align: 'right', cell: (row) => row.rows },
            { id: 'by', title: t('by'), card: 'subtitle', cell: (row) => row.startedBy },
            {
              id: 'started',
              title: t('started'),
              sort: 'createdAt',
              card: 'meta',
              cell: (row) => <Ago at={row.createdAt} />,
              value: (row) => new Date(row.createdAt),
            },
          ]}
        />
      </div>
    </>
  );
}

/** The kinds that have an address of their own. */
export function kindAt(path: string): string {
  const at = path.toLowerCase();
  if (at.startsWith('/importloads') || at.startsWith('/loadimport')) return 'load';
  return at.startsWith('/importdebtor') ? 'debtor' : 'creditor';
}
