export const fleetLogPath = '/fleetLog';
export const waitingPath = '/fleetLog/waiting';
