export { buildTelematicsAccount } from './builders.ts';
