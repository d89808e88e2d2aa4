import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateDeskTexts } from '../messages/desk/index.ts';
import { templates, templatesNoun } from './calls.ts';
import { templatePath } from './paths.ts';
import { stateOf, useDayWords } from './words.ts';

export const TemplateBadge = stateBadge<'active' | 'paused' | 'failing', 'state'>(templateDeskTexts, 'state', {
  active: 'ok',
  paused: 'plain',
  failing: 'danger',
});

/** `/loadTemplates`: loads that are booked again and again. */
export function TemplateList(): ReactNode {
  const t = useTexts(templateDeskTexts);
  const days = useDayWords();
  return (
    <ListScreen
      id="loadTemplates"
      title={t('loadTemplates')}
      channel={templatesNoun}
      load={templates.getLoadTemplates}
      rowId={(row) => row.id}
      rowPath={(row) => templatePath(row.id)}
      searchIn={t('searchIn')}
      emptyHint={t('empty')}
      columns={[
        { id: 'name', title: t('name'), sort: 'name', card: 'title', cell: (row) => row.name },
        {
          id: 'state',
          title: t('state'),
          card: 'badge',
          cell: (row) => <TemplateBadge state={stateOf(row)} />,
          value: (row) => t(`state_${stateOf(row)}`),
        },
        { id: 'customer', title: t('customer'), card: 'subtitle', cell: (row) => row.customerName },
        { id: 'route', title: t('route'), card: 'meta', cell: (row) => `${row.origin} → ${row.destination}` },
        { id: 'weekdays', title: t('weekdays'), card: 'meta', cell: (row) => days(row.weekdays) },
        { id: 'daysAhead', title: t('daysAhead'), align: 'right', cell: (row) => row.daysAhead },
        {
          id: 'changed',
          title: t('changed'),
          sort: 'updatedAt',
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      ]}
    />
  );
}
