export { instantOf } from './load-form.ts';
export { MomentField } from './MomentField.tsx';
