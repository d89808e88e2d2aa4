export { instantOf } from './load-form.ts';
export { MomentField } from './MomentField.tsx';
export { useFindingWords } from './finding-words.ts';
