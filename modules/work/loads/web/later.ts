// What screens of other modules fetch of loads when they are asked for it.
export { saveLoadFile } from './list/save-load-file.ts';
