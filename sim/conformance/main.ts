import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { joinTestCluster } from '../../tools/test-database/cluster.ts';
import { cloneTemplate, dropDatabase } from '../../tools/test-database/template.ts';
import { startOwnServer } from './own-server.ts';
import { hasFailed, lineOf, summaryOf } from './report.ts';
import { type Conformance, runConformance } from './run-conformance.ts';

const HELP = `Plays the hard cases of the vendor protocol against an implementation.

  npm run conformance                          against our own server, started for it
  npm run conformance -- --url http://…  --key-id …  --secret …  --launch-token …

  --launch-token   from the address of a game that was opened as the test player,
                   who needs 100000 minor units and no limits
  --expired-token  a session token of the same player that has ended (one case needs it)
  --json           the report as JSON`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'key-id': { type: 'string' },
    secret: { type: 'string' },
    'launch-token': { type: 'string' },
    'expired-token': { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(HELP);
else if (values.url === undefined) await againstOurOwn();
else await against(targetOf(values.url));

function targetOf(url: string): Conformance {
  const { 'key-id': keyId, secret, 'launch-token': launchToken } = values;
  if (!keyId || !secret || !launchToken) {
    console.error(HELP);
    process.exit(1);
  }
  const expiredToken = values['expired-token'] ?? null;
  return { url: url.replace(/\/$/, ''), keyId, secret, launchToken, expiredToken };
}

async function against(target: Conformance): Promise<void> {
  try {
    await play(target);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    console.error(`The cases could not begin: ${String(error)} ${cause}`.trim());
    process.exitCode = 1;
  }
}

async function play(target: Conformance): Promise<void> {
  const results = await runConformance(target, (result) => {
    if (!values.json) console.log(lineOf(result));
  });
  console.log(values.json ? JSON.stringify(results, null, 2) : `\n${summaryOf(results)}`);
  if (hasFailed(results)) process.exitCode = 1;
}

async function againstOurOwn(): Promise<void> {
  const cluster = await joinTestCluster();
  const name = `baize_conformance_${randomUUID().slice(0, 8)}`;
  try {
    const server = await startOwnServer(await cloneTemplate(cluster.url, name));
    try {
      await against(server);
    } finally {
      await server.stop();
    }
  } finally {
    await dropDatabase(cluster.url, name);
    await cluster.leave();
  }
}
