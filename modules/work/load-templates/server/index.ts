export { keepTemplate } from './keep-template.ts';
