// Icons that only sheets show: the first screen comes without them.
export const camera = 'M3 6h3l1.5-2h5L14 6h3v10H3ZM10 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
export const back = 'M12.5 4l-6 6 6 6';
export const cross = 'M5 5l10 10M15 5L5 15';
export const up = 'M10 16V4M4.5 9.5 10 4l5.5 5.5';
