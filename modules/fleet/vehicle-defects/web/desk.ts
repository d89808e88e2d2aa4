// For other modules of the desk.
export { defectTone, severityTones } from './tones.ts';
export { defectPath } from './paths.ts';
