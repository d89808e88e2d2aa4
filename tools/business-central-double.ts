import { fillExample } from '#platform/server/testing/business-central/example.ts';
import { nasty } from '#platform/server/testing/business-central/nastiness.ts';
import { startDouble } from '#platform/server/testing/business-central/start.ts';

/**
 * `npm run business-central-double`: a test server in place of Business Central, made from its documentation alone. PORT
 * chooses the port (7048), NASTY how many of a hundred requests go wrong (0), SEED which ones. It ends with Ctrl+C.
 */
const { PORT = '7048', NASTY = '0', SEED = '1' } = process.env;
const double = await startDouble({ port: Number(PORT) });
fillExample(double.company);
double.nastiness.random(Number(NASTY), Number(SEED));
setInterval(() => void double.subscriptions.bundle(), 30_000);
console.log(`Token:   ${double.tokenUrl}  (demo-client, demo-secret)
Address: ${double.baseUrl}
Company: ${double.company.id}
${Number(NASTY) > 0 ? `${NASTY} of 100 requests go wrong: ${nasty.join(', ')}` : 'Nothing goes wrong. NASTY=20 makes 20 of 100 requests go wrong.'}`);
