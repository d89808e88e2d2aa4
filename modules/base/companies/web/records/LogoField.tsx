import { Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame, useField } from '#platform/web/fields/Field.tsx';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { namesFor } from '#platform/web/fields/named.ts';
import { useFormFrame } from '#platform/web/form.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { companyFields } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { smallPicture } from './small-picture.ts';

const name = namesFor<typeof companyFields>()('logoURL');

/** The logo: shown as it is, replaced or removed. It is saved with the form. */
export function LogoField({ disabled = false }: { readonly disabled?: boolean }): ReactNode {
  const t = useTexts(companyRecordTexts);
  const props = { name, label: t('logoURL'), help: t('logoURLHelp') };
  const state = useField(props);
  const { clearErrors } = useFormContext();
  const { setProblem } = useFormFrame();
  const { field } = useController({ name });
  const logo = String(field.value ?? '');

  async function take(file: File): Promise<void> {
    clearErrors(name);
    try {
      field.onChange(await smallPicture(file));
    } catch {
      setProblem(name, { text: t('logoUnreadable') }, 'passing');
    }
  }
  return (
    <FieldFrame {...props} state={state} group className="sm:col-span-2">
      <div role="group" aria-labelledby={`${state.id}-label`} className="flex flex-wrap items-center gap-3">
        <span className="grid h-16 w-44 flex-none place-items-center rounded-ctl border border-line bg-white p-2 text-sm text-[#52575d]">
          {logo === '' ? (
            t('logoNone')
          ) : (
            <img src={logo} alt={t('logoURL')} className="max-h-12 max-w-40 object-contain" />
          )}
        </span>
        <FilePicker
          label={t(logo === '' ? 'logoChoose' : 'logoChange')}
          icon={<Upload size={16} aria-hidden="true" />}
          accept="image/png,image/jpeg"
          disabled={disabled}
          onPick={take}
          focusTarget={field.ref}
          control={{ ...state.control, 'aria-labelledby': `${state.id}-label ${state.id}-pick` }}
          id={`${state.id}-pick`}
        />
        {logo !== '' && !disabled && (
          <button type="button" className="btn btn-g" onClick={() => field.onChange('')}>
            <Trash2 size={16} aria-hidden="true" />
            {t('logoRemove')}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
