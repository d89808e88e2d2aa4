export { reckonAlerts } from './reckon.ts';
