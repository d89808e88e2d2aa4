import { z } from 'zod';
import type { OutputOf } from '#platform/operation.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { debtorSetting, type DebtorSettingValues, type templateService } from '#modules/base/companies/templates.ts';
import { templates } from './calls.ts';

export type ShownSetting = OutputOf<(typeof templateService)['operations']['getCompanyDebtorSetting']>;

/** The whole setting as its forms hold it: days are typed as a list. */
export const settingForm = debtorSetting.extend({
  reminderDays: z
    .string()
    .transform((typed) =>
      typed
        .split(/[,;\s]+/)
        .filter(Boolean)
        .map(Number),
    )
    .pipe(debtorSetting.shape.reminderDays),
});
export type SettingForm = z.input<typeof settingForm>;

/** The values of the setting, as the server has it, for the form. */
export function formOf(setting: DebtorSettingValues): SettingForm {
  return {
    linkValidityDays: setting.linkValidityDays,
    reminderDays: setting.reminderDays.join(', '),
    endedLinkDays: setting.endedLinkDays,
    creditApprovalThreshold: setting.creditApprovalThreshold,
    creditDecreaseNeedsAcceptance: setting.creditDecreaseNeedsAcceptance,
    tradeReferencesMin: setting.tradeReferencesMin,
    directorsMin: setting.directorsMin,
    informationOfficer: setting.informationOfficer,
    requiredDocuments: setting.requiredDocuments,
  };
}

/** Saves the setting: the first time it is created, afterwards changed. */
export function saveSetting(
  { isStored }: ShownSetting,
  values: DebtorSettingValues,
  options: CallOptions,
): Promise<{ lockId: string }> {
  return isStored
    ? templates.putCompanyDebtorSetting(values, options)
    : templates.postCompanyDebtorSetting(values, { ...options, lockId: null });
}
