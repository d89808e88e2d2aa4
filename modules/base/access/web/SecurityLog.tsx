import type { ReactNode } from 'react';
import { authorisation } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { isEmpty } from '#platform/web/record/HistoryPanel.tsx';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '../messages/people/index.ts';
import { type SecurityKind, securityKinds, type SecurityRow, securityService } from '../security-contract.ts';
import { security } from './calls.ts';
import { TrailCheck } from './TrailCheck.tsx';
import { useTrailWords } from './trail-words.ts';

const tones: Readonly<Record<SecurityKind, Tone>> = {
  signIns: 'ok',
  refusals: 'danger',
  people: 'info',
  roles: 'warn',
  sessions: 'plain',
  reveals: 'warn',
  handOvers: 'warn',
  trail: 'danger',
};

const rightToCheck = authorisation(securityService.name, 'getAuditTrailCheck');

/** `/securitylog`: who came, who was refused, what changed in people and rights. It is exported as it is shown. */
export function SecurityLog(): ReactNode {
  const t = useTexts(peopleTexts);
  const words = useTrailWords();
  const formats = useFormats();
  const mayCheck = useCan(rightToCheck);
  const event = (row: SecurityRow) => words.event(row.event);
  const shown = (path: string, value: unknown) => (isEmpty(value) ? '–' : words.value(path, value));
  const changes = (row: SecurityRow) =>
    Object.entries(row.changes)
      .filter(([path, [from, to]]) => words.isSaid(path) && !(isEmpty(from) && isEmpty(to)))
      .map(([path, [from, to]]) => `${words.label(path)}: ${shown(path, from)} → ${shown(path, to)}`)
      .join('; ');
  return (
    <ListScreen
      id="securityLog"
      title={t('securityLog')}
      load={security.getSecurityLog}
      rowId={(row) => row.id}
      searchIn={t('securitySearch')}
      actions={mayCheck && <TrailCheck />}
      columns={[
        {
          id: 'at',
          title: t('at'),
          sort: 'at',
          card: 'meta',
          cell: (row) => <span className="whitespace-nowrap tabular-nums">{formats.moment(row.at)}</span>,
          value: (row) => new Date(row.at),
        },
        {
          id: 'event',
          title: t('event'),
          card: 'badge',
          cell: (row) => <StatusBadge tone={tones[row.kind]}>{event(row)}</StatusBadge>,
          value: event,
        },
        { id: 'who', title: t('who'), card: 'title', cell: (row) => row.who || t('unknownAccount') },
        { id: 'subject', title: t('subject'), card: 'subtitle', cell: (row) => row.subject },
        {
          id: 'changes',
          title: t('changes'),
          cell: (row) => (
            <span title={changes(row)} className="text-muted">
              {changes(row)}
            </span>
          ),
          value: changes,
        },
        { id: 'ip', title: t('ip'), card: 'meta', cell: (row) => row.ip },
        { id: 'device', title: t('device'), hiddenByDefault: true, cell: (row) => row.device },
      ]}
      tabs={{ filter: 'kind', many: true, options: titled(t, 'kind_', securityKinds) }}
      filters={[
        { id: 'from', kind: 'day', title: t('from') },
        { id: 'to', kind: 'day', title: t('to') },
      ]}
    />
  );
}
