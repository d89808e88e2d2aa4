// The front door of what stands before the submit of a form. It is fetched behind the first step.
export { FormSummary } from './review/FormSummary.tsx';
