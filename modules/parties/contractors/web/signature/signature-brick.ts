import { lazyField } from '#platform/web/fields/lazy-field.tsx';
import type { SignatureFieldProps } from './SignatureField.tsx';

/** The signature, with the code of its pen: fetched on the step that has one. */
export const SignatureField = lazyField<SignatureFieldProps>(
  async () => (await import('./SignatureField.tsx')).SignatureField,
  'h-64',
);
