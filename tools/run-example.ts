/** `npm run example <name>`: runs the service and an example host from `examples/` until Ctrl-C. `PORT` sets the host's port. */

import { buildAll } from '../packages/cli/src/build.ts';
import { openCompany } from '../packages/cli/src/company/open-company.ts';
import { chosenPort } from '../packages/cli/src/local/chosen-port.ts';
import { startService } from '../packages/cli/src/local/service.ts';
import { buildHost } from './build-host.ts';
import { EXAMPLES } from './examples/examples.ts';

const [name] = process.argv.slice(2);
const example = EXAMPLES.find((candidate) => candidate.name === name);
if (example === undefined) {
  if (name !== undefined) console.error(`There is no example "${name}".\n`);
  const width = Math.max(...EXAMPLES.map(({ name }) => name.length));
  console.log('npm run example <name>\n');
  for (const { name, summary } of EXAMPLES) console.log(`  ${name.padEnd(width)}  ${summary}`);
  process.exit(name === undefined ? 0 : 1);
}

const port = await chosenPort(`npm run example ${name}`, undefined);
await Promise.all([buildAll(await openCompany('.')), buildHost()]);
const service = await startService({ preview: true, blogImages: true });
const host = await example.start(service.origin, port).catch(async (error: Error) => {
  console.error(error.message);
  await service.stop();
  process.exit(1);
});
console.log(
  `\n  ${example.summary}\n\n  Open      ${host.origin}/\n  Header    ${service.origin}/chrome/header\n\n  Ctrl-C stops both.`,
);

let stopping = false;
const end = async () => {
  if (stopping) return;
  stopping = true;
  await host.stop();
  await service.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // miniflare has its own listeners, which would exit before the host has stopped
  process.removeAllListeners(signal);
  process.on(signal, end);
}
// npm exits without forwarding the signal
const parent = process.ppid;
setInterval(() => process.ppid === parent || end(), 1_000).unref();
