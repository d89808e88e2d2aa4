export { buildIntegration } from './builders.ts';
