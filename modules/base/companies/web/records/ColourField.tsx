import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame, useField } from '#platform/web/fields/Field.tsx';
import { namesFor } from '#platform/web/fields/named.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { companyFields } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';

const name = namesFor<typeof companyFields>()('brandColour');
const written = /^#[0-9a-f]{6}$/i;

/** A colour: written, or picked with the browser's own picker. */
export function ColourField(): ReactNode {
  const t = useTexts(companyRecordTexts);
  const props = { name, label: t('brandColour'), help: t('brandColourHelp') };
  const state = useField(props);
  const { field } = useController({ name });
  const value = String(field.value ?? '');
  return (
    <FieldFrame {...props} state={state}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={t('brandColourPick')}
          className="ctl w-14 flex-none cursor-pointer p-1"
          value={written.test(value) ? value : '#ffffff'}
          onChange={(event) => field.onChange(event.target.value)}
        />
        <input
          {...state.control}
          {...field}
          value={value}
          className="ctl"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
    </FieldFrame>
  );
}
