import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { proposalsRead } from '../calls.ts';
import { DecidedPane } from './DecidedPane.tsx';
import { IncomingPane } from './IncomingPane.tsx';
import { OutgoingPane } from './OutgoingPane.tsx';
import type { PaneProps } from './PaneHead.tsx';

interface LinePaneProps extends Omit<PaneProps, 'line'> {
  readonly id: string;
}

/** One line of the bank: what is proposed and decided, or what came of it. */
export function LinePane({ id, account, deeds, step, onBack }: LinePaneProps): ReactNode {
  const query = useQuery(proposalsRead(id));
  if (query.isPending) return <div className="skeleton m-4 flex-1" role="status" aria-busy="true" />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-md:pb-20">
      <RecordGate query={query} skeleton={null}>
        {({ line, proposals }) => {
          const shared = { line, account, deeds, step, onBack };
          if (line.standing === 'decided' || line.standing === 'ignored') return <DecidedPane {...shared} />;
          return line.amount < 0 ? (
            <OutgoingPane {...shared} proposals={proposals} />
          ) : (
            <IncomingPane {...shared} proposals={proposals} />
          );
        }}
      </RecordGate>
    </div>
  );
}
