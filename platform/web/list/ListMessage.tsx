import { Link } from '@tanstack/react-router';
import { CloudOff, Inbox, Lock, Plus, RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstPage, isNarrowed } from '#platform/list-address.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { RpcFailure } from '../rpc.ts';
import { linkTo } from '../shell/address.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { useTexts } from '../texts.ts';
import type { List } from './use-list.ts';

interface ListMessageProps<Row> {
  readonly list: List<Row>;
  readonly newPath: string | undefined;
  readonly newTitle: string | undefined;
  readonly emptyHint: string | undefined;
}

/** What stands in the place of rows: no right, a failure, no match, or nothing yet. */
export function ListMessage<Row>({ list, newPath, newTitle, emptyHint }: ListMessageProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const { error, state, setState } = list;
  if (error instanceof RpcFailure && error.code === 'forbidden')
    return <PlainPage isPart icon={Lock} title={t('listForbidden')} text={failureText(error)} />;
  if (error !== null) {
    return (
      <PlainPage isPart icon={CloudOff} title={t('listFailed')} text={failureText(error)}>
        <button type="button" className="btn btn-s" onClick={list.retry}>
          <RotateCw size={15} aria-hidden="true" />
          {shared('tryAgain')}
        </button>
      </PlainPage>
    );
  }
  if (isNarrowed(state)) {
    return (
      <PlainPage isPart icon={SearchX} title={t('noMatch')} text={t('noMatchHint')}>
        <button
          type="button"
          className="btn btn-s"
          onClick={() => setState({ ...state, search: '', filter: {}, page: 1 })}
        >
          {t('clearFilters')}
        </button>
      </PlainPage>
    );
  }
  if (state.page > 1) {
    return (
      <PlainPage isPart icon={Inbox} title={t('pastLastPage')} text={t('pastLastPageHint')}>
        <button
          type="button"
          className="btn btn-s"
          onClick={() => setState({ ...state, page: firstPage.page }, 'replace')}
        >
          {t('toFirstPage')}
        </button>
      </PlainPage>
    );
  }
  return (
    <PlainPage isPart icon={Inbox} title={t('nothingYet')} text={emptyHint ?? t('nothingYetHint')}>
      {newPath !== undefined && (
        <Link {...linkTo(newPath)} className="btn btn-s">
          <Plus size={16} aria-hidden="true" />
          {newTitle ?? t('new')}
        </Link>
      )}
    </PlainPage>
  );
}

/** The rows on the screen are older than they should be. */
export function RefreshFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  return (
    <div
      role="status"
      className="flex items-center gap-3 list-edge border-b border-line bg-warn-soft py-2 text-sm text-warn"
    >
      <span>
        {t('notRefreshed')} {failureText(error)}
      </span>
      <button type="button" className="btn btn-l ml-auto h-7" onClick={onRetry}>
        {shared('tryAgain')}
      </button>
    </div>
  );
}

/** What happened to the list since it was shown. The rows wait until the person asks for them. */
export function News<Row>({ list: { news, showNewest } }: { readonly list: List<Row> }): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <div role="status" className="empty:hidden">
      {news.differs && (
        <div className="flex items-center gap-3 list-edge border-b border-line bg-brand-soft py-1 text-sm">
          {news.arrived > 0 ? t('newRows', { count: news.arrived }) : t('otherOrder')}
          <button type="button" className="btn btn-l ml-auto h-7 pointer-coarse:h-11" onClick={showNewest}>
            {t('showNewRows')}
          </button>
        </div>
      )}
    </div>
  );
}
