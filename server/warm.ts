import './start-server.ts';
import './welcome.ts';

/** Reads what a start reads, so that Node keeps it compiled; an image is built with it, because it cannot write when it runs. */
process.exit(0);
