import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { defectService } from '../contract.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { defectWords } from '../messages/words/index.ts';
import { severities } from '../status.ts';
import { defectFailures, defects, defectsNoun } from './calls.ts';
import { defectPath } from './paths.ts';

const schema = defectService.operations.postVehicleDefect.input;
const Field = deskFieldsFor<typeof schema>();
const unitSource = masterChoices(vehicleDesk);

/** A defect that somebody tells the desk of. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(defectDeskTexts);
  const w = useTexts(defectWords);
  const navigate = useNavigate();
  return (
    <FormDialog
      title={t('report')}
      text={t('reportText')}
      schema={schema}
      initial={{ unitId: '', severity: 'major', note: '' }}
      confirm={t('report')}
      isNarrow
      failures={defectFailures}
      onClose={onClose}
      submit={async (value, idempotencyKey) => {
        const { id } = await defects.postVehicleDefect(value, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [defectsNoun] });
        snackbar(t('reported'), { kind: 'ok' });
        onClose();
        await navigate({ to: defectPath(id) });
      }}
    >
      <Field.Searched name="unitId" label={t('unit')} from={unitSource} required />
      <Field.Select
        name="severity"
        label={t('severity')}
        options={severities.map((value) => ({ value, label: w(`severity_${value}`) }))}
        required
      />
      <Field.Textarea name="note" label={t('whatIsWrong')} rows={3} required />
    </FormDialog>
  );
}
