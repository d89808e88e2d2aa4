import { BookCopy } from 'lucide-react';
import { asks } from '#platform/web/record/asks.tsx';
import { possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { templateDeskTexts } from '../messages/desk/index.ts';
import { templates, useMay } from './calls.ts';
import { fieldsOf, TemplateFields, templateForm } from './TemplateFields.tsx';

/** On the page of a load: keep it as a template. */
export const templateOfLoad: LoadPart = {
  useDecisions(load) {
    const t = useTexts(templateDeskTexts);
    return possible([
      {
        event: 'saveAsTemplate',
        may: useMay('postLoadTemplate'),
        place: 'menu',
        icon: BookCopy,
        title: t('saveAs'),
        does: asks({
          title: t('saveAs'),
          text: t('saveAsText'),
          schema: templateForm,
          initial: {
            name: [load.customerName, load.destination].filter(Boolean).join(', ').slice(0, 80),
            weekdays: [],
            daysAhead: 7,
            isActive: true,
          },
          done: t('saved'),
          decide: (form, { idempotencyKey }) =>
            templates.postLoadTemplate(
              { loadId: load.id, ...fieldsOf(form) },
              idempotencyKey === undefined ? {} : { idempotencyKey },
            ),
          fields: <TemplateFields />,
        }),
      },
    ]);
  },
};
