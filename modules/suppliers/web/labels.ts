import { useCallback } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '../messages/desk/index.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { deskLabels, formLabels } from './field-names.ts';

/** The kinds of identification, by their words on the form. */
export const idTypeWords = { SA_ID: 'southAfricanId', passport: 'passport', other: 'otherId' } as const;

/** The words for a field, by its path: `directors.0.idNumber` is `Director 1, Identity number`. */
export function useFieldLabel(): (path: string) => string {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  return useCallback(
    (path) => {
      const labelOf = (name: string): string => {
        if (isIn(formLabels, name)) return form(formLabels[name]);
        return isIn(deskLabels, name) ? t(deskLabels[name]) : name;
      };
      const names = path.replace(/^carrierDetail\.?/, '').split('.');
      return names
        .map((name, place) => {
          if (name === 'directors' && names.length > place + 1)
            return form('director', { number: Number(names[place + 1]) + 1 });
          return /^\d+$/.test(name) ? '' : labelOf(name);
        })
        .filter(Boolean)
        .join(', ');
    },
    [t, form],
  );
}

function isIn<Labels extends object>(labels: Labels, name: string): name is keyof Labels & string {
  return Object.hasOwn(labels, name);
}
