import type { ReactNode } from 'react';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { linkStatuses } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { type LinkBoardOf, linksChannel } from './board.ts';
import { type SubjectColumn, useLinkColumns } from './columns.tsx';
import { LinkFunnel } from './LinkFunnel.tsx';

interface LinkBoardProps {
  readonly of: LinkBoardOf;
  /** Names what is remembered of this board on the device. */
  readonly id: string;
  readonly title: string;
  readonly subject: SubjectColumn;
  /** The recipient answers yes or no, so that links end as accepted or declined. */
  readonly isAnswered?: boolean;
  readonly actions?: ReactNode;
  readonly emptyHint: string;
}

/** The links of one kind: how far each has come, what can be done with it, and how many get through. */
export function LinkBoard({
  of,
  id,
  title,
  subject,
  isAnswered = false,
  actions,
  emptyHint,
}: LinkBoardProps): ReactNode {
  const t = useTexts(linkBoardTexts);
  const columns = useLinkColumns(of, subject);
  const statuses = linkStatuses.filter((status) => isAnswered || (status !== 'accept' && status !== 'decline'));
  return (
    <ListScreen
      id={id}
      title={title}
      channel={linksChannel}
      load={of.call.list}
      columns={columns}
      rowId={(row) => row.linkId}
      searchIn={t('linkSearch')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'link_', statuses) }}
      actions={actions}
      summary={<LinkFunnel of={of} id={id} />}
      emptyHint={emptyHint}
    />
  );
}
