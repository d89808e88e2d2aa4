// What screens of other modules fetch of rates when they are asked for it.
export { saveRateFile } from './save-rate-file.ts';
