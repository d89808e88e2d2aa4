import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { copiedParts } from '#modules/base/companies/templates.ts';
import { companiesNoun, templates } from './calls.ts';
import type { ShownSetting } from './setting-form.ts';

const choice = z
  .object({ fromCompanyName: requiredText(120), setting: z.boolean(), terms: z.boolean(), messages: z.boolean() })
  .refine((chosen) => copiedParts.some((part) => chosen[part]), { error: 'chooseOne', path: ['setting'] });
const Field = fieldsFor<typeof choice>();

interface TakeOverDialogProps {
  readonly setting: ShownSetting;
  /** Names of companies. */
  readonly from: readonly string[];
  readonly onClose: () => void;
}

/** Which company's settings, and which of them. */
export function TakeOverDialog({ setting, from, onClose }: TakeOverDialogProps): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <DecisionDialog
      record={{ noun: companiesNoun, id: 'setting', lockId: setting.lockId }}
      title={t('takeOver')}
      text={t('takeOverText')}
      schema={choice}
      initial={{ fromCompanyName: from[0] ?? '', setting: true, terms: true, messages: true }}
      confirm={t('takeOverYes')}
      done={t('takenOver')}
      failures={[templateFailureTexts]}
      decide={({ fromCompanyName, ...chosen }, options) =>
        templates.importCompanyDebtorSetting(
          { fromCompanyName, parts: copiedParts.filter((part) => chosen[part]) },
          options,
        )
      }
      onClose={onClose}
    >
      <Field.Select
        name="fromCompanyName"
        label={t('takeOverFrom')}
        required
        options={from.map((value) => ({ value, label: value }))}
      />
      {copiedParts.map((part) => (
        <Field.Checkbox key={part} name={part} label={t(`takeOver_${part}`)} />
      ))}
    </DecisionDialog>
  );
}
