import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleInspectionDeskTexts } from '#modules/fleet/vehicle-inspections/messages/desk/index.ts';
import { type DispatchRule as Rule, dispatchRules } from '#modules/fleet/vehicle-inspections/status.ts';
import { inspections, inspectionsNoun, settingRead, useMay } from '../calls.ts';

/** Whether a dispatch without the inspection of the day is warned of or refused. */
export function DispatchRule(): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const mayRead = useMay('getVehicleInspectionSetting');
  const mayChange = useMay('putVehicleInspectionSetting');
  const { data } = useQuery({ ...settingRead, enabled: mayRead });
  if (!data) return null;
  async function change(beforeDispatch: Rule): Promise<void> {
    try {
      await inspections.putVehicleInspectionSetting(
        { beforeDispatch },
        { idempotencyKey: keyFor(['dispatch', beforeDispatch]) },
      );
      await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
      snackbar(t('dispatchSaved'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <fieldset className="card mb-5 min-w-0 p-4" disabled={!mayChange}>
      <legend className="sr-only">{t('beforeDispatch')}</legend>
      <p className="font-semibold" aria-hidden="true">
        {t('beforeDispatch')}
      </p>
      <p className="mt-1 text-muted">{t('dispatchHelp')}</p>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {dispatchRules.map((rule) => (
          <label key={rule} className="flex items-center gap-2">
            <input
              type="radio"
              name="beforeDispatch"
              checked={data.beforeDispatch === rule}
              onChange={() => void change(rule)}
            />
            {t(`dispatch_${rule}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
